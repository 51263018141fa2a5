import { enterTenant, enterUser } from '#/database/enter-scope.ts';
import type { PlatformScope } from '#/database/transaction.ts';
import { findMembership } from '#/domains/tenant/find-membership.ts';
import { writeNotice } from '#/domains/user/write-notice.ts';
import { publishEvents } from '#/events/publish-events.ts';
import { findChoice } from '#/notifications/find-recipients.ts';
import { wants } from '#/notifications/recipient.ts';
import { deviceKey, deviceName } from './device-name.ts';
import { hasOtherDevice, insertDevice, touchDevice } from './known-device.repository.ts';
import { networkOf } from './network-of.ts';

/** Remembers where an account has signed in, and tells its owner where that is a new place; not of the first sign-in. */
export async function noticeDevice(
  scope: PlatformScope,
  userId: number,
  { ip, userAgent }: { ip: string; userAgent: string },
  now: number,
): Promise<void> {
  const [network, device, at] = [networkOf(ip), deviceKey(userAgent), new Date(now)];
  if (await touchDevice(scope, userId, network, device, at)) return;
  const isNew = await insertDevice(scope, userId, network, device, at);
  if (!isNew || !(await hasOtherDevice(scope, userId, network, device))) return;
  if (await tellInBusiness(scope, userId, { ...deviceName(userAgent), ip }, now))
    await writeNotice(scope, userId, 'new_sign_in', { ip, userAgent }, now);
}

/** Tells the person in the business that the account belongs to. @returns whether they are to be written to as well */
async function tellInBusiness(scope: PlatformScope, userId: number, facts: Record<string, unknown>, now: number): Promise<boolean> {
  await enterUser(scope, userId);
  const member = await findMembership(scope, userId);
  if (!member) return true;
  const business = await enterTenant(scope, member.tenantId);
  await publishEvents(business, [{ type: 'member.signed_in', subjectId: String(userId), facts }], now);
  const choice = await findChoice(business, userId);
  return !choice || wants({ role: member.role, ...choice }, 'login.new_device', 'email');
}
