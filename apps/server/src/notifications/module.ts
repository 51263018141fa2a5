import type { notifications } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { purgeNotifications } from './notification.repository.ts';
import { getPreference, savePreference } from './preference.ts';
import { addDevice, removeDevice, testDevice } from './devices.ts';
import { listNotifications, readSome } from './read-list.ts';

/** How long the list keeps what somebody was told, in milliseconds. */
const KEPT_MS = 90 * 86_400_000;

/** What people of a business are told of what happens in it. */
export const notificationRoutes: { notification: Routes<typeof notifications> } = {
  notification: { list: listNotifications, read: readSome, preference: getPreference, savePreference, addDevice, removeDevice, testDevice },
};

export function purgeOldNotifications(scope: TenantScope, now: number): Promise<void> {
  return purgeNotifications(scope, now - KEPT_MS);
}
