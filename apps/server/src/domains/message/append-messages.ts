import type { Message } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { executeNamed } from '#/database/execute-named.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { MESSAGE, toMessage, type MessageRow, type StoredMessage } from './message-row.ts';

/** A message to be stored; `seq` continues the conversation's own. Times are epoch milliseconds. */
export interface NewMessage {
  seq: number;
  clientMsgId: string;
  authorKind: Message['author_kind'];
  authorId: string | null;
  authorName: string | null;
  kind: Message['kind'];
  body: string;
  event: NonNullable<Message['event']> | null;
  answerKind: Message['answer_kind'] | null;
  sources: NonNullable<Message['sources']> | null;
  attachments: NonNullable<Message['attachments']>;
  cards: NonNullable<Message['cards']> | null;
  replyToSeq: number | null;
  createdAt: number;
}

/** Stores messages whose numbers were taken under the conversation's lock. */
export async function appendMessages(
  { tenantId, db }: TenantScope,
  messages: (NewMessage & { conversationId: string })[],
): Promise<StoredMessage[]> {
  if (messages.length === 0) return [];
  const rows = await executeNamed<MessageRow>(
    db,
    'append_messages',
    sql`INSERT INTO message (tenant_id, conversation_id, seq, client_msg_id, author_kind, author_id, author_name, kind, body, event, answer_kind, sources, attachments, cards, reply_to_seq, created_at)
    SELECT ${tenantId}, r."conversationId", r.seq, r."clientMsgId", r."authorKind", r."authorId", r."authorName", r.kind, r.body, r.event, r."answerKind", r.sources, r.attachments, nullif(r.cards, 'null'), r."replyToSeq", to_timestamp(r."createdAt" / 1000.0)
    FROM jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) AS r("conversationId" uuid, seq bigint, "clientMsgId" text, "authorKind" text, "authorId" text, "authorName" text,
      kind text, body text, event jsonb, "answerKind" text, sources jsonb, attachments jsonb, cards jsonb, "replyToSeq" bigint, "createdAt" double precision)
    RETURNING ${MESSAGE}`,
  );
  return rows.map(toMessage);
}
