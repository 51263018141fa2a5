import type { CategoryDraft, HelpCategory } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

const CATEGORY = sql.raw(`c.id, c.parent_id, c.position, c.icon, c.names, c.entry_ids, c.version,
  (SELECT count(*)::int FROM help_article a WHERE a.tenant_id = c.tenant_id AND a.category_id = c.id) AS articles`);

const uuids = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`;

/** Makes writers of the tree wait for each other. */
export async function lockTree({ tenantId, db }: TenantScope): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`help:${tenantId}`}))`);
}

export async function readCategories({ tenantId, db }: TenantScope): Promise<HelpCategory[]> {
  const { rows } = await db.execute(sql`SELECT ${CATEGORY} FROM help_category c WHERE tenant_id = ${tenantId} ORDER BY position, id`);
  return rows as unknown as HelpCategory[];
}

export async function insertCategory({ tenantId, db }: TenantScope, draft: CategoryDraft): Promise<string> {
  const { parent_id: parent, icon, names, entry_ids: entries } = draft;
  const { rows } = await db.execute(sql`INSERT INTO help_category (tenant_id, parent_id, position, icon, names, entry_ids)
    SELECT ${tenantId}, ${parent}::uuid, count(*), ${icon}, ${JSON.stringify(names)}::jsonb, ${uuids(entries)}
    FROM help_category WHERE tenant_id = ${tenantId} AND parent_id IS NOT DISTINCT FROM ${parent}::uuid RETURNING id`);
  return String(rows[0]?.['id']);
}

export async function replaceCategory({ tenantId, db }: TenantScope, id: string, draft: CategoryDraft): Promise<void> {
  const { parent_id: parent, icon, names, entry_ids: entries } = draft;
  await db.execute(sql`UPDATE help_category SET parent_id = ${parent}::uuid, icon = ${icon}, names = ${JSON.stringify(names)}::jsonb,
    entry_ids = ${uuids(entries)}, version = version + 1 WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** What is in it moves up to its parent. */
export async function deleteCategory({ tenantId, db }: TenantScope, id: string, parentId: string | null): Promise<void> {
  await db.execute(sql`UPDATE help_category SET parent_id = ${parentId}::uuid WHERE tenant_id = ${tenantId} AND parent_id = ${id}`);
  await db.execute(sql`UPDATE help_article SET category_id = ${parentId}::uuid WHERE tenant_id = ${tenantId} AND category_id = ${id}`);
  await db.execute(sql`DELETE FROM help_category WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** Puts categories into the order in which they are named; the others come behind them as they were. */
export async function arrangeCategories({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<void> {
  await db.execute(sql`UPDATE help_category c SET position = placed.place FROM (
      SELECT id, row_number() OVER (ORDER BY coalesce(array_position(${uuids(ids)}, id), 1000000), position, id)::int - 1 AS place
      FROM help_category WHERE tenant_id = ${tenantId}) placed
    WHERE c.tenant_id = ${tenantId} AND c.id = placed.id`);
}
