import type { OpenContact } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { patternOf } from '#/database/like-pattern.ts';
import { namedOnServices } from '#/database/named-on-services.ts';
import type { TenantScope } from '#/database/transaction.ts';

export interface ContactFilter {
  q?: string | undefined;
  email?: string | undefined;
  external_id?: string | undefined;
}

/** Contacts by their ids, which grow with time, the latest first; merged ones are the one that they have become. */
export async function readContacts(
  { tenantId, db }: TenantScope,
  { q, email, external_id: externalId }: ContactFilter,
  after: string | undefined,
  limit: number,
): Promise<OpenContact[]> {
  const pattern = q === undefined ? null : patternOf(q);
  const { rows } =
    await db.execute(sql`SELECT k.id, k.no, k.name, k.email, k.email IS NOT NULL AND NOT k.email_claimed AS email_confirmed, k.phone, k.remark, k.tags,
      k.external_id, k.attrs, k.locale, epoch_ms(k.blocked_at) AS blocked_at, epoch_ms(k.first_seen_at) AS first_seen_at, epoch_ms(k.last_seen_at) AS last_seen_at
    FROM contact k WHERE k.tenant_id = ${tenantId} AND k.merged_into IS NULL
      ${after === undefined ? sql`` : sql`AND k.id < ${after}`}
      ${pattern === null ? sql`` : sql`AND (k.find_text LIKE lower(${pattern}) OR k.id IN (${namedOnServices(tenantId, [pattern])}))`}
      ${email === undefined ? sql`` : sql`AND lower(k.email) = ${email}`}
      ${externalId === undefined ? sql`` : sql`AND k.external_id = ${externalId}`}
    ORDER BY k.id DESC LIMIT ${limit}`);
  return rows as unknown as OpenContact[];
}

/** Makes whoever adds somebody with an external id wait for each other. @returns who has it */
export async function findByExternalId({ tenantId, db }: TenantScope, externalId: string): Promise<string | undefined> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`contact_external:${tenantId}:${externalId}`}))`);
  const { rows } = await db.execute(sql`SELECT id FROM contact WHERE tenant_id = ${tenantId} AND external_id = ${externalId}
    AND merged_into IS NULL ORDER BY last_seen_at DESC, id LIMIT 1`);
  return (rows[0] as { id: string } | undefined)?.id;
}

/** @returns false where it is there already, because the call is a repeat */
export async function insertContact({ tenantId, db }: TenantScope, id: string, locale: string, now: number): Promise<boolean> {
  const at = sql`to_timestamp(${now}::double precision / 1000.0)`;
  const { rows } = await db.execute(sql`INSERT INTO contact (tenant_id, id, locale, first_seen_at, last_seen_at)
    VALUES (${tenantId}, ${id}, ${locale}, ${at}, ${at}) ON CONFLICT (tenant_id, id) DO NOTHING RETURNING id`);
  return rows.length > 0;
}
