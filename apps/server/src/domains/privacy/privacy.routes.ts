import type { privacy } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { setPrivacy, viewPrivacy } from './set-privacy.ts';

export const privacyRoutes: Routes<typeof privacy> = { get: viewPrivacy, update: setPrivacy };
