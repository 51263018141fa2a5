import { DRAFT_TTL_MS } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { deleteDrafts } from './draft.repository.ts';

/** Removes drafts that nobody touched for `DRAFT_TTL_MS`. */
export function purgeDrafts(scope: TenantScope, now: number): Promise<void> {
  return deleteDrafts(scope, now - DRAFT_TTL_MS);
}
