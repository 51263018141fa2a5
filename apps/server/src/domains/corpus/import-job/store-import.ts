import { inTenant } from '#/database/transaction.ts';
import type { Database } from '#/database/open-database.ts';
import type { FileRead } from '#/domains/corpus/import/read-file.ts';
import { insertImport, insertPiece, lockImport, saveImportState } from './import-job.repository.ts';
import type { NewImport } from './import-job.ts';

/** Rows that are written in one transaction: few enough that whoever asks meanwhile hardly waits. */
const ROWS_A_PIECE = 100;
/** Pieces that are stored in one transaction. */
const PIECES_AT_ONCE = 2;

/**
 * Stores what a file holds, so that whoever lives may write it.
 * @returns false where the import is there already: it was asked for twice
 */
export async function storeImport(
  database: Database,
  tenantId: number,
  job: NewImport,
  { good, rejected }: Pick<FileRead, 'good' | 'rejected'>,
  now: () => number,
): Promise<boolean> {
  const isNew = await inTenant(database, tenantId, async (scope) => {
    if (!(await insertImport(scope, job, now()))) return false;
    await insertPiece(scope, job.id, { ord: 0, rows: [], rejected });
    return true;
  });
  if (!isNew) return false;
  const group = ROWS_A_PIECE * PIECES_AT_ONCE;
  for (let start = 0; start < good.length; start += group) {
    await inTenant(database, tenantId, async (scope) => {
      for (let at = start; at < Math.min(start + group, good.length); at += ROWS_A_PIECE) {
        await insertPiece(scope, job.id, { ord: at / ROWS_A_PIECE + 1, rows: good.slice(at, at + ROWS_A_PIECE), rejected: [] });
      }
    });
  }
  await inTenant(database, tenantId, async (scope) => {
    // Somebody may have stopped it while its rows were being stored.
    if ((await lockImport(scope, job.id))?.state === 'reading') await saveImportState(scope, job.id, 'running', now());
  });
  return true;
}
