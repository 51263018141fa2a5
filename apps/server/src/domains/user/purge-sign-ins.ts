import type { PlatformScope } from '#/database/transaction.ts';
import { deleteCodesExpiredBefore } from './email-code/email-code.repository.ts';
import { deleteResetKeysExpiredBefore } from './reset-key.repository.ts';
import { deleteSessionsEndedBefore } from './session.repository.ts';
import { deleteDevicesNotSeenSince } from './sign-in/known-device.repository.ts';
import { deleteFailuresBefore } from './sign-in/sign-in-failure.repository.ts';
import { FORGET_MS } from './sign-in/sign-in-wait.ts';

const DAY_MS = 86_400_000;
/** How long ended sessions and codes are kept for whoever looks into a report, in milliseconds: a week. */
const KEPT_MS = 7 * DAY_MS;
/** A device that was not seen for this long is a stranger's again, in milliseconds: half a year. */
const DEVICE_MS = 180 * DAY_MS;

/** Removes codes, keys and sessions that ended long ago, devices long not seen, and counts of wrong entries that no longer count. */
export async function purgeSignIns(scope: PlatformScope, now: number): Promise<void> {
  await deleteCodesExpiredBefore(scope, new Date(now - KEPT_MS));
  await deleteResetKeysExpiredBefore(scope, new Date(now - KEPT_MS));
  await deleteSessionsEndedBefore(scope, new Date(now - KEPT_MS));
  await deleteDevicesNotSeenSince(scope, new Date(now - DEVICE_MS));
  await deleteFailuresBefore(scope, new Date(now - FORGET_MS));
}
