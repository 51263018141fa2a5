import { MERGE_KEPT_DAYS } from '@lobby/contract';
import type { ServerModule } from '#/server-module.ts';
import { deleteMergesBefore } from './kept-merge.repository.ts';

const DAY_MS = 86_400_000;

/** Who wrote to a business. */
export const contactModule = {
  purge: (scope, now) => deleteMergesBefore(scope, now - MERGE_KEPT_DAYS * DAY_MS),
} satisfies ServerModule;
