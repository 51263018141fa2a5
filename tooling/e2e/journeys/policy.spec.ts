import { LOCALE_STORAGE_KEY, policy, POLICY_TYPES, user } from '@lobby/contract';
import { call } from '#/call.ts';
import { DEMO } from '#/demo-account.ts';
import { expect, journey } from '#/journey.ts';
import { SCANNED_LOCALES } from '#/scanned-locales.ts';

for (const locale of SCANNED_LOCALES) {
  journey(`every policy is read in ${locale}, fits its screen, and axe finds nothing`, async ({ page, context, violations }) => {
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [LOCALE_STORAGE_KEY, locale] as const);
    for (const type of POLICY_TYPES) {
      await page.goto(`/policy?type=${type}`);
      await expect(page.locator('article')).toHaveAttribute('lang', locale);
      await expect(page.locator('article h2').nth(3)).toBeAttached();
      expect([type, ...(await violations())]).toEqual([type]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), type).toBeLessThanOrEqual(0);
    }
  });
}

journey('the footer of the home page leads to each policy', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Data processing' }).click();
  await expect(page).toHaveURL(/\/policy\?type=dpa/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data processing agreement');
});

journey('on paper there is the text, and nothing to click', async ({ page }) => {
  await page.goto('/policy?type=terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Policies' })).toBeHidden();
});

journey('what the product keeps in a browser is named in the cookie policy', async ({ page, context, request, baseURL, settled }) => {
  const kept = new Set<string>();
  const collect = async () => {
    await settled();
    for (const key of await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])) kept.add(key);
  };
  for (const path of ['/', '/auth/sign-up', '/chat/demo']) {
    await page.goto(path);
    await collect();
  }
  await page.goto('/playground');
  await page.getByRole('button', { name: 'Clinic' }).click();
  await page.getByRole('button', { name: 'Sign up and keep this' }).click();
  await collect();
  const { token } = await call(request, user.login, DEMO);
  await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
  for (const path of ['/dashboard/overview', '/dashboard/session', '/dashboard/knowledge-base/ai-corpus']) {
    await page.goto(path);
    await collect();
  }
  for (const { name } of await context.cookies()) kept.add(name);
  const { body } = await call(request, policy.text, { type: 'cookies' });
  const named = [...body.matchAll(/`([^`…]+)…?`/g)].map(([, name]) => name ?? '');
  expect([...kept].filter((key) => !named.some((name) => key.startsWith(name)))).toEqual([]);
  expect([...kept]).toEqual(expect.arrayContaining(['token', 'lobby-playground-draft', 'lobby-visitor:demo']));
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['token']);
});
