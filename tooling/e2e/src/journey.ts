import { test as base, type BrowserContext } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { findViolations } from './find-violations.ts';
import { readMailbox, type Mail } from './mailbox.ts';
import { signUp, type Account } from './sign-up.ts';
import { watchRequests } from './watch-requests.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** The latest mails to an address, newest first. */
  readonly mailbox: (to: string) => Promise<readonly Mail[]>;
  /** Registers a business of the journey's own. */
  readonly signUp: () => Promise<Account>;
  /** Waits until the page, followed since the journey's beginning, has been given all that it asked for. */
  readonly settled: () => Promise<void>;
  /** What axe finds wrong with the page as it stands. */
  readonly violations: () => Promise<readonly string[]>;
  /** Closes every context that a journey opened itself: the worker's browser, and its next journey, would keep their pages alive. */
  readonly closesContexts: undefined;
}

/** How late the code of every page comes, as in the component tests; 0 leaves it as it is. */
const LATE_PARTS_MS = Number(process.env['LATE_PARTS_MS'] ?? 0);

/** How late the server's answers come, give or take a half of it, each another time; 0 leaves them as they are. */
const LATE_ANSWERS_MS = Number(process.env['LATE_ANSWERS_MS'] ?? 0);

/** Lets the code of pages come late. A page that has gone meanwhile needs it no more. */
const delayParts = (context: BrowserContext, waitMs: number) =>
  context.route(/\.js(?:\?|$)/, async (route) => {
    await setTimeout(waitMs);
    await route.continue().catch(() => undefined);
  });

/** Lets the server have each call at once and its answer come late, each at another time; but for what is told piece by piece. */
const delayAnswers = (context: BrowserContext, waitMs: number) =>
  context.route(/\/api\//, async (route) => {
    if ((await route.request().headerValue('accept'))?.includes('event-stream')) return route.continue();
    try {
      const response = await route.fetch();
      await setTimeout(waitMs * (0.5 + Math.random()));
      await route.fulfill({ response });
    } catch {
      // The page has gone, or is offline.
      await route.abort().catch(() => undefined);
    }
  });

/** A test with what journeys need beside a browser. */
export const journey = base.extend<Fixtures>({
  context: async ({ context }, provide) => {
    if (LATE_PARTS_MS > 0) await delayParts(context, LATE_PARTS_MS);
    if (LATE_ANSWERS_MS > 0) await delayAnswers(context, LATE_ANSWERS_MS);
    await provide(context);
  },
  mailbox: async ({ request }, provide) => provide((to) => readMailbox(request, to)),
  signUp: async ({ request }, provide) => provide(() => signUp(request)),
  settled: async ({ page }, provide) => provide(watchRequests(page)),
  violations: async ({ page }, provide) => provide(() => findViolations(page)),
  closesContexts: [
    async ({ browser }, provide) => {
      await provide(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
