import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Tables with rows of a conversation, those that others point at last. */
export const OF_CONVERSATION = [
  'message_edit',
  'message_translation',
  'translation_memory',
  'conversation_note',
  'conversation_reader',
  'bot_tool_call',
  'visitor_proof',
  'bot_run',
  'corpus_gap_question',
  'corpus_suggestion',
  'test_case',
  'draft',
  'diversion_offer',
  'diversion_visit',
  'chat_letter',
  'page_seen',
  'conversation_search',
  'bot_fact_conversation',
  'bot_fact_due',
  'fact_conversation',
  'notification_escalation',
  'notification',
  'channel_event',
  'channel_delivery',
  'channel_template_use',
  'channel_correction',
  'channel_notice',
  'channel_reaction',
  'channel_reaction_sent',
  'channel_message',
  'work_order',
  'message',
] as const;

export async function deleteConversations({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const list = sql`${sql.param(ids)}::uuid[]`;
  let messages = 0;
  for (const table of OF_CONVERSATION) {
    const { rowCount } = await db.execute(
      sql`DELETE FROM ${sql.identifier(table)} WHERE tenant_id = ${tenantId} AND conversation_id = ANY(${list})`,
    );
    if (table === 'message') messages = rowCount ?? 0;
  }
  await db.execute(sql`DELETE FROM conversation WHERE tenant_id = ${tenantId} AND id = ANY(${list})`);
  return messages;
}

/** SQL: the conversation `c` was closed before a time and goes on no more; `months` and `now` (epoch ms) are its parameters. */
function isDue(months: number, now: number, reopenHours: number) {
  return sql`c.status = 'resolved' AND c.resolved_at < to_timestamp(${now} / 1000.0) - make_interval(months => ${months}::int)
    AND greatest(c.resolved_at, c.last_message_at) < least(to_timestamp(${now} / 1000.0) - make_interval(months => ${months}::int), to_timestamp(${now} / 1000.0) - make_interval(hours => ${reopenHours}::int))`;
}

/** The oldest closed conversations, locked; one that somebody holds is left for the next time. */
export async function lockDue(
  { tenantId, db }: TenantScope,
  months: number,
  reopenHours: number,
  now: number,
  limit: number,
): Promise<string[]> {
  const { rows } =
    await db.execute(sql`SELECT c.id FROM conversation c WHERE c.tenant_id = ${tenantId} AND ${isDue(months, now, reopenHours)}
    ORDER BY c.resolved_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

export async function countDue(
  { tenantId, db }: TenantScope,
  months: number,
  reopenHours: number,
  now: number,
): Promise<{ conversations: number; messages: number; files: number }> {
  const { rows } =
    await db.execute(sql`WITH due AS (SELECT c.id FROM conversation c WHERE c.tenant_id = ${tenantId} AND ${isDue(months, now, reopenHours)})
    SELECT (SELECT count(*) FROM due) AS conversations,
      (SELECT count(*) FROM message m JOIN due ON due.id = m.conversation_id WHERE m.tenant_id = ${tenantId}) AS messages,
      (SELECT count(*) FROM attachment f JOIN due ON due.id = f.conversation_id WHERE f.tenant_id = ${tenantId} AND f.state = 'ready') AS files`);
  return rows[0] as unknown as { conversations: number; messages: number; files: number };
}
