import { user } from '@lobby/contract';
import { call } from '#/call.ts';
import { DEMO } from '#/demo-account.ts';
import { expect, journey } from '#/journey.ts';
import { serveWithOrders, type ProviderProduct } from '#/serve-with-providers.ts';

const ORDERS = 100_000;
/** Visits of each kind that are timed, each in a browser of its own, and then once more after another screen. */
const TIMED = 10;
const WARM_UP = 2;
const GOAL_MS = 500;
const FILL_MS = 240_000;

let product: ProviderProduct;
journey.beforeAll(async () => {
  journey.setTimeout(FILL_MS);
  product = await serveWithOrders(ORDERS);
});
journey.afterAll(() => product.close());

/** In the page: from the press on an entry of the navigation until rows of work orders are painted, in milliseconds. */
function timeRows(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const entry = document.querySelector<HTMLElement>(`nav a[href="${path}"]`);
    if (!entry) return reject(new Error(`Nothing in the navigation leads to ${path}`));
    const began = performance.now();
    const look = () => {
      if (!/WO-\d+/.test(document.querySelector('main table')?.textContent ?? '')) return false;
      requestAnimationFrame(() => resolve(performance.now() - began));
      return true;
    };
    const observer = new MutationObserver(() => look() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    entry.click();
  });
}

/** The code of the screen has come. */
const hasScreen = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/dashboard.work-order-'));

/** In the page: when it has nothing to do any more. */
const whenIdle = () => new Promise<void>((resolve) => void requestIdleCallback(() => resolve()));

journey(`from the navigation to rows on the screen, of ${ORDERS} work orders`, async ({ browser, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: product.address });
  const { token } = await call(request, user.login, DEMO);
  const times = { hurried: [] as number[], first: [] as number[], again: [] as number[] };
  for (let turn = 0; turn < WARM_UP + TIMED; turn += 1) {
    for (const isHurried of [true, false]) {
      const context = await browser.newContext({ baseURL: product.address });
      await context.addCookies([{ name: 'token', value: token, url: product.address }]);
      const page = await context.newPage();
      await page.goto('/dashboard/team');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      if (!isHurried) {
        await page.waitForFunction(hasScreen);
        await page.evaluate(whenIdle);
      }
      const first = await page.evaluate(timeRows, '/dashboard/work-order');
      await page.goBack();
      await expect(page.locator('main table').getByText(/WO-\d+/)).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const again = await page.evaluate(timeRows, '/dashboard/work-order');
      if (turn >= WARM_UP) {
        times[isHurried ? 'hurried' : 'first'].push(first);
        times.again.push(again);
      }
      await context.close();
    }
  }
  await request.dispose();
  const at = (taken: readonly number[], share: number) =>
    taken.toSorted((a, b) => a - b)[Math.floor(share * (taken.length - 1))] ?? Number.NaN;
  const shown = (taken: readonly number[]) => [0.5, 0.95, 1].map((share) => at(taken, share).toFixed(0)).join(' / ');
  process.stdout.write(
    `\nnavigation → rows, ${ORDERS} work orders, ${TIMED} visits, median / p95 / worst in ms: first ${shown(times.first)}, again ${shown(times.again)}, first before its code has come ${shown(times.hurried)}\n`,
  );
  for (const taken of [times.first, times.again]) expect(at(taken, 0.95)).toBeLessThanOrEqual(GOAL_MS);
});
