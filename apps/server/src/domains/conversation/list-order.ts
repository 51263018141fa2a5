import { Buffer } from 'node:buffer';
import type { ConversationSort } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';

/** Where a page of the list ends. Times are microseconds since 1970, as exact as the database has them. */
export interface ListPosition {
  /** 0 is urgent. */
  rank: number;
  /** Beginning of the wait; null for those nobody keeps waiting, who stand behind every wait. */
  waiting: number | null;
  updated: number;
  id: string;
}

const RANK_SQL = `CASE c.priority WHEN 'urgent' THEN 0 WHEN 'high' THEN 1 WHEN 'normal' THEN 2 ELSE 3 END`;
const RANK = sql.raw(RANK_SQL);
const WAITING = sql.raw(`coalesce(c.waiting_since, 'infinity')`);

/** Columns by which a page says where it ends. */
export const POSITION = sql.raw(`${RANK_SQL} AS rank,
  (extract(epoch FROM c.waiting_since) * 1000000)::bigint AS waiting, (extract(epoch FROM c.updated_at) * 1000000)::bigint AS updated`);

/** @param isResolved where nobody waits, so that the wait decides nothing */
export function orderBy(sort: ConversationSort, isResolved: boolean): SQL {
  if (sort === 'oldest') return sql`c.updated_at, c.id`;
  if (sort === 'newest' || (sort === 'waiting' && isResolved)) return sql`c.updated_at DESC, c.id DESC`;
  return sort === 'priority' ? sql`${RANK}, ${WAITING}, c.updated_at DESC, c.id DESC` : sql`${WAITING}, c.updated_at DESC, c.id DESC`;
}

/** What stands behind a position in the same order. */
export function beyond(sort: ConversationSort, isResolved: boolean, after: ListPosition): SQL {
  const [updated, id] = [instant(after.updated), sql`${after.id}::uuid`];
  if (sort === 'oldest') return sql`(c.updated_at, c.id) > (${updated}, ${id})`;
  const later = sql`(c.updated_at, c.id) < (${updated}, ${id})`;
  if (sort === 'newest' || (sort === 'waiting' && isResolved)) return later;
  const waiting = after.waiting === null ? sql`'infinity'::timestamptz` : instant(after.waiting);
  // The first half is what an index can begin at.
  const waits = sql`(${WAITING} >= ${waiting} AND (${WAITING} > ${waiting} OR ${later}))`;
  return sort === 'waiting' ? waits : sql`(${RANK} > ${after.rank} OR (${RANK} = ${after.rank} AND ${waits}))`;
}

const instant = (micros: number): SQL => sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`;

export function writeCursor({ rank, waiting, updated, id }: ListPosition): string {
  return Buffer.from(`${rank}.${waiting ?? ''}.${updated}.${id}`).toString('base64url');
}

const CURSOR = /^([0-3])\.(\d{0,16})\.(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** @returns undefined for anything that no page ended with */
export function readCursor(cursor: string): ListPosition | undefined {
  const [, rank, waiting, updated, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (rank === undefined || waiting === undefined || updated === undefined || id === undefined) return undefined;
  return { rank: Number(rank), waiting: waiting === '' ? null : Number(waiting), updated: Number(updated), id };
}
