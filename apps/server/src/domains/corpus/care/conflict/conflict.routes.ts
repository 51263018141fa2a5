import type { conflicts } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { listConflicts, settleConflict } from './settle-conflict.ts';

export const conflictRoutes: Routes<typeof conflicts> = { list: listConflicts, settle: settleConflict };
