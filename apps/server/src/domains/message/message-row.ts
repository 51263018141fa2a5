import type { Message } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { pictureAddressOf } from '#/domains/picture/picture-file.ts';

/** SQL: the face of a message's author, or of who has joined; a program that writes for the business has none. */
const FACE = `CASE WHEN (author_kind = 'agent' OR event->>'name' = 'agent_joined') AND author_id ~ '^[0-9]{1,15}$' THEN (SELECT f.face FROM tenant_member f
  WHERE f.tenant_id = message.tenant_id AND f.user_id = message.author_id::bigint) END`;

/** Columns of a message as it travels. */
export const MESSAGE = sql.raw(
  `id, conversation_id, seq, client_msg_id, author_kind, author_id, author_name, ${FACE} AS author_face, kind, body, event, answer_kind, sources, attachments, cards, verdict, verdict_reason, reply_to_seq,
  epoch_ms(edited_at) AS edited_at, epoch_ms(deleted_at) AS deleted_at, epoch_ms(created_at) AS created_at`,
);

/** A row of `MESSAGE`; columns that do not apply are null. */
export type MessageRow = { [Key in keyof Omit<Message, 'own'>]-?: Exclude<Message[Key], undefined> | null } & { author_id: string | null };

/** A message with the id of who wrote it, which no answer names and so never leaves. */
export type StoredMessage = Message & { author_id: string | null };

/** The message as it travels: what does not apply is left out. */
export function toMessage(row: MessageRow): StoredMessage {
  const isBot = row.author_kind === 'bot';
  const {
    event,
    answer_kind: answerKind,
    sources,
    author_face: face,
    attachments,
    cards,
    verdict,
    verdict_reason: reason,
    reply_to_seq: replyTo,
    edited_at: edited,
    deleted_at: deleted,
    ...rest
  } = row;
  return {
    ...(rest as StoredMessage),
    ...(face === null ? {} : { author_face: pictureAddressOf(face) ?? '' }),
    ...(event ? { event } : {}),
    ...(attachments && attachments.length > 0 ? { attachments } : {}),
    ...(cards ? { cards } : {}),
    ...(replyTo === null ? {} : { reply_to_seq: replyTo }),
    ...(edited === null ? {} : { edited_at: edited }),
    ...(deleted === null ? {} : { deleted_at: deleted }),
    ...(isBot && answerKind ? { answer_kind: answerKind } : {}),
    ...(isBot ? { sources: sources ?? [], verdict: verdict ?? null } : {}),
    ...(isBot && reason ? { verdict_reason: reason } : {}),
  };
}

/** The message as a colleague sees it. */
export function forStaff(message: StoredMessage, userId: number): Message {
  return { ...message, own: message.author_kind === 'agent' && message.author_id === String(userId) };
}
