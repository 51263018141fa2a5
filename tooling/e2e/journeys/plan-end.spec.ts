import type { BrowserContext, Page } from '@playwright/test';
import { startClockedServer, type ClockedServer } from '#/clocked-server.ts';
import { expect, journey } from '#/journey.ts';
import { signUp } from '#/sign-up.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days of the trial that every business begins with. */
const TRIAL_DAYS = 14;

const OVERVIEW = '/dashboard/overview';
const CORPUS = '/dashboard/knowledge-base/ai-corpus';
const COST_CENTER = '/dashboard/cost-center';

interface Business {
  readonly server: ClockedServer;
  /** Its first admin's browser, signed in. */
  readonly context: BrowserContext;
}

/** A business on its first day, with the product on a clock of its own. */
const onClock = journey.extend<{ readonly business: Business }>({
  business: async ({ browser, playwright, viewport, isMobile, hasTouch }, provide) => {
    const server = await startClockedServer();
    const request = await playwright.request.newContext({ baseURL: server.origin });
    const { token } = await signUp(request);
    const context = await browser.newContext({ baseURL: server.origin, viewport, isMobile, hasTouch, reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'token', value: token, url: server.origin }]);
    await provide({ server, context });
    await context.close();
    await request.dispose();
    await server.stop();
  },
});

const renewal = (page: Page) => page.getByRole('dialog', { name: 'Renew your plan' });

async function payForPro(page: Page): Promise<void> {
  await page.goto(`${COST_CENTER}?plan=2`);
  await page.getByRole('dialog').getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('button', { name: /^Pay USD/ }).click();
  await expect(page.getByRole('region', { name: 'Payment received. Thank you' })).toBeVisible();
}

/** Clicks a destination of the navigation, which is a drawer on phones. */
async function goBy(page: Page, name: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Open navigation' });
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('link', { name, exact: true }).click();
}

onClock('ten days before the end a quiet line says how long is left, and leads to renewing', async ({ business: { server, context } }) => {
  const page = await context.newPage();
  await page.goto(OVERVIEW);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.getByText(/^Free ends in/)).toHaveCount(0);
  await server.goAhead((TRIAL_DAYS - 9.5) * DAY_MS);
  await page.reload();
  await expect(page.getByText('Free ends in 10 days.')).toBeVisible();
  await expect(renewal(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Choose a plan' }).click();
  await expect(page).toHaveURL(`${server.origin}${COST_CENTER}?currentType=deadline`);
  await expect(page.getByRole('region', { name: /^Your free trial ends on/ })).toBeVisible();
});

onClock('within 24 hours the dialog comes once a sign-in, and again after four hours', async ({ business: { server, context } }) => {
  await server.goAhead(TRIAL_DAYS * DAY_MS - 20 * HOUR_MS);
  const page = await context.newPage();
  await page.goto(CORPUS);
  await expect(renewal(page).getByText(/Your plan ends soon/)).toBeVisible();
  await renewal(page).getByRole('button', { name: 'Got it' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'AI corpus' })).toBeVisible();
  await expect(renewal(page)).toHaveCount(0);
  await server.goAhead(TRIAL_DAYS * DAY_MS - 15.9 * HOUR_MS);
  await page.reload();
  await expect(renewal(page)).toBeVisible();
  await renewal(page).getByRole('button', { name: 'Renew' }).click();
  await expect(page).toHaveURL(`${server.origin}${COST_CENTER}?currentType=deadline`);
});

onClock(
  'the trial ends while a page is open: the dialog comes, and every way but two is closed',
  async ({ business: { server, context } }) => {
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(CORPUS);
    await expect(page.getByRole('heading', { level: 1, name: 'AI corpus' })).toBeVisible();
    await server.goAhead(TRIAL_DAYS * DAY_MS);
    await page.clock.fastForward(TRIAL_DAYS * DAY_MS);
    await expect(renewal(page).getByText(/Your free trial has ended/)).toBeVisible();
    await expect(page).toHaveURL(`${server.origin}${CORPUS}`);
    await renewal(page).getByRole('button', { name: 'Got it' }).click();

    await goBy(page, 'Overview');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await goBy(page, 'Sessions');
    await expect(renewal(page)).toBeVisible();
    await expect(page).toHaveURL(`${server.origin}${OVERVIEW}`);
    await renewal(page).getByRole('button', { name: 'Renew' }).click();
    await expect(page).toHaveURL(`${server.origin}${COST_CENTER}?currentType=free`);
    await expect(page.getByRole('region', { name: /^Your free trial ended on/ })).toBeVisible();
  },
);

onClock(
  'after the end a deep link lands on the overview with the dialog open, and paying frees every open page',
  async ({ business: { server, context } }) => {
    await server.goAhead((TRIAL_DAYS + 1) * DAY_MS);
    const page = await context.newPage();
    await page.goto(CORPUS);
    await expect(renewal(page)).toBeVisible();
    await expect(page).toHaveURL(`${server.origin}${OVERVIEW}`);
    let loads = 0;
    page.on('load', () => (loads += 1));

    const other = await context.newPage();
    await payForPro(other);
    // The dialog was about an end that is no more.
    await expect(renewal(page)).toHaveCount(0);
    await goBy(page, 'AI corpus');
    await expect(page.getByRole('heading', { level: 1, name: 'AI corpus' })).toBeVisible();
    await goBy(other, 'Sessions');
    await expect(other.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible();
    expect(loads).toBe(0);
  },
);
