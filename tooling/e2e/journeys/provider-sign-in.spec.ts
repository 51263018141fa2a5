import { randomUUID } from 'node:crypto';
import { LOCALE_STORAGE_KEY } from '@lobby/contract';
import type { Page } from '@playwright/test';
import { leaveSignedOut } from '#/enter.ts';
import { expect, journey } from '#/journey.ts';
import { serveWithProviders, type ProviderProduct } from '#/serve-with-providers.ts';
import { SCANNED_LOCALES } from '#/scanned-locales.ts';

let product: ProviderProduct | undefined;
journey.describe.configure({ mode: 'default' });
journey.beforeAll(async () => {
  product = await serveWithProviders();
});
journey.afterAll(() => product?.close());

function somebody() {
  const subject = randomUUID();
  return { subject, email: `${subject}@example.com`, emailVerified: true, name: 'Mina Sato' };
}

/** On the provider's own page. */
async function decide(page: Page, person: ReturnType<typeof somebody>, decision: 'Allow' | 'Refuse'): Promise<void> {
  await page.getByLabel('Person').fill(JSON.stringify(person));
  await page.getByRole('button', { name: decision }).click();
}

const at = (path: string) => `${product?.address ?? ''}${path}`;
const open = (page: Page, path: string) => page.goto(at(path));
const button = (page: Page, provider: 'Google' | 'Apple') => page.getByRole('button', { name: `Continue with ${provider}` });

journey('somebody signs in with Google, opens a business, and the next time lands in its dashboard', async ({ page }) => {
  const person = somebody();
  await open(page, '/auth/sign-up');
  await button(page, 'Google').click();
  await decide(page, person, 'Allow');
  await expect(page).toHaveURL(at('/auth/to-b'));
  await expect(page.getByText(`Signed in as ${person.email}`)).toBeVisible();
  const name = `Kumo ${person.subject.slice(0, 8)}`;
  await page.getByLabel('Business name').fill(name);
  await expect(page.getByText('Available', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create business' }).click();
  await expect(page).toHaveURL(/\/dashboard\/overview/);
  await expect(page.getByText(name).first()).toBeVisible();

  await leaveSignedOut(page);
  await open(page, '/dashboard/knowledge-base/ai-corpus');
  await button(page, 'Google').click();
  await decide(page, person, 'Allow');
  await expect(page).toHaveURL(/\/dashboard\/knowledge-base\/ai-corpus/);
});

journey('Apple answers by a form, and neither code nor name stays in the address', async ({ page }) => {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  await open(page, '/auth/sign-in');
  await button(page, 'Apple').click();
  await decide(page, somebody(), 'Allow');
  await expect(page).toHaveURL(at('/auth/to-b'));
  expect(seen.filter((url) => url.includes('Mina'))).toEqual([]);
  await page.goBack();
  expect(page.url()).not.toContain('code=');
});

journey('who says no at the provider is told so, and can sign in another way', async ({ page, violations }) => {
  await open(page, '/auth/sign-in?next=%2Fdashboard%2Fsession');
  await button(page, 'Google').click();
  await decide(page, somebody(), 'Refuse');
  await expect(page.getByText('You canceled the sign-in at Google')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('link', { name: 'Sign in another way' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in\?next=%2Fdashboard%2Fsession/);
  await expect(button(page, 'Google')).toBeVisible();
});

journey('an answer that another browser began signs nobody in', async ({ page, browser }) => {
  const attacker = await browser.newPage();
  await open(attacker, '/auth/sign-in');
  await button(attacker, 'Google').click();
  // The attacker keeps the answer unused, for somebody else to carry.
  await attacker.route('**/api/micro/user/oauth/login', (route) => route.abort());
  const planted = attacker.waitForRequest(/\/auth\/apple-callback\?/);
  await decide(attacker, somebody(), 'Allow');
  await page.goto((await planted).url());
  await expect(page.getByRole('alert')).toContainText('was started in another window');
  expect(await page.context().cookies()).toEqual([]);
  await attacker.close();
});

for (const locale of SCANNED_LOCALES) {
  journey(`the providers stand above the forms in ${locale}, and axe finds nothing`, async ({ page, context, violations }) => {
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [LOCALE_STORAGE_KEY, locale] as const);
    for (const path of ['/auth/sign-in', '/auth/sign-up']) {
      await open(page, path);
      await expect(page.getByRole('button', { name: 'Google' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Apple' })).toBeVisible();
      expect([path, ...(await violations())]).toEqual([path]);
    }
  });
}
