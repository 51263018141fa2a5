import { z } from 'zod/mini';
import { answerKind, source } from './bot.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, queryInt, text } from './fields.ts';

/** Longest message, in characters. */
export const MESSAGE_MAX = 4_000;

export const AUTHOR_KINDS = ['contact', 'bot', 'agent', 'system'] as const;
/** Lines that the conversation writes about itself; each client words them in its own language. */
export const EVENT_NAMES = ['queued', 'agent_joined', 'returned_to_bot', 'resolved', 'reopened'] as const;

export const message = z.object({
  id,
  conversation_id: id,
  /** 1, 2, 3 … in each conversation, without gaps, given by the database. */
  seq: z.int(),
  client_msg_id: z.string(),
  author_kind: z.enum(AUTHOR_KINDS),
  author_name: z.nullable(z.string()),
  kind: z.enum(['text', 'event']),
  body: z.string(),
  event: z.optional(z.object({ name: z.enum(EVENT_NAMES), actor: z.nullable(z.string()) })),
  /** Bot answers only. */
  answer_kind: z.optional(answerKind),
  sources: z.optional(z.array(source)),
  /** The visitor's judgement of a bot answer. */
  verdict: z.optional(z.nullable(z.enum(['up', 'down']))),
  created_at: epochMs,
});
export type Message = z.output<typeof message>;

/** `client_msg_id` is a UUID made by the sender; a repeat answers with the stored message. */
export const sendFields = { client_msg_id: z.uuid(), text: text(MESSAGE_MAX) };

const conversationId = z.object({ id, client_msg_id: sendFields.client_msg_id, text: sendFields.text });

export const messages = {
  /** Oldest first. With `before_seq` the page ends just before it; with `after_seq` it begins just after it. */
  list: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/conversation/{id}/message',
    caller: 'staff',
    summary: 'Messages of a conversation',
    request: z.object({
      id,
      after_seq: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
      before_seq: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
      limit: queryInt(1, 500, 100),
    }),
    response: z.object({ items: z.array(message), last_seq: z.int(), first_seq: z.int() }),
    errors: [],
    servesExpired: true,
  }),
  /** Sending takes over: a conversation of the bot, of the queue or of a colleague becomes the sender's. */
  send: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/message',
    caller: 'staff',
    summary: 'Reply as a person',
    request: conversationId,
    response: message,
    errors: ['conversation_closed', 'subscription_expired'],
  }),
};
