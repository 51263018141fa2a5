import { test as base } from '@playwright/test';
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

/** A test with what journeys need beside a browser. */
export const journey = base.extend<Fixtures>({
  context: async ({ context }, provide) => {
    if (LATE_PARTS_MS > 0)
      await context.route(/\.js(?:\?|$)/, async (route) => {
        await setTimeout(LATE_PARTS_MS);
        // A page that has gone meanwhile needs it no more.
        await route.continue().catch(() => undefined);
      });
    await provide(context);
  },
  mailbox: async ({ request }, provide) => provide((to) => readMailbox(request, to)),
  signUp: async ({ request }, provide) => provide(() => signUp(request)),
  settled: async ({ page }, provide) => provide(watchRequests(page)),
  violations: async ({ page }, provide) => provide(() => findViolations(page)),
});
