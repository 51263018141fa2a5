import type { Contact, Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Fewer digits than this name nobody. */
const PHONE_DIGITS_MIN = 5;

export type KnownCaller = Pick<Contact, 'id' | 'name' | 'email' | 'phone'>;

/**
 * The contact whose telephone number it is known to be, however it is written; the one who was seen last where there are several. Whoever
 * names the same number meanwhile waits. Who only named it in a chat is somebody else: they would be shown what its owner asked for.
 */
export async function findByPhone({ tenantId, db }: TenantScope, phone: string): Promise<string | undefined> {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.length < PHONE_DIGITS_MIN) return undefined;
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`contact_phone:${tenantId}:${digits}`}))`);
  const { rows } = await db.execute(sql`SELECT id FROM contact WHERE tenant_id = ${tenantId} AND phone IS NOT NULL AND phone_key = ${digits}
    AND NOT 'phone' = ANY(claimed) AND merged_into IS NULL ORDER BY last_seen_at DESC, id LIMIT 1`);
  return (rows[0] as { id: string } | undefined)?.id;
}

/** Waits for whoever changes the same contact. */
export async function holdCaller({ tenantId, db }: TenantScope, id: string): Promise<KnownCaller | undefined> {
  const { rows } = await db.execute(
    sql`SELECT id, name, email, phone FROM contact WHERE tenant_id = ${tenantId} AND id = ${id} FOR UPDATE`,
  );
  return rows[0] as KnownCaller | undefined;
}

export async function insertCaller(
  { tenantId, db }: TenantScope,
  { name, email, phone, locale }: { name?: string | undefined; email?: string | undefined; phone?: string | undefined; locale: Locale },
  now: number,
): Promise<string> {
  const at = sql`to_timestamp(${now}::double precision / 1000.0)`;
  const { rows } = await db.execute(sql`INSERT INTO contact (tenant_id, name, email, phone, locale, first_seen_at, last_seen_at)
    VALUES (${tenantId}, ${name ?? null}, ${email ?? null}, ${phone ?? null}, ${locale}, ${at}, ${at}) RETURNING id`);
  return (rows[0] as { id: string }).id;
}
