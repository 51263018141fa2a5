import type { retention } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { previewRetention, setRetention, viewRetention } from './set-retention.ts';

export const retentionRoutes: Routes<typeof retention> = { get: viewRetention, preview: previewRetention, update: setRetention };
