import type { Database } from '#/database/open-database.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { lockCorpus, publishChange } from '#/domains/corpus/corpus-state.repository.ts';
import { insertEntries, replaceEntries } from '#/domains/corpus/corpus-writes.repository.ts';
import { importTerms, planPiece } from '#/domains/corpus/plan-import.ts';
import { lockImport, nextPiece, saveImportState, settlePiece } from './import-job.repository.ts';
import type { GoodRow, ImportJob, PieceOutcome } from './import-job.ts';

/** Writes the next rows of an import, in one transaction with the note that they are written. @returns the import after that; undefined where there is none */
export function writePiece(database: Database, tenantId: number, id: string, now: number): Promise<ImportJob | undefined> {
  return inTenant(database, tenantId, async (scope) => {
    const job = await lockImport(scope, id);
    if (job?.state !== 'running') return job;
    const piece = await nextPiece(scope, id);
    if (!piece) {
      await saveImportState(scope, id, 'done', now);
      return { ...job, state: 'done' };
    }
    await settlePiece(scope, id, piece, await writeRows(scope, piece.rows, job), now);
    return { ...job, done: job.done + piece.rows.length };
  });
}

async function writeRows(scope: TenantScope, rows: readonly GoodRow[], { mayApprove, startedBy }: ImportJob): Promise<PieceOutcome> {
  const changeNo = await lockCorpus(scope);
  const plan = await planPiece(scope, rows, await importTerms(scope, mayApprove));
  const stamp = { changeNo, by: startedBy };
  await insertEntries(scope, plan.added, stamp);
  await replaceEntries(scope, plan.updated, stamp);
  if (plan.added.length + plan.updated.length > 0) await publishChange(scope, changeNo);
  return { added: plan.added.length, updated: plan.updated.length, unchanged: plan.unchanged, rejected: plan.rejected };
}
