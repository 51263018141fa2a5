import type { PlatformScope } from '#/database/transaction.ts';
import { writeNotice } from '#/domains/user/write-notice.ts';
import { deviceKey } from './device-name.ts';
import { hasOtherDevice, insertDevice, touchDevice } from './known-device.repository.ts';
import { networkOf } from './network-of.ts';

/** Remembers where an account has signed in, and writes to its owner where that is a new place; not of the first sign-in. */
export async function noticeDevice(
  scope: PlatformScope,
  userId: number,
  { ip, userAgent }: { ip: string; userAgent: string },
  now: number,
): Promise<void> {
  const [network, device, at] = [networkOf(ip), deviceKey(userAgent), new Date(now)];
  if (await touchDevice(scope, userId, network, device, at)) return;
  const isNew = await insertDevice(scope, userId, network, device, at);
  if (isNew && (await hasOtherDevice(scope, userId, network, device)))
    await writeNotice(scope, userId, 'new_sign_in', { ip, userAgent }, now);
}
