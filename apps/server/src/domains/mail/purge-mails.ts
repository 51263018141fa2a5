import type { PlatformScope } from '#/database/transaction.ts';
import { deleteSettledMailsBefore } from './mail.repository.ts';

/** How long a mail that was sent or given up is kept, in milliseconds: a week. */
const KEPT_MS = 7 * 86_400_000;

/** Removes mails that have been settled for long. */
export function purgeMails(scope: PlatformScope, now: number): Promise<void> {
  return deleteSettledMailsBefore(scope, new Date(now - KEPT_MS));
}
