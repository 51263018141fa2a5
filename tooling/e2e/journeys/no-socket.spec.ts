import { conversations, LIVE_PATH, user } from '@lobby/contract';
import type { Page } from '@playwright/test';
import { call } from '#/call.ts';
import { DEMO } from '#/demo-account.ts';
import { enter } from '#/enter.ts';
import { expect, journey } from '#/journey.ts';
import { nonsense } from '#/nonsense.ts';

/** What is in the thread, without the hidden announcements to screen readers. */
const thread = (page: Page) => page.getByRole('log');
/** Within so long a word shows on the other side although nothing is announced; in milliseconds. */
const SECONDS = { timeout: 20_000 };

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await page.getByRole('textbox').press('Enter');
}

journey('where no socket gets through, a whole conversation with a person goes on within seconds', async ({ page, browser, baseURL }) => {
  const story = `tent ${nonsense()}`;
  let refused = 0;
  // Both ways of the socket: WebSockets, and long polling.
  await page.addInitScript(() => {
    class Refused {
      onerror: ((event: Event) => void) | undefined;
      constructor() {
        setTimeout(() => this.onerror?.(new Event('error')));
      }
      close(): void {
        Object.assign(this, { onerror: undefined });
      }
    }
    Object.assign(window, { WebSocket: Refused });
  });
  await page.route(
    (url) => url.pathname.startsWith(LIVE_PATH),
    (route) => {
      refused += 1;
      return route.abort();
    },
  );
  await page.goto('/chat/demo?locale=en-US');
  await say(page, story);
  await expect(thread(page).getByText('I’d rather not guess')).toBeVisible(SECONDS);

  const { token } = await call(page.request, user.login, DEMO);
  const { items } = await call(page.request, conversations.list, { view: 'all', q: story }, { token });
  const desk = await (await browser.newContext({ locale: 'en-US', ...(baseURL === undefined ? {} : { baseURL }) })).newPage();
  await enter(desk, token, `/dashboard/session?conversation=${items[0]?.id ?? ''}`);
  await desk.getByRole('button', { name: 'Take over' }).click();
  await expect(thread(page).getByText('joined the conversation')).toBeVisible(SECONDS);
  for (const turn of [1, 2, 3]) {
    const [asked, answered] = [`Question ${turn} about the ${story}`, `Answer ${turn} about the ${story}`];
    await say(page, asked);
    await expect(thread(desk).getByText(asked)).toBeVisible(SECONDS);
    await desk.getByRole('textbox', { name: 'Reply' }).fill(answered);
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(thread(page).getByText(answered)).toBeVisible(SECONDS);
  }
  await desk.getByRole('button', { name: 'Resolve', exact: true }).click();
  await expect(thread(page).getByText('marked this as resolved')).toBeVisible(SECONDS);
  for (const turn of [1, 2, 3]) await expect(thread(page).getByText(`Answer ${turn} about`)).toHaveCount(1);
  expect(refused).toBeGreaterThan(1);
  await desk.context().close();
});
