import type { ResponseOf, testSets } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { isColumn } from '#/domains/corpus/import/column-names.ts';
import { FileRefused } from '#/domains/sheet/file-refused.ts';
import { BusinessError } from '#/errors.ts';
import { spendRoom } from './manage-sets.ts';
import { guessColumns, readCaseRows } from './read-case-rows.ts';
import { writeCases } from './test-set.repository.ts';

/** @throws BusinessError not_found; unreadable_file */
export async function importCases({ request, actor, services }: Call<typeof testSets.import>): Promise<ResponseOf<typeof testSets.import>> {
  const rows = await readRows(request.csv);
  const headers = rows[0] ?? [];
  const columns = request.columns ?? guessColumns(headers);
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const room = await spendRoom(scope, request.id, 0);
    const { cases, rejected } = readCaseRows(rows, columns, request.locale, room);
    if (!request.dry_run && cases.length > 0) await writeCases(scope, request.id, cases, services.now());
    return { headers, columns, accepted: cases.length, rejected };
  });
}

async function readRows(csv: string): Promise<string[][]> {
  const { readCsv } = await import('#/domains/sheet/read-csv.ts');
  try {
    return readCsv(new TextEncoder().encode(csv), isColumn).rows;
  } catch (error) {
    if (error instanceof FileRefused) throw new BusinessError('unreadable_file');
    throw error;
  }
}
