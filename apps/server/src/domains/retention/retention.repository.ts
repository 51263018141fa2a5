import type { RetentionPolicy } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export async function findPolicy({ tenantId, db }: TenantScope): Promise<RetentionPolicy> {
  const { rows } = await db.execute(sql`SELECT months, version FROM retention_policy WHERE tenant_id = ${tenantId}`);
  return (rows[0] as unknown as RetentionPolicy | undefined) ?? { months: null, version: 0 };
}

/** Saves if nobody else has since `version`; undefined otherwise. */
export async function savePolicy(
  { tenantId, db }: TenantScope,
  { months, version }: RetentionPolicy,
  now: number,
): Promise<RetentionPolicy | undefined> {
  const at = sql`to_timestamp(${now} / 1000.0)`;
  const { rows } =
    version === 0
      ? await db.execute(sql`INSERT INTO retention_policy (tenant_id, months, updated_at) VALUES (${tenantId}, ${months}, ${at})
          ON CONFLICT (tenant_id) DO NOTHING RETURNING months, version`)
      : await db.execute(sql`UPDATE retention_policy SET months = ${months}, version = version + 1, updated_at = ${at}
          WHERE tenant_id = ${tenantId} AND version = ${version} RETURNING months, version`);
  return rows[0] as unknown as RetentionPolicy | undefined;
}
