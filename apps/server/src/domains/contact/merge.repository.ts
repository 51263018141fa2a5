import type { ContactHit } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { HIT } from './find.repository.ts';
import type { MergeSide } from './plan-merge.ts';
import type { Unmerged } from './plan-unmerge.ts';

export interface StoredSide extends MergeSide {
  id: string;
  merged_into: string | null;
}

/** What of a stored contact a merge decides about. */
export function sideOf({ id: _id, merged_into: _merged, ...side }: StoredSide): MergeSide {
  return side;
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

/** Both sides as a search shows them, and how many browsers and addresses the one has that would come along. */
export async function readHits({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<(ContactHit & { identities: number })[]> {
  const { rows } = await db.execute(sql`SELECT ${HIT}, '[]'::jsonb AS same,
      (SELECT count(*) FROM visitor_session v WHERE v.tenant_id = k.tenant_id AND v.contact_id = k.id)
        + (SELECT count(*) FROM channel_person p WHERE p.tenant_id = k.tenant_id AND p.contact_id = k.id) AS identities
    FROM contact k WHERE k.tenant_id = ${tenantId} AND k.id = ANY(${sql.param(ids)}::uuid[])`);
  return rows as unknown as (ContactHit & { identities: number })[];
}

/** Puts the one contact into place, and makes the other another name of it that holds nothing. @returns ids of those that had become the other one before */
export async function storeMerge(
  { tenantId, db }: TenantScope,
  { fromId, intoId }: { fromId: string; intoId: string },
  merged: MergeSide,
): Promise<string[]> {
  const { rows } = await db.execute(
    sql`UPDATE contact SET merged_into = ${intoId} WHERE tenant_id = ${tenantId} AND merged_into = ${fromId} RETURNING id`,
  );
  await db.execute(sql`UPDATE contact SET merged_into = ${intoId}, name = NULL, email = NULL, email_claimed = false, phone = NULL, external_id = NULL, identified_at = NULL, claimed = '{}', remark = '', tags = '{}',
      attrs = '{}', blocked_at = NULL WHERE tenant_id = ${tenantId} AND id = ${fromId}`);
  await storeSide({ tenantId, db }, intoId, merged);
  await db.execute(sql`UPDATE contact SET first_seen_at = least(first_seen_at, ${time(merged.first_seen_at)}),
      last_seen_at = greatest(last_seen_at, ${time(merged.last_seen_at)}) WHERE tenant_id = ${tenantId} AND id = ${intoId}`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

/** Makes two contacts of one again, and of those that had become the first before, its own. */
export async function storeUnmerge(
  scope: TenantScope,
  { fromId, intoId, ofFrom }: { fromId: string; intoId: string; ofFrom: readonly string[] },
  { from, into }: Unmerged,
): Promise<void> {
  const { tenantId, db } = scope;
  // The one that stays lets go of an external id first: one contact has it.
  await storeSide(scope, intoId, into);
  await storeSide(scope, fromId, from);
  await db.execute(sql`UPDATE contact SET first_seen_at = ${time(into.first_seen_at)} WHERE tenant_id = ${tenantId} AND id = ${intoId}`);
  await db.execute(sql`UPDATE contact SET merged_into = CASE WHEN id = ${fromId} THEN NULL ELSE ${fromId}::uuid END
    WHERE tenant_id = ${tenantId} AND merged_into = ${intoId} AND (id = ${fromId} OR id = ANY(${sql.param(ofFrom)}::uuid[]))`);
}

const time = (ms: number | null) => sql`to_timestamp(${ms}::double precision / 1000.0)`;

async function storeSide({ tenantId, db }: TenantScope, id: string, side: MergeSide): Promise<void> {
  await db.execute(sql`UPDATE contact SET name = ${side.name}, email = ${side.email}, email_claimed = ${side.email_claimed}, phone = ${side.phone}, external_id = ${side.external_id},
      identified_at = ${time(side.identified_at)}, claimed = ${sql.param(side.claimed)}::text[],
      remark = ${side.remark}, tags = ${sql.param(side.tags)}::text[], attrs = ${JSON.stringify(side.attrs)}::jsonb,
      blocked_at = ${time(side.blocked_at)}
    WHERE tenant_id = ${tenantId} AND id = ${id}`);
}
