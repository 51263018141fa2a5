import { ORDER_EXPORT_MAX, type Locale, type workOrderFiles } from '@lobby/contract';
import type { Call, FileAnswer } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BYTE_ORDER_MARK, csvLines } from '#/domains/corpus/export/csv-lines.ts';
import { writeXlsx } from '#/domains/corpus/export/write-xlsx.ts';
import type { OrderPosition } from '#/domains/work-order/list-order.ts';
import { readSlice, type SlicedList } from '#/domains/work-order/read-slice.ts';
import { listForms } from '#/domains/work-order/type/list-types.ts';
import type { Services } from '#/services.ts';
import { fieldColumns, headerRow, orderCells } from './order-cells.ts';

/** Work orders read at once. */
const ROWS_AT_ONCE = 250;
const TYPES = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;

/** What the list shows under its filters, within the caller's reach, in a file. */
export async function exportOrders({ request, actor, locale, services }: Call<typeof workOrderFiles.export>): Promise<FileAnswer> {
  const { format, sort, ...filter } = request;
  const rows = exportedRows(services, { tenantId: actor.tenantId, userId: actor.userId, filter, sort }, locale);
  const day = new Date(services.now()).toISOString().slice(0, 10);
  return { name: `work-orders-${day}.${format}`, type: TYPES[format], bytes: await (format === 'csv' ? writeCsv(rows) : writeXlsx(rows)) };
}

/** Reads slice by slice, so that an export never holds a connection for long. */
async function* exportedRows(services: Services, list: SlicedList, locale: Locale): AsyncGenerator<string[][]> {
  const forms = await inTenant(services.database, list.tenantId, listForms);
  const columns = fieldColumns(forms, locale);
  yield [headerRow(locale, columns)];
  let after: OrderPosition | undefined;
  for (let read = 0; read < ORDER_EXPORT_MAX; read += ROWS_AT_ONCE) {
    const { orders, last } = await readSlice(services, list, after, ROWS_AT_ONCE);
    yield orders.map((order) => orderCells(order, columns, locale));
    if (orders.length < ROWS_AT_ONCE) return;
    after = last;
  }
}

async function writeCsv(slices: AsyncIterable<string[][]>): Promise<Uint8Array> {
  const parts = [Buffer.from(BYTE_ORDER_MARK)];
  for await (const slice of slices) parts.push(Buffer.from(csvLines(slice)));
  return Buffer.concat(parts);
}
