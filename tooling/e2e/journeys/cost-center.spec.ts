import { LOCALE_STORAGE_KEY, pay } from '@lobby/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { call } from '#/call.ts';
import { expect, journey } from '#/journey.ts';
import type { Account } from '#/sign-up.ts';
import { SCANNED_LOCALES, WIDTH_OF } from '#/scanned-locales.ts';

const COST_CENTER = '/dashboard/cost-center';

/** What a payer can do on the page of the practice provider. */
const PAY = /^Pay USD/;
const PAY_LATER = /^Pay later/;
const DECLINE = /^Decline/;

async function signIn(context: BrowserContext, { token }: Pick<Account, 'token'>, origin: string): Promise<void> {
  await context.addCookies([{ name: 'token', value: token, url: origin }]);
}

/** Opens the sheet of a plan and goes on to the page of the practice provider. */
async function goToPayment(page: Page, search: string): Promise<void> {
  await page.goto(`${COST_CENTER}?${search}`);
  await page.getByRole('dialog').getByRole('button', { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/pay\/sandbox\//);
}

const choose = (page: Page, deed: RegExp) => page.getByRole('button', { name: deed }).click();
const result = (page: Page, name: string) => page.getByRole('region', { name });

journey.beforeEach(async ({ context, signUp, baseURL }) => {
  const account = await signUp();
  await signIn(context, account, baseURL ?? '');
});

journey('a business buys Pro for a year: refused, left, put off, then paid, and has its invoice', async ({ page }) => {
  await goToPayment(page, 'plan=2&period=year');
  await choose(page, DECLINE);
  await result(page, 'Payment declined').getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(/plan=2/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay \$390/ })
    .click();

  await page.getByRole('link', { name: 'Leave without paying' }).click();
  await result(page, 'This payment isn’t finished yet').getByRole('button', { name: 'Continue to payment' }).click();
  await choose(page, PAY_LATER);
  const waiting = result(page, 'We are waiting for your payment');
  await expect(waiting.getByText(/^\d{11}$/)).toBeVisible();

  await waiting.getByRole('link', { name: 'Open the payment slip' }).evaluate((link) => link.removeAttribute('target'));
  await waiting.getByRole('link', { name: 'Open the payment slip' }).click();
  await choose(page, PAY);
  await expect(result(page, 'Payment received. Thank you')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Pro' }).getByText('Current')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Orders' }).getByText('Declined')).not.toHaveCount(0);

  const download = page.waitForEvent('download');
  await result(page, 'Payment received. Thank you').getByRole('button', { name: 'Invoice' }).click();
  expect((await download).suggestedFilename()).toMatch(/LB\d{14}.*\.pdf$/);
});

journey('two tabs that pay at the same time both count, once each, and both show it', async ({ page, context, request }) => {
  const other = await context.newPage();
  await goToPayment(page, 'plan=2');
  await goToPayment(other, 'plan=2');
  await Promise.all([choose(page, PAY), choose(other, PAY)]);
  for (const tab of [page, other]) await expect(result(tab, 'Payment received. Thank you')).toBeVisible();
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const { items } = await call(request, pay.orders, {}, { token });
  expect(items.map(({ status }) => status)).toEqual(['paid', 'paid']);
  const [second, first] = items;
  // The later payment begins where the earlier one ends: two months in all.
  expect([first?.start_time, second?.start_time]).toContain(Math.min(first?.end_time ?? 0, second?.end_time ?? 0));
  const { end_time: end } = await call(request, pay.subscription, {}, { token });
  expect(end).toBe(Math.max(first?.end_time ?? 0, second?.end_time ?? 0));
});

journey('a wrong coupon says so and changes nothing', async ({ page }) => {
  await page.goto(`${COST_CENTER}?plan=2`);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: /Coupon/ }).fill('NO-SUCH-COUPON');
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await expect(sheet.getByRole('textbox', { name: /Coupon/ })).toHaveAttribute('aria-invalid', 'true');
  await expect(sheet.getByRole('button', { name: 'Pay $39.00' })).toBeEnabled();
});

journey('a coupon makes the price smaller, and is paid so', async ({ page }) => {
  await page.goto(`${COST_CENTER}?plan=2`);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: /Coupon/ }).fill('journey20');
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await expect(sheet.getByText('−$7.80')).toBeVisible();
  await sheet.getByRole('button', { name: 'Pay $31.20' }).click();
  await choose(page, PAY);
  await expect(result(page, 'Payment received. Thank you').getByText(/^We received \$31\.20\./)).toBeVisible();
});

journey('a smaller plan names what it takes away, and begins at the end of the larger one', async ({ page }) => {
  await goToPayment(page, 'plan=3');
  await choose(page, PAY);
  await result(page, 'Payment received. Thank you').getByRole('button', { name: 'Done' }).click();
  await page.getByRole('article', { name: 'Pro' }).getByRole('button', { name: 'Switch to Pro at period end' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Seats: from 20 to 5.' })).toBeVisible();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Your own AI model' })).toBeVisible();
  await sheet.getByRole('button', { name: /^Pay / }).click();
  await choose(page, PAY);
  await expect(result(page, 'Payment received. Thank you')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Max' }).getByText('Current')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Pro' }).getByText(/^From /)).toBeVisible();
});

journey('an order that is given up is asked about first, and cannot be paid any more', async ({ page }) => {
  await goToPayment(page, 'plan=2');
  await page.getByRole('link', { name: 'Leave without paying' }).click();
  await result(page, 'This payment isn’t finished yet').getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(result(page, 'This order was canceled')).toBeVisible();
});

for (const locale of SCANNED_LOCALES) {
  journey(
    `axe finds nothing in the cost centre, its sheet and its comparison in ${locale}`,
    { tag: WIDTH_OF[locale] },
    async ({ page, context, settled, violations }) => {
      await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [LOCALE_STORAGE_KEY, locale] as const);
      await page.goto(COST_CENTER);
      await page.locator('main button[aria-expanded]').click();
      await expect(page.getByRole('article')).toHaveCount(3);
      await settled();
      expect(await violations()).toEqual([]);
      await page.getByRole('article').nth(1).getByRole('button').click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('timer')).toBeVisible();
      await sheet.getByRole('checkbox').check();
      expect(await violations()).toEqual([]);
    },
  );
}
