import { z } from 'zod/mini';
import { conversationStatus } from './conversation.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, queryInt } from './fields.ts';
import { localeSchema } from './locales.ts';
import { message, sendFields } from './message.ts';
import { SLUG_MAX } from './tenant.ts';

/** How a conversation stands, from the visitor's side. */
export const visitorState = z.object({
  status: conversationStatus,
  owner_epoch: z.int(),
  agent_name: z.nullable(z.string()),
  /** 1 is next; null when not in the queue. */
  queue_position: z.nullable(z.int()),
  /** Median wait of the last twenty who were served, in seconds; null when nobody has been. */
  expected_wait: z.nullable(z.int()),
});
export type VisitorState = z.output<typeof visitorState>;

export const visitor = {
  /** With a live token of the same tenant in the header the same conversation goes on; otherwise a new visitor begins. */
  session: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/session',
    caller: 'anyone',
    summary: 'Begin or continue as a visitor',
    request: z.object({
      tenant: z.string().check(z.minLength(1), z.maxLength(SLUG_MAX)),
      locale: localeSchema,
      new_conversation: z._default(z.boolean(), false),
    }),
    response: z.object({
      token: z.string(),
      conversation_id: id,
      last_seq: z.int(),
      tenant: z.object({ slug: z.string(), name: z.string() }),
      bot: z.object({ name: z.string(), welcome: z.string(), suggested_questions: z.array(z.string()) }),
      state: visitorState,
    }),
    errors: ['unknown_tenant'],
  }),
  messages: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/messages',
    caller: 'visitor',
    summary: 'Send a message',
    request: z.object({ conversation_id: id, ...sendFields }),
    response: message,
    errors: ['conversation_closed'],
  }),
  sync: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/visitor/sync',
    caller: 'visitor',
    summary: 'Everything after a sequence number',
    request: z.object({ conversation_id: id, after_seq: queryInt(0, Number.MAX_SAFE_INTEGER, 0), limit: queryInt(1, 500, 200) }),
    response: z.object({ items: z.array(message), last_seq: z.int(), state: visitorState }),
    errors: [],
  }),
  /** Asks for a person. A repeat changes nothing. */
  handoff: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/handoff',
    caller: 'visitor',
    summary: 'Ask for a person',
    request: z.object({ conversation_id: id }),
    response: visitorState,
    errors: ['conversation_closed'],
  }),
  feedback: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/feedback',
    caller: 'visitor',
    summary: 'Judge a bot answer; null takes the judgement back',
    request: z.object({ conversation_id: id, seq: z.int().check(z.gte(1)), verdict: z.nullable(z.enum(['up', 'down'])) }),
    response: z.object({ seq: z.int(), verdict: z.nullable(z.enum(['up', 'down'])) }),
    errors: [],
  }),
  typing: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/typing',
    caller: 'visitor',
    summary: 'Tell the agent that the visitor is typing',
    request: z.object({ conversation_id: id }),
    response: z.object({}),
    errors: [],
  }),
  locale: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/locale',
    caller: 'visitor',
    summary: 'Choose the language of the bot’s own texts',
    request: z.object({ conversation_id: id, locale: localeSchema }),
    response: z.object({ bot: z.object({ name: z.string(), welcome: z.string(), suggested_questions: z.array(z.string()) }) }),
    errors: [],
  }),
};
