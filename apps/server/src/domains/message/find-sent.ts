import { sql } from 'drizzle-orm';
import { byKey } from '#/database/by-key.ts';
import { executeNamed } from '#/database/execute-named.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { MESSAGE, toMessage, type MessageRow, type StoredMessage } from './message-row.ts';

/** Messages already stored under the senders' own ids. */
export async function findSent(
  { tenantId, db }: TenantScope,
  keys: { conversationId: string; clientMsgId: string }[],
): Promise<StoredMessage[]> {
  if (keys.length === 0) return [];
  const rows = await executeNamed<MessageRow>(
    db,
    'find_sent',
    sql`SELECT m.* FROM unnest(${sql.param(keys.map((key) => key.conversationId))}::uuid[], ${sql.param(keys.map((key) => key.clientMsgId))}::text[]) AS k(conversation_id, client_msg_id)
    CROSS JOIN LATERAL (SELECT ${MESSAGE} FROM message WHERE tenant_id = ${tenantId} AND conversation_id = k.conversation_id
      AND ${byKey('client_msg_id', 'k.client_msg_id')}) m`,
  );
  return rows.map(toMessage);
}
