import type { ContactHit } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { HIT } from './find.repository.ts';
import type { MergeSide } from './plan-merge.ts';

export interface StoredSide extends MergeSide {
  id: string;
  merged_into: string | null;
}

const SIDE =
  sql.raw(`id, merged_into, name, email, email_claimed, phone, external_id, epoch_ms(identified_at) AS identified_at, claimed, remark, tags, attrs, epoch_ms(blocked_at) AS blocked_at,
  epoch_ms(first_seen_at) AS first_seen_at, epoch_ms(last_seen_at) AS last_seen_at`);

/** Contacts of a merge, locked in the order of their ids, so that two merges of the same two never wait for each other. */
export async function lockSides({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<StoredSide[]> {
  const { rows } = await db.execute(
    sql`SELECT ${SIDE} FROM contact WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param(ids)}::uuid[]) ORDER BY id FOR UPDATE`,
  );
  return rows as unknown as StoredSide[];
}

/** Both sides as a search shows them, and how many browsers the one has that would come along. */
export async function readHits({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<(ContactHit & { identities: number })[]> {
  const { rows } = await db.execute(sql`SELECT ${HIT}, '[]'::jsonb AS same,
      (SELECT count(*) FROM visitor_session v WHERE v.tenant_id = k.tenant_id AND v.contact_id = k.id) AS identities
    FROM contact k WHERE k.tenant_id = ${tenantId} AND k.id = ANY(${sql.param(ids)}::uuid[])`);
  return rows as unknown as (ContactHit & { identities: number })[];
}

/** Puts the one contact into place, and makes the other another name of it that holds nothing. */
export async function storeMerge({ tenantId, db }: TenantScope, fromId: string, intoId: string, merged: MergeSide): Promise<void> {
  await db.execute(sql`UPDATE contact SET merged_into = ${intoId} WHERE tenant_id = ${tenantId} AND merged_into = ${fromId}`);
  await db.execute(sql`UPDATE contact SET merged_into = ${intoId}, name = NULL, email = NULL, email_claimed = false, phone = NULL, external_id = NULL, identified_at = NULL, claimed = '{}', remark = '', tags = '{}',
      attrs = '{}', blocked_at = NULL WHERE tenant_id = ${tenantId} AND id = ${fromId}`);
  await db.execute(sql`UPDATE contact SET name = ${merged.name}, email = ${merged.email}, email_claimed = ${merged.email_claimed}, phone = ${merged.phone}, external_id = ${merged.external_id},
      identified_at = to_timestamp(${merged.identified_at}::double precision / 1000.0), claimed = ${sql.param(merged.claimed)}::text[],
      remark = ${merged.remark}, tags = ${sql.param(merged.tags)}::text[], attrs = ${JSON.stringify(merged.attrs)}::jsonb,
      blocked_at = to_timestamp(${merged.blocked_at}::double precision / 1000.0),
      first_seen_at = least(first_seen_at, to_timestamp(${merged.first_seen_at} / 1000.0)),
      last_seen_at = greatest(last_seen_at, to_timestamp(${merged.last_seen_at} / 1000.0))
    WHERE tenant_id = ${tenantId} AND id = ${intoId}`);
}
