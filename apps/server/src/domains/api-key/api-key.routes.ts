import type { apiKeys } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { createKey, listKeys, revokeKey } from './manage-keys.ts';

export const apiKeyRoutes: Routes<typeof apiKeys> = { list: listKeys, create: createKey, revoke: revokeKey };
