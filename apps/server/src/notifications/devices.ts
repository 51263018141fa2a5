import { NOTIFICATION_DEVICES_MAX, type NotificationDevice, type notifications } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { deviceName } from '#/domains/user/sign-in/device-name.ts';
import { wordDevice } from '#/domains/user/sign-in/word-device.ts';
import { BusinessError } from '#/errors.ts';
import { OutgoingRefused } from '#/outside/guarded/outgoing-refused.ts';
import { say } from '#/words.ts';
import { deleteDevice, markSent, readDevices, saveDevice, type StoredDevice } from './device.repository.ts';
import type { Pushed } from './push-sender.ts';

/** Keeps a browser of the caller; a repeat keeps it once. @throws BusinessError address_refused, quota_exceeded */
export async function addDevice({
  request,
  actor,
  services,
  locale,
  userAgent,
}: Call<typeof notifications.addDevice>): Promise<NotificationDevice> {
  const { endpoint, keys } = request;
  const { tenantId, userId } = actor;
  await services.guardedAddress(new URL(endpoint).hostname).catch((error: unknown) => {
    if (error instanceof OutgoingRefused && error.reason === 'unreachable') return;
    throw error instanceof OutgoingRefused ? new BusinessError('address_refused') : error;
  });
  const name = wordDevice(deviceName(userAgent), locale);
  return inTenant(services.database, tenantId, async (scope) => {
    const own = await readDevices(scope, [userId]);
    const isNew = own.every((device) => device.endpoint !== endpoint);
    if (isNew && own.length >= NOTIFICATION_DEVICES_MAX)
      throw new BusinessError('quota_exceeded', { limit: NOTIFICATION_DEVICES_MAX }, { limit: NOTIFICATION_DEVICES_MAX });
    return view(await saveDevice(scope, { userId, name, endpoint, ...keys }, services.now()));
  });
}

/** @throws BusinessError not_found */
export async function removeDevice({ request, actor, services }: Call<typeof notifications.removeDevice>): Promise<Record<string, never>> {
  const isRemoved = await inTenant(services.database, actor.tenantId, (scope) => deleteDevice(scope, actor.userId, request.id));
  if (!isRemoved) throw new BusinessError('not_found');
  return {};
}

/** Pushes a message to one device and says what its service answered; one that is gone is forgotten. @throws BusinessError not_found */
export async function testDevice({ request, actor, services, locale }: Call<typeof notifications.testDevice>): Promise<Pushed> {
  const { tenantId, userId } = actor;
  const own = await inTenant(services.database, tenantId, (scope) => readDevices(scope, [userId]));
  const device = own.find(({ id }) => id === request.id);
  if (!device) throw new BusinessError('not_found');
  const words = { title: say(locale, 'notification.test'), body: say(locale, 'notification.test_body') };
  const pushed = await services.pushSender.send(device, { ...words, link: '/dashboard/system/notification', about: 'test', locale });
  await inTenant(services.database, tenantId, async (scope) => {
    if (pushed.state === 'gone') await deleteDevice(scope, userId, device.id);
    if (pushed.state === 'sent') await markSent(scope, [device.id], services.now());
  });
  return pushed;
}

export function view({ endpoint, userId: _user, p256dh: _key, auth: _auth, ...device }: StoredDevice): NotificationDevice {
  return { ...device, service: new URL(endpoint).host };
}
