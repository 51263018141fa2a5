import type { TenantScope } from '#/database/transaction.ts';
import { countVectors } from './vector.repository.ts';

/** How many of the things that the bot finds an embedding model has read, and of how many. @param known what its vectors are known by */
export function countRead(scope: TenantScope, known: string): Promise<{ done: number; total: number }> {
  return countVectors(scope, known);
}
