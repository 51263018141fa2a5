import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { ImportedContact } from './imported-contact.ts';

/** Somebody without an e-mail address who has never been here, by name and telephone number. */
export async function findImported({ tenantId, db }: TenantScope, { name, phone }: ImportedContact): Promise<string | undefined> {
  const { rows } = await db.execute(sql`SELECT k.id FROM contact k
    WHERE k.tenant_id = ${tenantId} AND k.merged_into IS NULL AND k.email IS NULL AND coalesce(k.name, '') = ${name} AND coalesce(k.phone, '') = ${phone}
      AND NOT EXISTS (SELECT FROM visitor_session s WHERE s.tenant_id = k.tenant_id AND s.contact_id = k.id)
    ORDER BY k.first_seen_at, k.id LIMIT 1`);
  return (rows[0] as { id: string } | undefined)?.id;
}

export async function insertImported(
  { tenantId, db }: TenantScope,
  { name, email, phone, locale }: ImportedContact,
  now: number,
): Promise<string> {
  const at = sql`to_timestamp(${now}::double precision / 1000.0)`;
  const { rows } = await db.execute(sql`INSERT INTO contact (tenant_id, email, name, phone, locale, first_seen_at, last_seen_at)
    VALUES (${tenantId}, nullif(${email}, ''), nullif(${name}, ''), nullif(${phone}, ''), ${locale}, ${at}, ${at}) RETURNING id`);
  return (rows[0] as { id: string }).id;
}
