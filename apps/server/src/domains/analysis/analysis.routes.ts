import type { analysis } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { readOverview } from './read-overview.ts';

export const analysisRoutes: Routes<typeof analysis> = { overview: readOverview };
