import type { PlatformScope } from '#/database/transaction.ts';
import { forgetOwnFailures } from './attempt.ts';
import { deviceKey } from './device-name.ts';
import { insertDevice } from './known-device.repository.ts';
import { networkOf } from './network-of.ts';

/**
 * Takes a device for the owner's who has proved by mail to own the address: what strangers enter wrong elsewhere no longer
 * makes it wait. This is the way in for an owner on a new network whose address is under attack.
 */
export async function trustDevice(
  scope: PlatformScope,
  { userId, email, ip, userAgent }: { userId: number; email: string; ip: string; userAgent: string },
  now: Date,
): Promise<void> {
  await insertDevice(scope, userId, networkOf(ip), deviceKey(userAgent), now);
  await forgetOwnFailures(scope, { email, ip, userAgent });
}
