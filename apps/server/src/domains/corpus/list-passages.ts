import type { TenantScope } from '#/database/transaction.ts';
import type { PassageOrigin } from './passage/passage-draft.ts';
import { findPassages, type FoundPassage } from './passage/passage.repository.ts';

/** Passages of some origins of one kind whose words hold `q`, in their order, by page. */
export function listPassages(
  scope: TenantScope,
  kind: PassageOrigin['kind'],
  ids: readonly string[],
  filter: { q: string; offset: number; limit: number },
): Promise<{ items: FoundPassage[]; total: number }> {
  return findPassages(scope, kind, ids, filter);
}
