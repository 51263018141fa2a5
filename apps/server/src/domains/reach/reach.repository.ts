import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { ConversationPlace, PartMember } from './is-within-reach.ts';

/** Members who see a part of the conversations only. */
export async function findPartMembers({ tenantId, db }: TenantScope): Promise<PartMember[]> {
  const { rows } = await db.execute(sql`SELECT m.user_id AS "userId", m.reach,
      coalesce((SELECT jsonb_agg(t.team_id) FROM team_member t WHERE t.tenant_id = m.tenant_id AND t.user_id = m.user_id), '[]') AS "teamIds"
    FROM tenant_member m WHERE m.tenant_id = ${tenantId} AND m.reach <> 'all'`);
  return rows as unknown as PartMember[];
}

/** Whose a conversation is now. */
export async function findPlace({ tenantId, db }: TenantScope, conversationId: string): Promise<ConversationPlace | undefined> {
  const { rows } = await db.execute(sql`SELECT agent_id AS "agentId", team_id AS "teamId", status FROM conversation
    WHERE tenant_id = ${tenantId} AND id = ${conversationId}`);
  return rows[0] as unknown as ConversationPlace | undefined;
}

/** Whose the conversations of contacts are now. */
export async function findPlacesOf(
  { tenantId, db }: TenantScope,
  contactIds: readonly string[],
): Promise<(ConversationPlace & { contactId: string })[]> {
  const { rows } =
    await db.execute(sql`SELECT contact_id AS "contactId", agent_id AS "agentId", team_id AS "teamId", status FROM conversation
    WHERE tenant_id = ${tenantId} AND contact_id = ANY(${sql.param(contactIds)}::uuid[])`);
  return rows as unknown as (ConversationPlace & { contactId: string })[];
}

/** Whether the scope shows the conversation. */
export async function isShown({ tenantId, db }: TenantScope, conversationId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT FROM conversation WHERE tenant_id = ${tenantId} AND id = ${conversationId}`);
  return rows.length > 0;
}

/** How many conversations of a contact the scope shows. */
export async function countOfContact({ tenantId, db }: TenantScope, contactId: string): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT count(*) AS count FROM conversation WHERE tenant_id = ${tenantId} AND contact_id = ${contactId}`,
  );
  return (rows[0] as { count: number }).count;
}
