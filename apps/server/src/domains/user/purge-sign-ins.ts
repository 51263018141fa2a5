import type { PlatformScope } from '#/database/transaction.ts';
import { deleteCodesExpiredBefore } from './email-code.repository.ts';
import { deleteFailuresBefore } from './login-attempt.repository.ts';
import { deleteSessionsEndedBefore } from './session.repository.ts';
import { FAILURE_WINDOW_MS, LOCK_MS } from './sign-in-lock.ts';

/** How long ended sessions and codes are kept for whoever looks into a report, in milliseconds: a week. */
const KEPT_MS = 7 * 86_400_000;

/** Removes codes and sessions that ended long ago, and counts of wrong passwords that no longer count. */
export async function purgeSignIns(scope: PlatformScope, now: number): Promise<void> {
  await deleteCodesExpiredBefore(scope, new Date(now - KEPT_MS));
  await deleteSessionsEndedBefore(scope, new Date(now - KEPT_MS));
  await deleteFailuresBefore(scope, new Date(now - FAILURE_WINDOW_MS - LOCK_MS));
}
