import type { apiKeys } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { purgeUse } from './key.repository.ts';
import { changeLimits, createKey, endKey, listKeys, rotateKey } from './manage-keys.ts';

/** Keys of programs: the calls with which people manage them. */
export const keyRoutes: { apiKey: Routes<typeof apiKeys> } = {
  apiKey: { list: listKeys, create: createKey, update: changeLimits, rotate: rotateKey, remove: endKey },
};

/** What the module removes of a tenant once it has ended. */
export const purgeKeys = purgeUse;
