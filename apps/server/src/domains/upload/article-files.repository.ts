import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

const uuids = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`;

export async function saveArticleFiles({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<void> {
  await db.execute(sql`UPDATE attachment SET expires_at = NULL
    WHERE tenant_id = ${tenantId} AND id = ANY(${uuids(ids)}) AND purpose = 'article' AND state = 'ready'`);
}

export async function saveDropped({ tenantId, db }: TenantScope, ids: readonly string[], now: number): Promise<void> {
  await db.execute(sql`UPDATE attachment SET expires_at = to_timestamp(${now} / 1000.0)
    WHERE tenant_id = ${tenantId} AND id = ANY(${uuids(ids)}) AND purpose = 'article'`);
}

export async function findArticleFiles(
  { tenantId, db }: TenantScope,
  ids: readonly string[],
): Promise<{ id: string; name: string; mime: string }[]> {
  const { rows } = await db.execute(sql`SELECT id, name, mime FROM attachment
    WHERE tenant_id = ${tenantId} AND id = ANY(${uuids(ids)}) AND purpose = 'article' AND state = 'ready'`);
  return rows as unknown as { id: string; name: string; mime: string }[];
}
