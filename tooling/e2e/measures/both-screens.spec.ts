import { conversations, messages, user, visitor } from '@lobby/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { call } from '#/call.ts';
import { DEMO } from '#/demo-account.ts';
import { expect, journey } from '#/journey.ts';

/** Messages of others in the same business meanwhile, and in how many conversations. */
const PER_SECOND = 20;
const OTHERS = 10;
/** Messages that are timed each way, and before that, until a server that has just started has compiled what it does. */
const TIMED = 60;
const WARM_UP = 30;
const GOAL_MS = { median: 100, p99: 400 };

/** Where a message is written; a desk has other fields beside it. */
const composerOf = (page: Page) => page.locator('textarea:visible').last();

/** In the page: when the text is painted, in milliseconds since 1970. */
function whenSeen(text: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.body.textContent.includes(text)) return false;
      requestAnimationFrame(() => resolve(Date.now()));
      return true;
    };
    if (look()) return;
    const observer = new MutationObserver(() => look() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** In the page: when Enter is pressed the next time, in milliseconds since 1970. */
function whenSent(): Promise<number> {
  return new Promise((resolve) => addEventListener('keydown', ({ key }) => key === 'Enter' && resolve(Date.now()), { capture: true }));
}

/** From the key of one person to the screen of the other one. */
async function time(from: Page, to: Page, text: string): Promise<number> {
  const seen = to.evaluate(whenSeen, text);
  await composerOf(from).fill(text);
  const sent = from.evaluate(whenSent);
  await composerOf(from).press('Enter');
  return (await seen) - (await sent);
}

/** Visitors and a person of the same business who write at a steady pace. @returns to be called at the end */
async function chatter(request: APIRequestContext, token: string): Promise<() => Promise<void>> {
  const sessions: { token: string; id: string }[] = [];
  for (let number = 0; number < OTHERS; number += 1) {
    const begun = await call(request, visitor.session, { tenant: 'demo', locale: 'en-US' });
    const first = { conversation_id: begun.conversation_id, client_msg_id: crypto.randomUUID(), text: 'Good morning' };
    await call(request, visitor.messages, first, { token: begun.token });
    await call(request, conversations.takeover, { id: begun.conversation_id }, { token });
    sessions.push({ token: begun.token, id: begun.conversation_id });
  }
  let sent = 0;
  const sends: Promise<unknown>[] = [];
  const timer = setInterval(() => {
    const session = sessions[sent % OTHERS];
    if (!session) return;
    const said = { client_msg_id: crypto.randomUUID(), text: `Chatter ${sent}` };
    sends.push(
      sent % 2 === 0
        ? call(request, visitor.messages, { ...said, conversation_id: session.id }, { token: session.token })
        : call(request, messages.send, { ...said, id: session.id }, { token }),
    );
    sent += 1;
  }, 1_000 / PER_SECOND);
  return async () => {
    clearInterval(timer);
    await Promise.all(sends);
  };
}

journey(`from one screen to the other and back, at ${PER_SECOND} messages a second`, async ({ page, browser, request, baseURL }) => {
  const { token } = await call(request, user.login, DEMO);
  const hello = `A person, please ${crypto.randomUUID()}`;
  await page.goto(`${baseURL}/chat/demo?locale=en-US`);
  await composerOf(page).fill(hello);
  await composerOf(page).press('Enter');
  let id = '';
  await expect(async () => {
    id = (await call(request, conversations.list, { view: 'all', q: hello }, { token })).items[0]?.id ?? '';
    expect(id).not.toBe('');
  }).toPass();
  await call(request, conversations.takeover, { id }, { token });
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
  const desk = await context.newPage();
  await desk.goto(`/dashboard/session?view=all&conversation=${id}`);
  await expect(desk.getByRole('log').getByText(hello)).toBeVisible();

  const stop = await chatter(request, token);
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UP + TIMED; turn += 1) {
    const both = [await time(page, desk, `Question number ${turn} of all`), await time(desk, page, `Answer number ${turn} of all`)];
    if (turn >= WARM_UP) times.push(...both);
  }
  await stop();
  await context.close();
  const counted = times.toSorted((a, b) => a - b);
  const at = (share: number) => counted[Math.floor(share * (counted.length - 1))] ?? Number.NaN;
  process.stdout.write(
    `\nkey → the other screen, ${counted.length} messages both ways: median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms\n`,
  );
  expect(at(0.5)).toBeLessThanOrEqual(GOAL_MS.median);
  expect(at(0.99)).toBeLessThanOrEqual(GOAL_MS.p99);
});
