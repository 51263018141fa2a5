import { articleImagePath } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Those pictures that some version of some article still shows. */
export async function imagesInUse({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute(sql`SELECT id FROM unnest(${sql.param(ids)}::uuid[]) AS image(id)
    WHERE EXISTS (SELECT FROM help_version v WHERE v.tenant_id = ${tenantId} AND position(image.id::text IN v.body) > 0)`);
  return new Set(rows.map(({ id }) => String(id)));
}

/** Whether an article that everybody may read shows the picture now. */
export async function isImagePublic({ tenantId, db }: TenantScope, fileId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM help_text t JOIN help_article a ON a.tenant_id = t.tenant_id AND a.id = t.article_id
    WHERE t.tenant_id = ${tenantId} AND t.live_version IS NOT NULL AND a.visibility = 'public'
      AND position(${articleImagePath(tenantId, fileId)} IN t.live_body) > 0 LIMIT 1`);
  return rows.length > 0;
}
