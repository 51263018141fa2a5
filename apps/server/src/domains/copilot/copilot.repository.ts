import type { Message } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** A message as the copilot reads it: what was said, and by which side. */
export interface Said {
  seq: number;
  author: Message['author_kind'];
  text: string;
}

/** The last messages of one conversation, oldest first. Notes are kept elsewhere and are not among them. */
export async function readSaid({ tenantId, db }: TenantScope, conversationId: string, limit: number): Promise<Said[]> {
  const { rows } = await db.execute(sql`SELECT * FROM (SELECT seq, author_kind AS author, words_of(body, cards) AS text FROM message
      WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND kind = 'text' AND author_kind <> 'system' AND deleted_at IS NULL AND (body <> '' OR cards IS NOT NULL)
      ORDER BY seq DESC LIMIT ${limit}) latest ORDER BY seq`);
  return rows as unknown as Said[];
}
