import type { apiKeys } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import type { ServerModule } from '#/server-module.ts';
import { purgeUse } from './key.repository.ts';
import { changeLimits, createKey, endKey, listKeys, rotateKey } from './manage-keys.ts';
import { noticeExpiringKeys } from './notice-expiring.ts';

const keyRoutes: { apiKey: Routes<typeof apiKeys> } = {
  apiKey: { list: listKeys, create: createKey, update: changeLimits, rotate: rotateKey, remove: endKey },
};

/** Keys of programs, and how people manage them. */
export const keyModule = {
  routes: keyRoutes,
  jobs: [{ name: 'notice-keys', cron: '17 * * * *', run: noticeExpiringKeys }],
  purge: purgeUse,
} satisfies ServerModule;
