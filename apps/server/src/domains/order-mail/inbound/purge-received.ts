import type { TenantScope } from '#/database/transaction.ts';
import { forgetMails } from './mail.repository.ts';

const DAY_MS = 86_400_000;
/** How long a mail that was not taken can still be, and how long is known of one that belongs to no work order; in milliseconds. */
const KEPT_MS = 30 * DAY_MS;
const KNOWN_MS = 90 * DAY_MS;

/** Lets go of mails that nobody has taken for long. */
export function purgeReceived(scope: TenantScope, now: number): Promise<void> {
  return forgetMails(scope, now - KEPT_MS, now - KNOWN_MS);
}
