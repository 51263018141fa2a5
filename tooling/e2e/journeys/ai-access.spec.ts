import { corpus, LOCALE_STORAGE_KEY } from '@lobby/contract';
import { call } from '#/call.ts';
import { expect, journey } from '#/journey.ts';
import { SCANNED_LOCALES } from '#/scanned-locales.ts';

const QUESTION = 'How long is the guarantee?';

journey(
  'a key is made on the screen, asks the bot, and is refused once it is revoked',
  async ({ page, request, baseURL, signUp, violations }) => {
    const { token } = await signUp();
    await call(request, corpus.create, { question: QUESTION, answer: 'Two years.', locale: 'en-US' }, { token });
    await page.context().addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
    await page.goto('/dashboard/ai-access/platform');
    await page.getByRole('button', { name: 'Create API key' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create API key' }).click();
    await expect(page.getByText('Enter a name.')).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    await page.getByLabel('Name').fill('Shop app');
    expect(await violations()).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Create API key' }).click();
    const key = (await page.getByTestId('made-key').textContent())?.trim() ?? '';
    expect(key).toMatch(/^ck_live_/);
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();

    const ask = () => request.post('/api/open/ask', { headers: { authorization: `Bearer ${key}` }, data: { question: QUESTION } });
    const answer = await ask();
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toMatchObject({ data: { text: 'Two years.' } });

    await page.reload();
    await expect(page.getByText('Shop app')).toBeVisible();
    await expect(page.getByText(key)).toHaveCount(0);
    await page.getByRole('button', { name: 'Revoke Shop app' }).click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
    expect((await ask()).status()).toBe(401);
  },
);

for (const locale of SCANNED_LOCALES) {
  journey(`AI access opens in ${locale}, and axe finds nothing`, async ({ page, context, baseURL, signUp, violations }) => {
    const { token } = await signUp();
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [LOCALE_STORAGE_KEY, locale] as const);
    await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
    await page.goto('/dashboard/ai-access/platform');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('tab')).toHaveCount(4);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      expect(await violations()).toEqual([]);
    }
  });
}
