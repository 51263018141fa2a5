import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { MESSAGE, toMessage, type MessageRow, type StoredMessage } from './message-row.ts';

/** Messages already stored under the senders' own ids. */
export async function findSent(
  { tenantId, db }: TenantScope,
  keys: { conversationId: string; clientMsgId: string }[],
): Promise<StoredMessage[]> {
  if (keys.length === 0) return [];
  // One look into the index for each, whatever the database knows of how many messages there are.
  // Planned each time: a plan that is kept from when there were few would go through a conversation from end to end for each.
  const result = await db.execute(sql`SELECT m.* FROM unnest(${sql.param(keys.map((key) => key.conversationId))}::uuid[],
      ${sql.param(keys.map((key) => key.clientMsgId))}::text[]) AS k(conversation_id, client_msg_id)
    CROSS JOIN LATERAL (SELECT ${MESSAGE} FROM message WHERE tenant_id = ${tenantId} AND conversation_id = k.conversation_id
      AND client_msg_id = k.client_msg_id OFFSET 0) m`);
  return (result.rows as unknown as MessageRow[]).map(toMessage);
}
