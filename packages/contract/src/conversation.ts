import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, page, text } from './fields.ts';
import { localeSchema } from './locales.ts';
import { AUTHOR_KINDS } from './message.ts';
import { translationLocale } from './translation-locales.ts';
import { lastFile } from './attachment.ts';

/**
 * bot → queued → open ⇄ waiting → resolved; `waiting` is: the person answered, the visitor has not yet. `snoozed` is put
 * off by its person until a time or the visitor's next message, whichever comes first.
 */
export const CONVERSATION_STATUSES = ['bot', 'queued', 'open', 'waiting', 'snoozed', 'resolved'] as const;
export const conversationStatus = z.enum(CONVERSATION_STATUSES);

/** Lists of the workspace. `all` is everything that is not resolved. */
export const CONVERSATION_VIEWS = ['mine', 'queued', 'bot', 'all', 'snoozed', 'resolved'] as const;
export const conversationView = z.enum(CONVERSATION_VIEWS);

export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
/** Tags of one conversation, and characters of one tag. */
export const TAGS_MAX = 20;
export const tag = text(40);

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
  /** What members' replies are translated into, and theirs shown translated beside it; null where nothing is translated. */
  translate_to: z.nullable(translationLocale),
  last_message: z.nullable(
    z.object({ seq: z.int(), author_kind: z.enum(AUTHOR_KINDS), body: z.string(), file: z.nullable(lastFile), created_at: epochMs }),
  ),
  last_seq: z.int(),
  priority: z.enum(PRIORITIES),
  tags: z.array(z.string()),
  /** When a snoozed conversation comes back; null when it is not snoozed. */
  snoozed_until: z.nullable(epochMs),
  /** The visitor's latest message number that was seen there. */
  contact_seen_seq: z.int(),
  /** The visitor's rating, or null. */
  csat: z.nullable(z.object({ score: z.int(), comment: z.string(), at: epochMs })),
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
  /** Colleagues that a conversation can be handed to. */
  colleagues: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/conversation/colleague',
    caller: 'staff',
    summary: 'Members of the business',
    request: z.object({}),
    response: z.object({ items: z.array(z.object({ id: z.int(), name: z.string() })) }),
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
  /** Puts off until a time; the visitor's next message brings it back earlier. */
  snooze: defineEndpoint({
    ...common,
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/snooze',
    summary: 'Put off',
    request: z.object({ id, until: epochMs }),
    errors: ['conversation_closed', 'subscription_expired'],
  }),
  unsnooze: defineEndpoint({
    ...common,
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/unsnooze',
    summary: 'Bring back what was put off',
    errors: ['subscription_expired'],
  }),
  /** Hands a conversation to a colleague, or with no `user_id` to the queue. */
  assign: defineEndpoint({
    ...common,
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/assign',
    summary: 'Hand to a colleague or to the queue',
    request: z.object({ id, user_id: z.nullable(z.int()) }),
    errors: ['conversation_closed', 'subscription_expired'],
  }),
  update: defineEndpoint({
    ...common,
    method: 'PATCH',
    path: '/api/micro/chatbot/conversation/{id}',
    summary: 'Set priority or tags',
    request: z.object({
      id,
      priority: z.optional(z.enum(PRIORITIES)),
      tags: z.optional(z.array(tag).check(z.maxLength(TAGS_MAX))),
    }),
    errors: ['subscription_expired'],
  }),
  /** Turns translation on for everybody who works in the conversation, or off with null. */
  translate: defineEndpoint({
    ...common,
    method: 'PUT',
    path: '/api/micro/chatbot/conversation/{id}/translate',
    summary: 'Choose the language that replies are translated into',
    request: z.object({ id, target: z.nullable(translationLocale) }),
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
    summary: 'Tell the visitor and colleagues that a reply is being typed',
    request: byId,
    response: z.object({}),
    errors: [],
  }),
};
