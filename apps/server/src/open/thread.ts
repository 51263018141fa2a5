import type { Message, openConversations, RequestOf } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { Call, KeyActor } from '#/call.ts';
import { listMessages } from '#/domains/message/list-messages.ts';
import { messageRoutes } from '#/domains/message/message.routes.ts';
import { wrongCursor } from './page-cursor.ts';

type Cards = RequestOf<typeof openConversations.write>['cards'];
type KeyCall = Omit<Call, 'request' | 'actor'> & { actor: KeyActor };

/** A page of what was said, the oldest first; its cursor is the number of the last message. */
export async function listThread({ request, ...call }: KeyCall & { request: { id: string; cursor?: string | undefined; limit: number } }) {
  const { id, cursor, limit } = request;
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) throw wrongCursor();
  const after_seq = Number(cursor ?? 0);
  const { items, last_seq } = await listMessages({ ...call, request: { id, after_seq, limit } });
  const last = items.at(-1)?.seq;
  return { items, next_cursor: last !== undefined && last < last_seq ? String(last) : null };
}

/** Writes to the visitor, or to the customer of a work order, as the team and in the key's name. */
export async function writeInName(call: KeyCall, { id, text, cards }: { id: string; text: string; cards?: Cards }) {
  const client_msg_id = call.onceId ?? randomUUID();
  const said = (await messageRoutes.send({ ...call, request: { id, text, client_msg_id, ...(cards && { cards }) } })) as Message;
  const { id: messageId, conversation_id, seq, author_name, body, created_at } = said;
  return { id: messageId, conversation_id, kind: 'reply' as const, seq, author_name, text: body, created_at };
}
