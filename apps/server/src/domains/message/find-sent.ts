import { sql } from 'drizzle-orm';
import { executeNamed } from '#/database/execute-named.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { MESSAGE, toMessage, type MessageRow, type StoredMessage } from './message-row.ts';

/** Messages already stored under the senders' own ids. */
export async function findSent(
  { tenantId, db }: TenantScope,
  keys: { conversationId: string; clientMsgId: string }[],
): Promise<StoredMessage[]> {
  if (keys.length === 0) return [];
  // One look into the index of those ids for each. In their order, or a database that knows of few messages goes through all of a conversation.
  const rows = await executeNamed<MessageRow>(
    db,
    'find_sent',
    sql`SELECT m.* FROM unnest(${sql.param(keys.map((key) => key.conversationId))}::uuid[], ${sql.param(keys.map((key) => key.clientMsgId))}::text[]) AS k(conversation_id, client_msg_id)
    CROSS JOIN LATERAL (SELECT ${MESSAGE} FROM message WHERE tenant_id = ${tenantId} AND conversation_id = k.conversation_id
      AND client_msg_id >= k.client_msg_id AND client_msg_id <= k.client_msg_id ORDER BY client_msg_id LIMIT 1) m`,
  );
  return rows.map(toMessage);
}
