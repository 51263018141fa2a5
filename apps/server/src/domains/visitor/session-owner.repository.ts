import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Browsers of one contact go on as another, and keep in mind who they were. @returns their ids */
export async function moveSessions({ tenantId, db }: TenantScope, fromId: string, intoId: string): Promise<string[]> {
  const { rows } =
    await db.execute(sql`UPDATE visitor_session SET contact_id = ${intoId}, merged_from = coalesce(merged_from, ${fromId}::uuid)
    WHERE tenant_id = ${tenantId} AND contact_id = ${fromId} RETURNING id`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

/** Browsers that went on as another contact are who they were. */
export async function giveSessionsBack(
  { tenantId, db }: TenantScope,
  { fromId, intoId }: { fromId: string; intoId: string },
  ids: readonly string[],
): Promise<void> {
  await db.execute(sql`UPDATE visitor_session SET contact_id = ${fromId}, merged_from = nullif(merged_from, ${fromId}::uuid)
    WHERE tenant_id = ${tenantId} AND contact_id = ${intoId} AND id = ANY(${sql.param(ids)}::uuid[])`);
}

/** Whose a browser is now. */
export async function contactOfSession({ tenantId, db }: TenantScope, id: string): Promise<string | undefined> {
  const { rows } = await db.execute(sql`SELECT contact_id AS id FROM visitor_session WHERE tenant_id = ${tenantId} AND id = ${id}`);
  return (rows[0] as { id: string } | undefined)?.id;
}
