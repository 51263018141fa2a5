import { sql } from 'drizzle-orm';
import { byKey } from '#/database/by-key.ts';
import { executeNamed } from '#/database/execute-named.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { MESSAGE, toMessage, type MessageRow, type StoredMessage } from './message-row.ts';

/** Messages by their conversations and numbers; those that are gone are left out. */
export async function findMessages(
  { tenantId, db }: TenantScope,
  asked: readonly { conversationId: string; seq: number }[],
): Promise<StoredMessage[]> {
  if (asked.length === 0) return [];
  const rows = await executeNamed<MessageRow>(
    db,
    'find_messages',
    sql`SELECT m.* FROM unnest(${sql.param(asked.map(({ conversationId }) => conversationId))}::uuid[], ${sql.param(asked.map(({ seq }) => seq))}::bigint[]) AS k(conversation_id, seq)
    CROSS JOIN LATERAL (SELECT ${MESSAGE} FROM message WHERE tenant_id = ${tenantId} AND conversation_id = k.conversation_id AND ${byKey('seq', 'k.seq')}) m`,
  );
  return rows.map(toMessage);
}
