import { sql } from 'drizzle-orm';
import type { Database } from '#/database/open-database.ts';
import { inPlatform, inTenant, type PlatformScope, type TenantScope } from '#/database/transaction.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';

/** A business that was made up to be looked at. */
export interface DemoBusiness {
  tenantId: number;
  /** Made-up visitors come while somebody looks. */
  isVisited: boolean;
  isFurnished: boolean;
}

export async function markDemo({ tenantId, db }: TenantScope, { isVisited }: { isVisited: boolean }): Promise<void> {
  await db.execute(sql`INSERT INTO demo_business (tenant_id, is_visited) VALUES (${tenantId}, ${isVisited})`);
}

/** @returns undefined where the business is a real one */
export async function findDemo({ tenantId, db }: TenantScope): Promise<DemoBusiness | undefined> {
  const { rows } = await db.execute(sql`SELECT tenant_id AS "tenantId", is_visited AS "isVisited", furnished_at IS NOT NULL AS "isFurnished"
    FROM demo_business WHERE tenant_id = ${tenantId}`);
  return rows[0] as unknown as DemoBusiness | undefined;
}

export async function listDemos(database: Database): Promise<DemoBusiness[]> {
  const found: DemoBusiness[] = [];
  for (const tenantId of await inPlatform(database, listTenantIds)) {
    const demo = await inTenant(database, tenantId, findDemo);
    if (demo) found.push(demo);
  }
  return found;
}

export async function markFurnished({ tenantId, db }: TenantScope, now: number): Promise<void> {
  await db.execute(sql`UPDATE demo_business SET furnished_at = to_timestamp(${now} / 1000.0) WHERE tenant_id = ${tenantId}`);
}

/** Somebody has removed the demo from this database. */
export async function isRemoved({ db }: PlatformScope): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT FROM demo_removal LIMIT 1`);
  return rows.length > 0;
}
