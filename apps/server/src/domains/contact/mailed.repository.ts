import type { Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/**
 * The contact whose address it is known to be, the one who was seen last where there are several; mails of one sender wait for each
 * other. Who only named the address in a chat is somebody else: they would be shown what its owner mails.
 */
export async function findByEmail({ tenantId, db }: TenantScope, email: string): Promise<string | undefined> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`contact_mail:${tenantId}:${email}`}))`);
  const { rows } =
    await db.execute(sql`SELECT id FROM contact WHERE tenant_id = ${tenantId} AND lower(email) = ${email} AND NOT email_claimed AND merged_into IS NULL
    ORDER BY last_seen_at DESC, id LIMIT 1`);
  return (rows[0] as { id: string } | undefined)?.id;
}

export async function insertMailed(
  { tenantId, db }: TenantScope,
  { email, name, locale }: { email: string; name: string | null; locale: Locale },
  now: number,
): Promise<string> {
  const at = sql`to_timestamp(${now}::double precision / 1000.0)`;
  const { rows } = await db.execute(sql`INSERT INTO contact (tenant_id, email, name, locale, first_seen_at, last_seen_at)
    VALUES (${tenantId}, ${email}, ${name}, ${locale}, ${at}, ${at}) RETURNING id`);
  return (rows[0] as { id: string }).id;
}
