import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { ImportedContact } from './imported-contact.ts';

/** A contact of a file under what tells it from the others. */
export interface NamedContact extends ImportedContact {
  key: string;
}

/** Takes the locks that mails of a sender take too, always in the same order. */
export async function lockAddresses({ tenantId, db }: TenantScope, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  await db.execute(sql`SELECT pg_advisory_xact_lock(l.key) FROM (
    SELECT DISTINCT hashtext(${`contact_mail:${tenantId}:`} || e.email) AS key FROM unnest(${sql.param([...emails])}::text[]) e(email) ORDER BY 1) l`);
}

/** Contacts that there are, by key: with an address those seen last whose it is known to be; without one those who have never been here. */
export async function findImported({ tenantId, db }: TenantScope, named: readonly NamedContact[]): Promise<Map<string, string>> {
  if (named.length === 0) return new Map();
  const { rows } =
    await db.execute(sql`WITH r AS MATERIALIZED (SELECT * FROM jsonb_to_recordset(${JSON.stringify(named)}::jsonb) AS r(key text, email text, name text, phone text))
    SELECT r.key, f.id FROM r CROSS JOIN LATERAL (SELECT k.id FROM contact k
        WHERE k.tenant_id = ${tenantId} AND lower(k.email) = r.email AND NOT k.email_claimed AND k.merged_into IS NULL ORDER BY k.last_seen_at DESC, k.id LIMIT 1) f
      WHERE r.email <> ''
    UNION ALL SELECT r.key, f.id FROM r CROSS JOIN LATERAL (SELECT k.id FROM contact k
        WHERE k.tenant_id = ${tenantId} AND k.merged_into IS NULL AND k.email IS NULL AND (k.name IS NOT NULL OR k.phone IS NOT NULL)
          AND coalesce(k.name, '') = r.name AND coalesce(k.phone, '') = r.phone
          AND NOT EXISTS (SELECT FROM visitor_session s WHERE s.tenant_id = k.tenant_id AND s.contact_id = k.id)
        ORDER BY k.first_seen_at, k.id LIMIT 1) f
      WHERE r.email = ''`);
  return new Map((rows as unknown as { key: string; id: string }[]).map(({ key, id }) => [key, id]));
}

/** @returns their ids by key */
export async function insertImported(
  { tenantId, db }: TenantScope,
  named: readonly NamedContact[],
  now: number,
): Promise<[string, string][]> {
  if (named.length === 0) return [];
  const at = sql`to_timestamp(${now}::double precision / 1000.0)`;
  const { rows } = await db.execute(sql`WITH r AS MATERIALIZED (SELECT uuidv7() AS id, f.* FROM
      jsonb_to_recordset(${JSON.stringify(named)}::jsonb) AS f(key text, email text, name text, phone text, locale text)),
    made AS (INSERT INTO contact (tenant_id, id, email, name, phone, locale, first_seen_at, last_seen_at)
      SELECT ${tenantId}, r.id, nullif(r.email, ''), nullif(r.name, ''), nullif(r.phone, ''), r.locale, ${at}, ${at} FROM r)
    SELECT key, id FROM r`);
  return (rows as unknown as { key: string; id: string }[]).map(({ key, id }) => [key, id]);
}
