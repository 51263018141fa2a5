import { LOCALES, LOCALE_STORAGE_KEY, user, type Locale } from '@lobby/contract';
import type { Page } from '@playwright/test';
import { call } from '#/call.ts';
import { DEMO } from '#/demo-account.ts';
import { expect, journey } from '#/journey.ts';

/** What any stranger may open, and what a member may. */
const NO_PAGE = '/no-such-page';
const PUBLIC = ['/', '/auth/sign-in', '/auth/sign-up', '/auth/reset-password', '/auth/active?key=dead', NO_PAGE, '/chat/demo'];
const SIGNED_IN = [
  '/auth/change-password',
  ...['profile', 'password', 'security', 'sessions'].map((part) => `/dashboard/overview?account=${part}`),
  '/dashboard/overview',
  '/dashboard/session',
  '/dashboard/knowledge-base/ai-corpus',
  '/dashboard/knowledge-base/ai-bot',
  '/dashboard/ai-access/platform',
  '/dashboard/knowledge-base/diversion-link',
  '/dashboard/data-analysis/overview',
  '/dashboard/data-analysis/channel',
];

/** A screen is loaded once and looked at in both widths, as by somebody who turns or narrows their window. */
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const WIDTHS = ['desk', 'phone'] as const;

/** Where axe reads which language: each width and each of the two languages that journeys scan, once a screen. */
const SCANS: Partial<Record<Locale, { readonly on: (typeof WIDTHS)[number] }>> = { 'en-US': { on: 'desk' }, 'ja-JP': { on: 'phone' } };

/** Waits until what the last change of the window made of the page has been drawn. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

for (const locale of LOCALES) {
  const scan = SCANS[locale];
  journey(
    `every screen opens in ${locale} without an error and fits a desk and a phone${scan ? `; axe finds nothing on the ${scan.on}` : ''}`,
    async ({ page, context, baseURL, settled, violations }) => {
      journey.setTimeout(240_000);
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        // A browser reports the status of a page as an error.
        const isNoPage = message.location().url.endsWith(NO_PAGE) && message.text().includes('404');
        if (message.type() === 'error' && !isNoPage) faults.push(message.text());
      });
      await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [LOCALE_STORAGE_KEY, locale] as const);
      for (const path of PUBLIC) await look(path);
      const { token } = await call(page.request, user.login, DEMO);
      await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
      for (const path of SIGNED_IN) await look(path);

      async function look(path: string): Promise<void> {
        await page.setViewportSize(SIZES.desk);
        await page.goto(path);
        await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading').first(), path).toBeVisible();
        for (const on of WIDTHS) {
          await page.setViewportSize(SIZES[on]);
          // What is laid out anew may ask for more.
          await drawn(page);
          await settled();
          if (scan?.on === on) expect([path, ...(await violations())]).toEqual([path]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} on a ${on}`).toBeLessThanOrEqual(0);
          expect([path, ...faults]).toEqual([path]);
        }
      }
    },
  );
}

journey('a signed-out visitor of the dashboard signs in and lands where they wanted to go', async ({ page }) => {
  await page.goto('/dashboard/knowledge-base/ai-corpus');
  await expect(page).toHaveURL(/\/auth\/sign-in/);
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong-password1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(DEMO.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/knowledge-base\/ai-corpus/);
});
