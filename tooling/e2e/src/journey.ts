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
}

/** How late the code of every page comes, as in the component tests; 0 leaves it as it is. */
const LATE_PARTS_MS = Number(process.env['LATE_PARTS_MS'] ?? 0);

/** How late the server's answers come, give or take a half of it, each another time; 0 leaves them as they are. */
const LATE_ANSWERS_MS = Number(process.env['LATE_ANSWERS_MS'] ?? 0);

/** Lets what a browser asks for at such addresses wait. @param waitMs in milliseconds */
const delay = (context: BrowserContext, address: RegExp, waitMs: () => number) =>
  context.route(address, async (route) => {
    await setTimeout(waitMs());
    // A page that has gone meanwhile needs it no more.
    await route.continue().catch(() => undefined);
  });

/** A test with what journeys need beside a browser. */
export const journey = base.extend<Fixtures>({
  context: async ({ context }, provide) => {
    if (LATE_PARTS_MS > 0) await delay(context, /\.js(?:\?|$)/, () => LATE_PARTS_MS);
    if (LATE_ANSWERS_MS > 0) await delay(context, /\/api\//, () => LATE_ANSWERS_MS * (0.5 + Math.random()));
    await provide(context);
  },
  mailbox: async ({ request }, provide) => provide((to) => readMailbox(request, to)),
  signUp: async ({ request }, provide) => provide(() => signUp(request)),
  settled: async ({ page }, provide) => provide(watchRequests(page)),
  violations: async ({ page }, provide) => provide(() => findViolations(page)),
});
