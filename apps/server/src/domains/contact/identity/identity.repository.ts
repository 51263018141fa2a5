import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Makes others wait who bring the same external id. */
export async function lockExternalId({ tenantId, db }: TenantScope, externalId: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`identity:${tenantId}:${externalId}`}, 0))`);
}

/** The contact with an external id: the one that was vouched for, otherwise the given one, otherwise the oldest; undefined where there is none. */
export async function findByExternalId({ tenantId, db }: TenantScope, externalId: string, first?: string): Promise<string | undefined> {
  const { rows } =
    await db.execute(sql`SELECT id FROM contact WHERE tenant_id = ${tenantId} AND external_id = ${externalId} AND merged_into IS NULL
    ORDER BY identified_at IS NULL, (id = ${first ?? null}::uuid) IS NOT TRUE, first_seen_at, id LIMIT 1`);
  return (rows[0] as { id: string } | undefined)?.id;
}

/** @returns whether it is the first time */
export async function markIdentified({ tenantId, db }: TenantScope, id: string, externalId: string, now: number): Promise<boolean> {
  const { rows } = await db.execute(sql`UPDATE contact SET external_id = ${externalId}, identified_at = to_timestamp(${now} / 1000.0) FROM
      (SELECT identified_at IS NULL AS first FROM contact WHERE tenant_id = ${tenantId} AND id = ${id}) before
    WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING before.first`);
  return (rows[0] as { first: boolean } | undefined)?.first ?? false;
}

export interface SaidContact {
  name: string | null;
  email: string | null;
  email_claimed: boolean;
  phone: string | null;
  attrs: Record<string, string>;
  /** What only the visitor or the page says, but for the e-mail address. */
  claimed: string[];
}

export async function lockSaid({ tenantId, db }: TenantScope, id: string): Promise<SaidContact | undefined> {
  const { rows } = await db.execute(
    sql`SELECT name, email, email_claimed, phone, attrs, claimed FROM contact WHERE tenant_id = ${tenantId} AND id = ${id} FOR UPDATE`,
  );
  return rows[0] as SaidContact | undefined;
}

export async function storeSaid({ tenantId, db }: TenantScope, id: string, said: SaidContact): Promise<void> {
  await db.execute(sql`UPDATE contact SET name = ${said.name}, email = ${said.email}, email_claimed = ${said.email_claimed}, phone = ${said.phone},
      attrs = ${JSON.stringify(said.attrs)}::jsonb, claimed = ${sql.param(said.claimed)}::text[] WHERE tenant_id = ${tenantId} AND id = ${id}`);
}
