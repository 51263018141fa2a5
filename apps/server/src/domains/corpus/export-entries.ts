import type { corpus, EntryFilter, Locale } from '@lobby/contract';
import type { Call, FileAnswer } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { listAfter } from './corpus.repository.ts';
import type { EntryRow } from './entry-row.ts';
import { BYTE_ORDER_MARK, csvLines } from './export/csv-lines.ts';
import { entryCells, headerRow } from './export/export-rows.ts';
import { writeXlsx } from './export/write-xlsx.ts';
import { readCorpora } from './shelves/shelf.repository.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';

/** Entries read at once. */
const ROWS_AT_ONCE = 250;
const TYPES = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;

/** All entries that match, in a file that an import reads back without a change. */
export async function exportEntries({ request, actor, locale, services }: Call<typeof corpus.export>): Promise<FileAnswer> {
  const { format, ...filter } = request;
  const rows = exportedRows(services, actor.tenantId, filter, locale);
  const day = new Date(services.now()).toISOString().slice(0, 10);
  return { name: `corpus-${day}.${format}`, type: TYPES[format], bytes: await (format === 'csv' ? writeCsv(rows) : writeXlsx(rows)) };
}

/** Reads slice by slice, each in a transaction of its own, so that an export never holds a connection for long. */
async function* exportedRows(
  { database, now }: Services,
  tenantId: number,
  filter: EntryFilter,
  locale: Locale,
): AsyncGenerator<string[][]> {
  yield [headerRow(locale)];
  const corpora = await inTenant(database, tenantId, readCorpora);
  const zone = await inTenant(database, tenantId, tenantTimezone);
  const names = new Map(corpora.map(({ id, name }) => [id, name]));
  let entries: EntryRow[] = [];
  do {
    const after = entries.at(-1)?.id;
    entries = await inTenant(database, tenantId, (scope) => listAfter(scope, filter, after, ROWS_AT_ONCE, now()));
    yield entries.map((entry) => entryCells(entry, names, zone));
  } while (entries.length === ROWS_AT_ONCE);
}

async function writeCsv(slices: AsyncIterable<string[][]>): Promise<Uint8Array> {
  const parts = [Buffer.from(BYTE_ORDER_MARK)];
  for await (const slice of slices) parts.push(Buffer.from(csvLines(slice)));
  return Buffer.concat(parts);
}
