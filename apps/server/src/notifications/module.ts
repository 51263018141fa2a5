import type { notifications } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import type { ServerModule } from '#/server-module.ts';
import { purgeNotifications } from './notification.repository.ts';
import { getPreference, savePreference } from './preference.ts';
import { addDevice, removeDevice, testDevice } from './devices.ts';
import { listNotifications, readSome } from './read-list.ts';
import { sendDueNotifications } from './send-due.ts';

/** How long the list keeps what somebody was told, in milliseconds. */
const KEPT_MS = 90 * 86_400_000;

const notificationRoutes: { notification: Routes<typeof notifications> } = {
  notification: { list: listNotifications, read: readSome, preference: getPreference, savePreference, addDevice, removeDevice, testDevice },
};

/** What people of a business are told of what happens in it. */
export const notificationModule = {
  routes: notificationRoutes,
  jobs: [{ name: 'send-notifications', cron: '* * * * *', run: sendDueNotifications }],
  listener: ({ notifier }) => notifier,
  purge: (scope, now) => purgeNotifications(scope, now - KEPT_MS),
} satisfies ServerModule;
