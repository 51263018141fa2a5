import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { MovedRows } from '#/server-module.ts';
import type { MergeSides } from './plan-unmerge.ts';

interface NewMerge {
  fromId: string;
  intoId: string;
  /** Id of the member who made it. */
  mergedBy: number;
  sides: MergeSides;
  moved: MovedRows;
}

/** A merge that can be undone. */
export interface KeptMerge {
  fromId: string;
  /** Milliseconds since 1970. */
  mergedAt: number;
  sides: MergeSides;
  moved: MovedRows;
}

const KEPT = sql.raw(`m.from_id AS "fromId", epoch_ms(m.merged_at) AS "mergedAt", m.sides, m.moved`);

/** Keeps what undoing a merge needs. */
export async function keepMerge({ tenantId, db }: TenantScope, merge: NewMerge, now: number): Promise<void> {
  await db.execute(sql`INSERT INTO contact_merge (tenant_id, from_id, into_id, merged_by, merged_at, sides, moved)
    VALUES (${tenantId}, ${merge.fromId}, ${merge.intoId}, ${merge.mergedBy}, to_timestamp(${now} / 1000.0), ${JSON.stringify(merge.sides)}::jsonb,
      ${JSON.stringify(merge.moved)}::jsonb)`);
}

/** The merge of one contact into another, taken away: it is undone once. Undefined where none is kept. */
export async function takeMerge({ tenantId, db }: TenantScope, fromId: string, intoId: string): Promise<KeptMerge | undefined> {
  const { rows } = await db.execute(
    sql`DELETE FROM contact_merge m WHERE m.tenant_id = ${tenantId} AND m.from_id = ${fromId} AND m.into_id = ${intoId} RETURNING ${KEPT}`,
  );
  return rows[0] as unknown as KeptMerge | undefined;
}

/** Merges into a contact, the latest first, with the number of the one that came and the name of the member who made it. */
export async function listMerges(
  { tenantId, db }: TenantScope,
  intoId: string,
): Promise<(KeptMerge & { no: number; mergedBy: string | null })[]> {
  const { rows } = await db.execute(sql`SELECT ${KEPT}, k.no, u.name AS "mergedBy" FROM contact_merge m
      JOIN contact k ON k.tenant_id = m.tenant_id AND k.id = m.from_id LEFT JOIN app_user u ON u.id = m.merged_by
    WHERE m.tenant_id = ${tenantId} AND m.into_id = ${intoId} ORDER BY m.merged_at DESC, m.from_id`);
  return rows as unknown as (KeptMerge & { no: number; mergedBy: string | null })[];
}

/** An address that came along has another in its place by now. What was begun under the one before is theirs, too. */
export async function addMovedAddress({ tenantId, db }: TenantScope, channelId: string, before: string, after: string): Promise<void> {
  const addresses = (address: string) => JSON.stringify([{ channel_id: channelId, address }]);
  await db.execute(sql`UPDATE contact_merge SET moved = jsonb_set(moved, '{channel_person}', moved->'channel_person' || ${addresses(after)}::jsonb)
    WHERE tenant_id = ${tenantId} AND moved->'channel_person' @> ${addresses(before)}::jsonb`);
}

/** Forgets merges that nobody undoes any more. */
export async function deleteMergesBefore({ tenantId, db }: TenantScope, before: number): Promise<void> {
  await db.execute(sql`DELETE FROM contact_merge WHERE tenant_id = ${tenantId} AND merged_at < to_timestamp(${before} / 1000.0)`);
}
