import type { DiversionVisit, diversionLinks } from '@lobby/contract';
import { Buffer } from 'node:buffer';
import type { Call, FileAnswer } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BYTE_ORDER_MARK, csvLines } from '#/domains/corpus/export/csv-lines.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { BusinessError } from '#/errors.ts';
import { findLink, type StoredLink } from './link.repository.ts';
import { namesOfTargets } from './read-stats.ts';
import { listVisits as readPage, type VisitPosition, type VisitRow } from './visit.repository.ts';

const DAY_MS = 86_400_000;
/** Visits read at once for an export, and most of them in one file. */
const ROWS_AT_ONCE = 1_000;
const EXPORT_MAX = 100_000;
const HEADER = ['at', 'outcome', 'target', 'language', 'country', 'device', 'system', 'source', 'code', 'conversation', 'new_person'];

/** A page of a link's visits. @throws BusinessError not_found */
export function listVisits({ request, actor, services }: Call<typeof diversionLinks.visits>) {
  const after = request.cursor === undefined ? undefined : readCursor(request.cursor);
  return inTenant(services.database, actor.tenantId, async (scope) => {
    if (!(await findLink(scope, request.id))) throw new BusinessError('not_found');
    const found = await readPage(scope, request.id, 0, after, request.limit + 1);
    const names = await namesOfTargets(scope, request.id, services.now(), await tenantTimezone(scope));
    const page = found.slice(0, request.limit);
    const last = page.at(-1);
    return { items: page.map((row) => named(row, names)), next_cursor: found.length > request.limit && last ? writeCursor(last) : null };
  });
}

/** A link's visits as CSV. @throws BusinessError not_found */
export async function exportVisits({ request, actor, services }: Call<typeof diversionLinks.export>): Promise<FileAnswer> {
  const since = services.now() - request.days * DAY_MS;
  const { link, names } = await inTenant(
    services.database,
    actor.tenantId,
    async (scope): Promise<{ link: StoredLink; names: Map<string, string | null> }> => {
      const found = await findLink(scope, request.id);
      if (!found) throw new BusinessError('not_found');
      return { link: found, names: await namesOfTargets(scope, found.id, services.now(), await tenantTimezone(scope)) };
    },
  );
  const parts = [Buffer.from(BYTE_ORDER_MARK + csvLines([HEADER]))];
  let [rows, count]: [VisitRow[], number] = [[], 0];
  // Slice by slice, each in a transaction of its own, so that an export never holds a connection for long.
  do {
    const last = rows.at(-1);
    const after = last && { at: last.micros, id: last.id };
    rows = await inTenant(services.database, actor.tenantId, (scope) => readPage(scope, link.id, since, after, ROWS_AT_ONCE));
    parts.push(Buffer.from(csvLines(rows.map((row) => cellsOf(named(row, names))))));
    count += rows.length;
  } while (rows.length === ROWS_AT_ONCE && count < EXPORT_MAX);
  const day = new Date(services.now()).toISOString().slice(0, 10);
  return { name: `visits-${link.slug}-${day}.csv`, type: 'text/csv; charset=utf-8', bytes: Buffer.concat(parts) };
}

function named(row: VisitRow, names: ReadonlyMap<string, string | null>): DiversionVisit {
  return { ...row, target_name: row.target_id === null ? null : (names.get(row.target_id) ?? null) };
}

function cellsOf(visit: DiversionVisit): string[] {
  const { at, outcome, target_id: target, target_name: name, language, country, device, os, source, ref_code: code } = visit;
  const isNew = visit.is_new === null ? '' : visit.is_new ? 'yes' : 'no';
  return [
    new Date(at).toISOString(),
    outcome,
    name ?? target ?? '',
    language,
    country ?? '',
    device,
    os ?? '',
    source,
    code,
    visit.conversation_id ?? '',
    isNew,
  ];
}

function writeCursor({ micros, id }: VisitRow): string {
  return Buffer.from(`${micros}.${id}`).toString('base64url');
}

const CURSOR = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function readCursor(cursor: string): VisitPosition {
  const [, at, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (at === undefined || id === undefined) throw new BusinessError('invalid_request', { fields: [{ path: 'cursor', message: 'cursor' }] });
  return { at: Number(at), id };
}
