import type { EventData } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

type Told = EventData<'link.visit'>['visit'];

/** Visits of links as programs outside are told of them, by their ids: nothing that tells who it was. */
export async function describeVisits({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<Map<string, Told>> {
  if (ids.length === 0) return new Map();
  const { rows } =
    await db.execute(sql`SELECT v.id, v.link_id, l.slug, v.language, nullif(v.source, '') AS source, epoch_ms(v.opened_at) AS at
    FROM diversion_visit v JOIN diversion_link l ON l.tenant_id = v.tenant_id AND l.id = v.link_id
    WHERE v.tenant_id = ${tenantId} AND v.id = ANY(${sql.param([...new Set(ids)])}::uuid[])`);
  return new Map((rows as unknown as Told[]).map((row) => [row.id, row]));
}
