import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, page } from './fields.ts';
import { localeSchema } from './locales.ts';
import { AUTHOR_KINDS } from './message.ts';

/** bot → queued → open ⇄ waiting → resolved; `waiting` is: the person answered, the visitor has not yet. */
export const CONVERSATION_STATUSES = ['bot', 'queued', 'open', 'waiting', 'resolved'] as const;
export const conversationStatus = z.enum(CONVERSATION_STATUSES);

/** Lists of the workspace. `all` is everything that is not resolved. */
export const CONVERSATION_VIEWS = ['mine', 'queued', 'bot', 'all', 'resolved'] as const;
export const conversationView = z.enum(CONVERSATION_VIEWS);

export const conversation = z.object({
  id,
  /** Number within the tenant, for people to speak about. */
  no: z.int(),
  status: conversationStatus,
  owner_kind: z.enum(['bot', 'queue', 'agent', 'none']),
  /** Grows with each change of owner; a reply made for an older one is not stored. */
  owner_epoch: z.int(),
  agent: z.nullable(z.object({ id: z.int(), name: z.string() })),
  contact: z.object({
    id,
    name: z.nullable(z.string()),
    locale: localeSchema,
    first_seen_at: epochMs,
    last_seen_at: epochMs,
    conversations: z.int(),
  }),
  /** Language of the visitor's last message. */
  language: localeSchema,
  last_message: z.nullable(z.object({ seq: z.int(), author_kind: z.enum(AUTHOR_KINDS), body: z.string(), created_at: epochMs })),
  last_seq: z.int(),
  /** Visitor's messages that the signed-in person has not seen. */
  unread: z.int(),
  /** Since when the visitor waits for a person; null when nobody waits. */
  waiting_since: z.nullable(epochMs),
  resolved_at: z.nullable(epochMs),
  created_at: epochMs,
  updated_at: epochMs,
});
export type Conversation = z.output<typeof conversation>;

const byId = z.object({ id });
const common = { caller: 'staff', request: byId, response: conversation } as const;

export const conversations = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/conversation',
    caller: 'staff',
    summary: 'Conversations of a view; those who wait longest first, then the latest change',
    request: z.object({ view: z._default(conversationView, 'all'), q: z.optional(z.string().check(z.maxLength(200))), ...page }),
    response: z.object({ items: z.array(conversation), next_cursor: z.nullable(z.string()), counts: z.record(conversationView, z.int()) }),
    errors: [],
    servesExpired: true,
  }),
  get: defineEndpoint({
    ...common,
    method: 'GET',
    path: '/api/micro/chatbot/conversation/{id}',
    summary: 'One conversation',
    errors: [],
    servesExpired: true,
  }),
  takeover: defineEndpoint({
    ...common,
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/takeover',
    summary: 'Take over; the bot is silent from here',
    errors: ['conversation_closed', 'subscription_expired'],
  }),
  return: defineEndpoint({
    ...common,
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/return',
    summary: 'Give back to the bot',
    errors: ['conversation_closed', 'subscription_expired'],
  }),
  resolve: defineEndpoint({
    ...common,
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/resolve',
    summary: 'Resolve',
    errors: ['subscription_expired'],
  }),
  reopen: defineEndpoint({
    ...common,
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/reopen',
    summary: 'Reopen as the caller’s own',
    errors: ['subscription_expired'],
  }),
  /** Moves the caller's read position forward, never back. */
  read: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/read',
    caller: 'staff',
    summary: 'Mark as read',
    request: z.object({ id, seq: z.int().check(z.gte(0)) }),
    response: z.object({ unread: z.int() }),
    errors: [],
    servesExpired: true,
  }),
  typing: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/typing',
    caller: 'staff',
    summary: 'Tell the visitor that a reply is being typed',
    request: byId,
    response: z.object({}),
    errors: [],
  }),
};
