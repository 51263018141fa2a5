import { eq, sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { corpusState } from './corpus.table.ts';
import { keepVersions } from './versions/version.repository.ts';

/** Locks the corpus against other writers until the transaction ends, and gives the number of the change to come. */
export async function lockCorpus({ tenantId, db }: TenantScope): Promise<number> {
  const [row] = await db
    .insert(corpusState)
    .values({ tenantId })
    .onConflictDoUpdate({ target: corpusState.tenantId, set: { changeNo: sql`${corpusState.changeNo}` } })
    .returning({ changeNo: corpusState.changeNo });
  return (row?.changeNo ?? 0) + 1;
}

/** Keeps what the change made and tells every index that rows stamped with its number exist; the corpus is locked. @param jobId the bulk work that did it */
export async function publishChange(scope: TenantScope, changeNo: number, jobId: string | null = null): Promise<void> {
  const { tenantId, db } = scope;
  await keepVersions(scope, changeNo, jobId);
  await db.update(corpusState).set({ changeNo }).where(eq(corpusState.tenantId, tenantId));
}

/** Number of the last change; 0 for a corpus that was never written. */
export async function readChangeNo({ tenantId, db }: TenantScope): Promise<number> {
  const [row] = await db.select({ changeNo: corpusState.changeNo }).from(corpusState).where(eq(corpusState.tenantId, tenantId));
  return row?.changeNo ?? 0;
}
