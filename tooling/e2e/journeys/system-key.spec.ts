import { corpus, LOCALE_STORAGE_KEY } from '@lobby/contract';
import { call } from '#/call.ts';
import { expect, journey } from '#/journey.ts';
import { SCANNED_LOCALES } from '#/scanned-locales.ts';

const QUESTION = 'How long is the guarantee?';

journey(
  'a key is made, used in the console and by a program, rotated and revoked',
  async ({ page, request, baseURL, signUp, violations }) => {
    const { token } = await signUp();
    await call(request, corpus.create, { question: QUESTION, answer: 'Two years.', locale: 'en-US' }, { token });
    await page.context().addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
    await page.goto('/dashboard/system-settings');
    await expect(page).toHaveURL(/\/dashboard\/system\/key$/);
    await page.getByRole('button', { name: 'Create API key' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Create API key' }).click();
    await expect(sheet.getByText('Enter a name.')).toBeVisible();
    await expect(sheet.getByText('Choose at least one.')).toBeVisible();
    await sheet.getByLabel('Name').fill('Shop app');
    for (const scope of ['Ask the bot', 'Search knowledge and read help articles', 'Create and edit contacts'])
      await sheet.getByLabel(scope).check();
    await sheet.getByLabel('Allowed addresses').fill('127.0.0.1 ::1 shop.example');
    await sheet.getByRole('button', { name: 'Create API key' }).click();
    await expect(sheet.getByText('shop.example isn’t an IP address or a range.')).toBeVisible();
    expect(await violations()).toEqual([]);
    await sheet.getByLabel('Allowed addresses').fill('127.0.0.1\n::1');
    await sheet.getByRole('button', { name: 'Create API key' }).click();
    const shown = async () => {
      const key = (await page.getByTestId('made-key').textContent())?.trim() ?? '';
      expect(key).toMatch(/^lobby_live_/);
      await page.getByRole('button', { name: 'Done' }).click();
      return key;
    };
    await expect(page.getByTestId('made-key')).toBeVisible();
    expect(await violations()).toEqual([]);
    const key = await shown();

    const ask = (bearer: string) =>
      request.post('/api/open/ask', { headers: { authorization: `Bearer ${bearer}` }, data: { question: QUESTION } });
    expect(await (await ask(key)).json()).toMatchObject({ data: { text: 'Two years.' } });
    await page.getByRole('tab', { name: 'API console' }).click();
    await page.getByLabel('API key', { exact: true }).fill(key);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByLabel('Response')).toHaveValue(/Two years\./);
    await page.getByRole('tab', { name: 'Python' }).click();
    await expect(page.getByText('urllib.request.urlopen')).toBeVisible();
    expect(await violations()).toEqual([]);

    await page.getByRole('tab', { name: 'API keys' }).click();
    await page.reload();
    const row = page.getByRole('row', { name: /Shop app/ });
    await expect(row).toContainText('2');
    await expect(page.getByText(key)).toHaveCount(0);
    await row.click();
    expect(await violations()).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate' }).click();
    const next = await shown();
    expect([(await ask(key)).status(), (await ask(next)).status()]).toEqual([200, 200]);
    await expect(page.getByText('Replaced', { exact: true })).toBeVisible();

    await page
      .getByRole('row', { name: /Shop app/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('Revoked', { exact: true }).first()).toBeVisible();
    expect((await ask(next)).status()).toBe(401);
  },
);

for (const locale of SCANNED_LOCALES) {
  journey(`keys open in ${locale}, and axe finds nothing`, async ({ page, context, baseURL, signUp, violations }) => {
    const { token } = await signUp();
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [LOCALE_STORAGE_KEY, locale] as const);
    await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
    await page.goto('/dashboard/system/key');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('tab')).toHaveCount(3);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      expect(await violations()).toEqual([]);
    }
  });
}
