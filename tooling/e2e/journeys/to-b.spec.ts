import { randomUUID } from 'node:crypto';
import { LOCALE_STORAGE_KEY, user } from '@lobby/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { call } from '#/call.ts';
import { expect, journey } from '#/journey.ts';
import { receiveCode } from '#/mailbox.ts';
import { SCANNED_LOCALES, WIDTH_OF } from '#/scanned-locales.ts';

/** Signs the browser in to a new account that is no business yet. */
async function signInWithoutBusiness(page: Page, context: BrowserContext, origin: string): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await call(page.request, user.sendEmailCode, { email, email_type: 'register' });
  const code = await receiveCode(page.request, email);
  const form = { email, password: 'Journey1-x7', re_password: 'Journey1-x7', code };
  const { token } = await call(page.request, user.register, form);
  await context.addCookies([{ name: 'token', value: token, url: origin }]);
  return email;
}

journey('an account without a business opens one, though its first address is taken', async ({ page, context, baseURL }) => {
  const email = await signInWithoutBusiness(page, context, baseURL ?? '');
  await page.goto('/dashboard/session');
  await expect(page).toHaveURL(/\/auth\/to-b$/);
  await expect(page.getByText(email)).toBeVisible();

  await page.getByLabel('Business name').fill('Demo');
  await expect(page.getByText('Taken', { exact: true })).toBeVisible();
  await page.getByLabel('Business name').press('Enter');
  await expect(page.getByText('This address is taken. Choose another one.')).toBeVisible();
  await expect(page.getByLabel('Chat address')).toBeFocused();

  const slug = `demo-${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Chat address').fill(slug);
  await expect(page.getByText('Available', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Country or region' })).toHaveValue('Hong Kong');
  await page.getByRole('combobox', { name: 'Country or region' }).fill('japan');
  await page.getByRole('option', { name: 'Japan' }).click();
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('(GMT+9) Tokyo');
  await page.getByText('日本語', { exact: true }).click();
  await page.getByRole('button', { name: /Industry/ }).click();
  await page.getByRole('option', { name: 'Fashion' }).click();

  await page.reload();
  await expect(page.getByLabel('Chat address')).toHaveValue(slug);
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('(GMT+9) Tokyo');
  await expect(page.getByRole('checkbox', { name: '日本語' })).toBeChecked();

  await page.getByRole('button', { name: 'Create business' }).click();
  await expect(page).toHaveURL(/\/dashboard\/overview/);
  await page.goto('/auth/to-b');
  await expect(page).toHaveURL(/\/dashboard\/overview/);
  await page.goto(`/chat/${slug}`);
  await expect(page.getByText('Demo').first()).toBeVisible();
});

journey('nobody opens a business without signing in', async ({ page }) => {
  await page.goto('/auth/to-b');
  await expect(page).toHaveURL(/\/auth\/sign-in\?next=%2Fauth%2Fto-b/);
});

for (const locale of SCANNED_LOCALES) {
  journey(
    `opening a business in ${locale} is without an error, and axe finds nothing`,
    { tag: WIDTH_OF[locale] },
    async ({ page, context, baseURL, violations }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [LOCALE_STORAGE_KEY, locale] as const);
      await signInWithoutBusiness(page, context, baseURL ?? '');
      await page.goto('/auth/to-b');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('combobox').first()).toBeVisible();
      await page.locator('input[name=tenant_name]').press('Enter');
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
      expect(await violations()).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
}
