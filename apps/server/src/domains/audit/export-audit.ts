import { AUDIT_EXPORT_MAX, type audit } from '@lobby/contract';
import type { Call, FileAnswer } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BYTE_ORDER_MARK, csvLines } from '#/domains/corpus/export/csv-lines.ts';
import { listAudit, type AuditRow } from './audit.repository.ts';
import { filterOf, positionOf } from './list-audit.ts';
import { recordAudit } from './record-audit.ts';

/** Entries read at once. */
const ROWS_AT_ONCE = 1_000;
const HEADER = ['at', 'person_id', 'person', 'action', 'target', 'target_id', 'details', 'ip'];

/** Everything that the filters let through, as CSV; that it was taken along is written down too. */
export async function exportAudit(call: Call<typeof audit.export>): Promise<FileAnswer> {
  const { request, actor, services } = call;
  const now = services.now();
  const filter = filterOf(request);
  const parts = [Buffer.from(BYTE_ORDER_MARK + csvLines([HEADER]))];
  let [rows, count]: [AuditRow[], number] = [[], 0];
  // Slice by slice, each in a transaction of its own, so that an export never holds a connection for long.
  do {
    const last = rows.at(-1);
    const after = last && positionOf(last);
    rows = await inTenant(services.database, actor.tenantId, (scope) => listAudit(scope, filter, after, ROWS_AT_ONCE));
    parts.push(Buffer.from(csvLines(rows.map(cellsOf))));
    count += rows.length;
  } while (rows.length === ROWS_AT_ONCE && count < AUDIT_EXPORT_MAX);
  const target = ['audit', String(actor.tenantId)] as const;
  await inTenant(services.database, actor.tenantId, (scope) => recordAudit(scope, call, 'audit.export', target, now, { entries: count }));
  const day = new Date(now).toISOString().slice(0, 10);
  return { name: `audit-${day}.csv`, type: 'text/csv; charset=utf-8', bytes: Buffer.concat(parts) };
}

function cellsOf({ at, actor, action, target, details, ip }: AuditRow): string[] {
  const time = new Date(at).toISOString();
  return [time, String(actor?.id ?? ''), actor?.name ?? '', action, target.kind, target.id, details ? JSON.stringify(details) : '', ip];
}
