import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { MESSAGE, toMessage, type MessageRow, type StoredMessage } from './message-row.ts';

export interface MessagePage {
  conversationId: string;
  afterSeq?: number | undefined;
  beforeSeq?: number | undefined;
  limit: number;
}

/** Oldest first; without `afterSeq` the page is the last one before `beforeSeq`. */
export async function readMessages(
  { tenantId, db }: TenantScope,
  { conversationId, afterSeq, beforeSeq, limit }: MessagePage,
): Promise<StoredMessage[]> {
  const where = sql`WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId}`;
  const { rows } =
    afterSeq !== undefined
      ? await db.execute(sql`SELECT ${MESSAGE} FROM message ${where} AND seq > ${afterSeq} ORDER BY seq LIMIT ${limit}`)
      : await db.execute(
          sql`SELECT * FROM (SELECT ${MESSAGE} FROM message ${where} ${beforeSeq === undefined ? sql`` : sql`AND seq < ${beforeSeq}`} ORDER BY seq DESC LIMIT ${limit}) page ORDER BY seq`,
        );
  return (rows as unknown as MessageRow[]).map(toMessage);
}
