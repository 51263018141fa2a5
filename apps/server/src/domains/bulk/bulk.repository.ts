import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { createBulkStore } from '#/database/bulk-store.ts';
import type { Before, DoneConversation, StoredAction, StoredConversationBulk } from './conversation-bulk.ts';

/** How conversations are now, in the order of their ids as given; what is not there is left out. */
export async function readConversations({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<Before[]> {
  const { rows } = await db.execute(sql`SELECT c.id, c.no, c.owner_epoch AS epoch, c.owner_kind AS "ownerKind", c.priority, c.tags,
      CASE WHEN c.agent_id IS NOT NULL THEN jsonb_build_object('id', c.agent_id, 'name', c.agent_name) END AS agent,
      CASE WHEN g.id IS NOT NULL THEN jsonb_build_object('id', g.id, 'name', g.name) END AS team
    FROM conversation c LEFT JOIN team g ON g.tenant_id = c.tenant_id AND g.id = c.team_id
    WHERE c.tenant_id = ${tenantId} AND c.id = ANY(${sql.param(ids)}::uuid[]) ORDER BY array_position(${sql.param(ids)}::uuid[], c.id)`);
  return rows as unknown as Before[];
}

/** What is being done with many conversations at once. */
export const conversationBulks = createBulkStore<StoredAction, Before, DoneConversation>('bulk_action', 'before');

/**
 * Makes a worker the one who is at it: where nobody is, or who was has not moved it since a time.
 * @returns whether somebody else was at it before, so that nobody knows how far its piece came; undefined where there is nothing to do
 */
export async function claimBulk(
  { tenantId, db }: TenantScope,
  id: string,
  worker: string,
  now: number,
  abandonedMs: number,
): Promise<{ isTakenOver: boolean } | undefined> {
  const { rows } =
    await db.execute(sql`WITH was AS (SELECT worker FROM bulk_action WHERE tenant_id = ${tenantId} AND id = ${id} AND through < total
      AND (worker IS NULL OR moved_at <= to_timestamp(${now - abandonedMs} / 1000.0)) FOR UPDATE)
    UPDATE bulk_action SET worker = ${worker}, moved_at = to_timestamp(${now} / 1000.0) FROM was
    WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING was.worker IS NOT NULL AS "isTakenOver"`);
  return rows[0] as unknown as { isTakenOver: boolean } | undefined;
}

/** What is left to do, for its worker; undefined where all is through or somebody else has taken it over. */
export async function holdBulk(
  { tenantId, db }: TenantScope,
  id: string,
  worker: string,
  now: number,
): Promise<Pick<StoredConversationBulk, 'action' | 'items' | 'through'> | undefined> {
  const { rows } = await db.execute(sql`UPDATE bulk_action SET moved_at = to_timestamp(${now} / 1000.0)
    WHERE tenant_id = ${tenantId} AND id = ${id} AND worker = ${worker} AND through < total RETURNING action, before AS items, through`);
  return rows[0] as unknown as Pick<StoredConversationBulk, 'action' | 'items' | 'through'> | undefined;
}

/** Whether a worker still is the one who is at it; nobody takes it over before the transaction ends. */
export async function isHeld({ tenantId, db }: TenantScope, id: string, worker: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM bulk_action WHERE tenant_id = ${tenantId} AND id = ${id} AND worker = ${worker} FOR UPDATE`,
  );
  return rows.length > 0;
}

/** Forgets how conversations were before they were changed with others; where none is left of those, what was done goes with them. */
export async function dropFromBulks({ tenantId, db }: TenantScope, conversationIds: readonly string[]): Promise<void> {
  const gone = sql`${sql.param(conversationIds)}::text[]`;
  // Each keeps its place: whoever works on them counts how far they are.
  await db.execute(sql`UPDATE bulk_action b SET before = (SELECT jsonb_agg(CASE WHEN e->>'id' = ANY(${gone}) THEN e || '{"tags": []}' ELSE e END ORDER BY place)
      FROM jsonb_array_elements(b.before) WITH ORDINALITY AS held(e, place))
    WHERE b.tenant_id = ${tenantId} AND EXISTS (SELECT FROM jsonb_array_elements(b.before) e WHERE e->>'id' = ANY(${gone}))`);
  await db.execute(sql`DELETE FROM bulk_action b WHERE b.tenant_id = ${tenantId}
    AND EXISTS (SELECT FROM jsonb_array_elements(b.before) e WHERE e->>'id' = ANY(${gone}))
    AND NOT EXISTS (SELECT FROM jsonb_array_elements(b.before) e JOIN conversation c ON c.tenant_id = b.tenant_id AND c.id = (e->>'id')::uuid
      WHERE NOT e->>'id' = ANY(${gone}))`);
}
