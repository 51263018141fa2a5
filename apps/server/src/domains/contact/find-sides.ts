import type { TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { lockSides, type StoredSide } from './merge.repository.ts';

export interface Sides {
  from: StoredSide;
  into: StoredSide;
  /** `from` has become `into` before. */
  isMerged: boolean;
}

/**
 * The two contacts of a merge, locked. A contact that was merged stands for the one that it has become.
 * @throws BusinessError not_found, or same_contact for one and the same and for one that went elsewhere
 */
export async function findSides(scope: TenantScope, fromId: string, intoId: string): Promise<Sides> {
  const [from, named] = await lockBoth(scope, fromId, intoId);
  const into = named.merged_into === null ? named : (await lockBoth(scope, fromId, named.merged_into))[1];
  if (from.id === into.id) throw new BusinessError('same_contact');
  if (from.merged_into === null) return { from, into, isMerged: false };
  if (from.merged_into !== into.id) throw new BusinessError('same_contact');
  return { from, into, isMerged: true };
}

async function lockBoth(scope: TenantScope, fromId: string, intoId: string): Promise<[from: StoredSide, into: StoredSide]> {
  const found = await lockSides(scope, [fromId, intoId]);
  const [from, into] = [found.find(({ id }) => id === fromId), found.find(({ id }) => id === intoId)];
  if (!from || !into) throw new BusinessError('not_found');
  return [from, into];
}
