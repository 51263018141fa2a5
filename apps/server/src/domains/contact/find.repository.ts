import { CONTACTS_FOUND_MAX, type ContactHit } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { patternOf } from '#/database/like-pattern.ts';
import { namedOnServices } from '#/database/named-on-services.ts';
import type { TenantScope } from '#/database/transaction.ts';

/** Fewer digits than this name nobody. */
const PHONE_DIGITS_MIN = 5;

/** Columns of a contact `k` as a search shows it, but for what is the same. */
export const HIT = sql.raw(`k.id, k.no, k.name, k.email, k.phone, k.external_id, epoch_ms(k.last_seen_at) AS last_seen_at,
  (SELECT count(*) FROM conversation o WHERE o.tenant_id = k.tenant_id AND o.contact_id = k.id AND o.last_seq > 0 AND o.status <> 'thread') AS conversations`);

/** Contacts in whose name, here or on a service, addresses or external id something stands; who was there last first. */
export async function findLike({ tenantId, db }: TenantScope, q: string): Promise<ContactHit[]> {
  const pattern = patternOf(q);
  const { rows } =
    await db.execute(sql`SELECT ${HIT}, '[]'::jsonb AS same FROM contact k WHERE k.tenant_id = ${tenantId} AND k.merged_into IS NULL
      AND (k.find_text LIKE lower(${pattern}) OR k.no = ${numberIn(q)} OR k.id IN (${namedOnServices(tenantId, [pattern])}))
    ORDER BY k.last_seen_at DESC, k.id LIMIT ${CONTACTS_FOUND_MAX}`);
  return rows as unknown as ContactHit[];
}

/** The number that a contact without a name is called by: alone, or as the last word of what is searched. */
function numberIn(q: string): number | null {
  const digits = /(?:^|\D)(\d{1,9})$/.exec(q.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Contacts with the same address, number or external id as one; each way of being the same reads an index of its own. */
export async function findSame({ tenantId, db }: TenantScope, id: string): Promise<ContactHit[]> {
  const { rows } =
    await db.execute(sql`WITH own AS (SELECT email, phone_key, external_id FROM contact WHERE tenant_id = ${tenantId} AND id = ${id}),
    same AS (
      SELECT k.id, 'email' AS what FROM contact k, own WHERE k.tenant_id = ${tenantId} AND k.email = own.email
      UNION ALL SELECT k.id, 'phone' FROM contact k, own
        WHERE k.tenant_id = ${tenantId} AND k.phone IS NOT NULL AND k.phone_key = own.phone_key AND length(own.phone_key) >= ${PHONE_DIGITS_MIN}
      UNION ALL SELECT k.id, 'external_id' FROM contact k, own WHERE k.tenant_id = ${tenantId} AND k.external_id = own.external_id)
    SELECT ${HIT}, s.same FROM (SELECT id, jsonb_agg(what ORDER BY what) AS same FROM same WHERE id <> ${id} GROUP BY id) s
      JOIN contact k ON k.tenant_id = ${tenantId} AND k.id = s.id
    WHERE k.merged_into IS NULL ORDER BY jsonb_array_length(s.same) DESC, k.last_seen_at DESC, k.id LIMIT ${CONTACTS_FOUND_MAX}`);
  return rows as unknown as ContactHit[];
}
