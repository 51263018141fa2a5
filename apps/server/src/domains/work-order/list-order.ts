import { Buffer } from 'node:buffer';
import type { WorkOrderSort } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';

/** Where a page of the list ends. Times are microseconds since 1970, as exact as the database has them. */
export interface OrderPosition {
  /** 0 is urgent. */
  rank: number;
  /** null where nothing was promised, which stands behind everything. */
  due: number | null;
  updated: number;
  created: number;
  id: string;
}

const RANK_SQL = `(CASE w.priority WHEN 'urgent' THEN 0 WHEN 'high' THEN 1 WHEN 'normal' THEN 2 ELSE 3 END)`;
const RANK = sql.raw(RANK_SQL);
/** When a work order `w` is due; what nobody promised anything about stands at the end of time. */
export const DUE = sql.raw(`coalesce(w.due_at, 'infinity')`);
const micros = (column: string) => `(extract(epoch FROM ${column}) * 1000000)::bigint`;

/** Columns by which a page says where it ends. */
export const POSITION = sql.raw(
  `${RANK_SQL} AS rank, ${micros('w.due_at')} AS due, ${micros('w.updated_at')} AS updated, ${micros('w.created_at')} AS created`,
);

export function orderBy(sort: WorkOrderSort): SQL {
  switch (sort) {
    case 'updated':
      return sql`w.updated_at DESC, w.id DESC`;
    case 'newest':
      return sql`w.created_at DESC, w.id DESC`;
    case 'oldest':
      return sql`w.created_at, w.id`;
    case 'due':
      return sql`${DUE}, w.updated_at DESC, w.id DESC`;
    case 'priority':
      return sql`${RANK}, w.updated_at DESC, w.id DESC`;
  }
}

/** What stands behind a position in the same order. */
export function beyond(sort: WorkOrderSort, after: OrderPosition): SQL {
  const id = sql`${after.id}::uuid`;
  const [updated, created] = [instant(after.updated), instant(after.created)];
  const later = sql`(w.updated_at, w.id) < (${updated}, ${id})`;
  switch (sort) {
    case 'updated':
      return later;
    case 'newest':
      return sql`(w.created_at, w.id) < (${created}, ${id})`;
    case 'oldest':
      return sql`(w.created_at, w.id) > (${created}, ${id})`;
    case 'due': {
      const due = after.due === null ? sql`'infinity'::timestamptz` : instant(after.due);
      // The first half is what an index can begin at.
      return sql`(${DUE} >= ${due} AND (${DUE} > ${due} OR ${later}))`;
    }
    case 'priority':
      return sql`(${RANK} >= ${after.rank} AND (${RANK} > ${after.rank} OR ${later}))`;
  }
}

const instant = (at: number): SQL => sql`(timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond')`;

export function writeCursor({ rank, due, updated, created, id }: OrderPosition): string {
  return Buffer.from(`${rank}.${due ?? ''}.${updated}.${created}.${id}`).toString('base64url');
}

const CURSOR = /^([0-3])\.(\d{0,16})\.(\d{1,16})\.(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** @returns undefined for anything that no page ended with */
export function readCursor(cursor: string): OrderPosition | undefined {
  const [, rank, due, updated, created, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (rank === undefined || due === undefined || updated === undefined || created === undefined || id === undefined) return undefined;
  return { rank: Number(rank), due: due === '' ? null : Number(due), updated: Number(updated), created: Number(created), id };
}
