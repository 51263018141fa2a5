import type { BulkAction, CodeName, Conversation } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** A conversation before it was changed with others. */
export interface Before {
  id: string;
  no: number;
  /** Grows with each change of owner. */
  epoch: number;
  ownerKind: Conversation['owner_kind'];
  agent: { id: number; name: string } | null;
  team: { id: string; name: string } | null;
  priority: Conversation['priority'];
  tags: string[];
}

/** What became of each; `epoch` is its owner's number behind the action. */
export interface StoredResult {
  done: { id: string; epoch: number | null }[];
  refused: { id: string; no: number; reason: CodeName }[];
}

export interface StoredBulk {
  id: string;
  action: BulkAction;
  before: Before[];
  /** Asked for and not there. */
  missing: string[];
  result: StoredResult | null;
  undone: StoredResult | null;
}

/** How conversations are now, in the order of their ids as given; what is not there is left out. */
export async function readConversations({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<Before[]> {
  const { rows } = await db.execute(sql`SELECT c.id, c.no, c.owner_epoch AS epoch, c.owner_kind AS "ownerKind", c.priority, c.tags,
      CASE WHEN c.agent_id IS NOT NULL THEN jsonb_build_object('id', c.agent_id, 'name', c.agent_name) END AS agent,
      CASE WHEN g.id IS NOT NULL THEN jsonb_build_object('id', g.id, 'name', g.name) END AS team
    FROM conversation c LEFT JOIN team g ON g.tenant_id = c.tenant_id AND g.id = c.team_id
    WHERE c.tenant_id = ${tenantId} AND c.id = ANY(${sql.param(ids)}::uuid[]) ORDER BY array_position(${sql.param(ids)}::uuid[], c.id)`);
  return rows as unknown as Before[];
}

/** Writes down what is asked for, once. @returns what is stored, which is an earlier one where the id was used; undefined for somebody else's */
export async function keepBulk(
  { tenantId, db }: TenantScope,
  userId: number,
  { id, action, before, missing }: Pick<StoredBulk, 'id' | 'action' | 'before' | 'missing'>,
  now: number,
): Promise<StoredBulk | undefined> {
  await db.execute(sql`INSERT INTO bulk_action (tenant_id, id, user_id, action, before, created_at)
    VALUES (${tenantId}, ${id}, ${userId}, ${JSON.stringify(action)}::jsonb, ${JSON.stringify({ before, missing })}::jsonb, to_timestamp(${now} / 1000.0))
    ON CONFLICT DO NOTHING`);
  return findBulk({ tenantId, db }, userId, id);
}

export async function findBulk({ tenantId, db }: TenantScope, userId: number, id: string): Promise<StoredBulk | undefined> {
  const { rows } =
    await db.execute(sql`SELECT id, action, before->'before' AS before, before->'missing' AS missing, result, undone FROM bulk_action
    WHERE tenant_id = ${tenantId} AND user_id = ${userId} AND id = ${id}`);
  return rows[0] as unknown as StoredBulk | undefined;
}

/** Keeps how it ended; the first who says so is right. */
export async function keepResult(
  { tenantId, db }: TenantScope,
  id: string,
  field: 'result' | 'undone',
  result: StoredResult,
): Promise<StoredResult> {
  const column = sql.identifier(field);
  const { rows } = await db.execute(sql`UPDATE bulk_action SET ${column} = coalesce(${column}, ${JSON.stringify(result)}::jsonb)
    WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING ${column} AS kept`);
  return (rows[0] as { kept: StoredResult } | undefined)?.kept ?? result;
}

/** Forgets what was done before a time. */
export async function deleteBulks({ tenantId, db }: TenantScope, before: number): Promise<void> {
  await db.execute(sql`DELETE FROM bulk_action WHERE tenant_id = ${tenantId} AND created_at < to_timestamp(${before} / 1000.0)`);
}

/** Takes conversations out of what is kept of how things were; what is left of nothing goes with them, and what it said. */
export async function dropFromBulks({ tenantId, db }: TenantScope, conversationIds: readonly string[]): Promise<void> {
  const gone = sql`${sql.param(conversationIds)}::text[]`;
  await db.execute(sql`UPDATE bulk_action b SET before = jsonb_set(b.before, '{before}',
      coalesce((SELECT jsonb_agg(e) FROM jsonb_array_elements(b.before->'before') e WHERE NOT e->>'id' = ANY(${gone})), '[]'))
    WHERE b.tenant_id = ${tenantId} AND EXISTS (SELECT FROM jsonb_array_elements(b.before->'before') e WHERE e->>'id' = ANY(${gone}))`);
  await db.execute(sql`DELETE FROM bulk_action WHERE tenant_id = ${tenantId} AND before->'before' = '[]' AND before->'missing' = '[]'`);
}
