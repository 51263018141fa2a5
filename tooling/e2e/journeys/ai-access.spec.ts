import { LOCALE_STORAGE_KEY } from '@lobby/contract';
import { expect, journey } from '#/journey.ts';
import { SCANNED_LOCALES } from '#/scanned-locales.ts';

for (const locale of SCANNED_LOCALES) {
  journey(`AI access opens in ${locale}, and axe finds nothing`, async ({ page, context, baseURL, signUp, violations }) => {
    const { token } = await signUp();
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [LOCALE_STORAGE_KEY, locale] as const);
    await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
    await page.goto('/dashboard/ai-access/platform');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('a[href="/dashboard/system/key"]')).toHaveCount(2);
    expect(await violations()).toEqual([]);
  });
}
