import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { MESSAGE, toMessage, type MessageRow, type StoredMessage } from './message-row.ts';

/** Messages already stored under the senders' own ids. */
export async function findSent(
  { tenantId, db }: TenantScope,
  keys: { conversationId: string; clientMsgId: string }[],
): Promise<StoredMessage[]> {
  if (keys.length === 0) return [];
  const result = await db.execute(sql`SELECT ${MESSAGE} FROM message WHERE tenant_id = ${tenantId} AND (conversation_id, client_msg_id) IN (
    SELECT * FROM unnest(${sql.param(keys.map((key) => key.conversationId))}::uuid[], ${sql.param(keys.map((key) => key.clientMsgId))}::text[]))`);
  return (result.rows as unknown as MessageRow[]).map(toMessage);
}
