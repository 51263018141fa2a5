import { ORDER_IMPORT_MAX_ROWS, type OrderImportCheck, type OrderImportMapping } from '@lobby/contract';
import { FileRefused } from '#/domains/sheet/file-refused.ts';
import { readAny } from '#/domains/sheet/read-any.ts';
import { isBlank } from '#/domains/sheet/sheet.ts';
import { checkOrderRows } from './check-rows.ts';
import { isOrderColumn } from './column-names.ts';
import { findOrderColumns, orderMappingOf } from './find-columns.ts';
import type { GoodOrderRow, OrderDesk, RejectedOrderRow } from './order-row.ts';

export interface OrderFile {
  bytes: Uint8Array;
  mapping: OrderImportMapping;
  desk: OrderDesk;
}

/** What a file says about itself, and the rows that cannot be used. */
export type OrderFileFacts = Pick<OrderImportCheck, 'headers' | 'mapping' | 'encoding'> & { rejected: RejectedOrderRow[] };

/** Reads a file of work orders, the first row that is not blank being its header. @throws FileRefused */
export function readOrders({ bytes, mapping, desk }: OrderFile): { facts: OrderFileFacts; rows: GoodOrderRow[] } {
  const { rows, encoding } = readAny(bytes, isOrderColumn);
  const top = rows.findIndex((row) => !isBlank(row));
  const headers = (rows[top] ?? []).map((header) => header.trim());
  const places = findOrderColumns(
    headers,
    mapping,
    desk.types.flatMap(({ fields }) => fields),
  );
  const body = rows.slice(top + 1);
  if (body.filter((row) => !isBlank(row)).length > ORDER_IMPORT_MAX_ROWS)
    throw new FileRefused({ code: 'too_large', unit: 'rows', limit: ORDER_IMPORT_MAX_ROWS });
  const { good, rejected } = checkOrderRows(body, { firstRow: top + 2, headers, places, desk });
  const facts = { headers: headers.filter((header) => header !== ''), mapping: orderMappingOf(places, headers), encoding, rejected };
  return { facts, rows: good };
}
