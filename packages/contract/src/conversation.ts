import { z } from 'zod/mini';
import {
  conversationChannel,
  conversationSort,
  conversationStatus,
  conversationView,
  filterFields,
  priority,
  tag,
  TAGS_MAX,
  UNANSWERED_ENDS,
} from './conversation-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, page, queryInt, queryMoment } from './fields.ts';
import { localeSchema } from './locales.ts';
import { AUTHOR_KINDS } from './message.ts';
import { translationLocale } from './translation-locales.ts';
import { lastFile } from './attachment.ts';
import { givenRating } from './rating.ts';

/** Most conversations that one page of the list has, and most that are asked for by their ids. */
export const LIST_CONVERSATIONS_MAX = 500;
export const AMONG_MAX = 100;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const AMONG = new RegExp(`^${UUID}(?:,${UUID}){0,${AMONG_MAX - 1}}$`, 'i');

export const conversation = z.object({
  id,
  /** Number within the tenant, for people to speak about. */
  no: z.int(),
  status: conversationStatus,
  /** How it ended where nobody answered it; null where it goes on or was answered. */
  ended_as: z.nullable(z.enum(UNANSWERED_ENDS)),
  owner_kind: z.enum(['bot', 'queue', 'agent', 'none']),
  /** Grows with each change of owner; a reply made for an older one is not stored. */
  owner_epoch: z.int(),
  agent: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** The person was asked, and has neither opened the conversation nor written in it: the visitor still waits. */
  asked: z.boolean(),
  /** The team that it was handed to. */
  team: z.nullable(z.object({ id, name: z.string() })),
  contact: z.object({
    id,
    /** Number within the tenant, by which people without a name are called. */
    no: z.int(),
    name: z.nullable(z.string()),
    locale: localeSchema,
    first_seen_at: epochMs,
    last_seen_at: epochMs,
    conversations: z.int(),
    /** Has the tag `VIP_TAG`. */
    vip: z.boolean(),
  }),
  /** Where it came in: the widget of a site, or a service that people write on; null for the business's own chat page. */
  channel: z.nullable(conversationChannel),
  /** Language of the visitor's last message. */
  language: localeSchema,
  /** The visitor's own language, of all that messages can be translated into, as their last words show it; otherwise that of `language`. */
  spoken: translationLocale,
  /** What members' replies are translated into, and theirs shown translated beside it; null where nothing is translated. */
  translate_to: z.nullable(translationLocale),
  /** Somebody said so for this conversation; otherwise it is what holds for its channel. */
  translate_chosen: z.boolean(),
  last_message: z.nullable(
    z.object({ seq: z.int(), author_kind: z.enum(AUTHOR_KINDS), body: z.string(), file: z.nullable(lastFile), created_at: epochMs }),
  ),
  last_seq: z.int(),
  priority,
  tags: z.array(z.string()),
  /** When a snoozed conversation comes back; null when it is not snoozed. */
  snoozed_until: z.nullable(epochMs),
  /** The visitor's latest message number that was seen there. */
  contact_seen_seq: z.int(),
  /** The visitor's rating, or null. */
  csat: z.nullable(givenRating),
  /** Visitor's messages that the signed-in person has not seen. */
  unread: z.int(),
  /** Since when the visitor waits for a person; null when nobody waits. */
  waiting_since: z.nullable(epochMs),
  resolved_at: z.nullable(epochMs),
  created_at: epochMs,
  updated_at: epochMs,
});
export type Conversation = z.output<typeof conversation>;

/** Tags in use that are offered at most. */
export const TAGS_IN_USE_MAX = 100;

const byId = z.object({ id });
const common = { caller: 'staff', visibility: 'conversations', request: byId, response: conversation } as const;

const toReply = { ...common, permission: 'session.reply', audit: 'none' } as const;
const toView = { caller: 'staff', permission: 'session.view', visibility: 'conversations' } as const;

export const conversations = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/conversation',
    ...toView,
    summary: 'Conversations of a view; those who wait longest first, then the latest change, where no other order is asked for',
    request: z.object({
      ...filterFields,
      sort: z._default(conversationSort, 'waiting'),
      ...page,
      limit: queryInt(1, LIST_CONVERSATIONS_MAX, 20),
      /** Ids with commas between them: of the list only those, which says where conversations that changed stand now. */
      among: z.optional(z.string().check(z.regex(AMONG))),
    }),
    response: z.object({
      items: z.array(conversation),
      next_cursor: z.nullable(z.string()),
      /** How many each view has, and how many this list has; null on further pages. */
      counts: z.nullable(z.record(conversationView, z.int())),
      total: z.nullable(z.int()),
    }),
    errors: [],
    servesExpired: true,
  }),
  /** A line for each message, with its conversation; what its own people wrote to each other is left out. */
  export: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/conversation/export',
    caller: 'staff',
    permission: 'contact.export',
    visibility: 'conversations',
    rateLimit: { caller: 'exportsPerHour' },
    summary: 'The conversations within reach, a line for each message, as CSV (UTF-8 with BOM)',
    answers: 'file',
    /** What was said from the first moment on, and before the second; all of it where none is named. */
    request: z.object({ from: queryMoment, to: queryMoment }),
    response: z.unknown(),
    errors: [],
    servesExpired: true,
  }),
  /** Colleagues that a conversation can be handed to. */
  colleagues: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/conversation/colleague',
    ...toView,
    summary: 'Members of the business',
    request: z.object({}),
    response: z.object({ items: z.array(z.object({ id: z.int(), name: z.string() })) }),
    errors: [],
    servesExpired: true,
  }),
  /** Tags that the business uses, of conversations or of contacts; the most used first. */
  tags: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/conversation/tag',
    ...toView,
    summary: 'Tags in use',
    request: z.object({ of: z.enum(['conversation', 'contact']) }),
    response: z.object({ items: z.array(z.string()).check(z.maxLength(TAGS_IN_USE_MAX)) }),
    errors: [],
    servesExpired: true,
  }),
  get: defineEndpoint({
    ...common,
    method: 'GET',
    path: '/api/micro/chatbot/conversation/{id}',
    permission: 'session.view',
    summary: 'One conversation',
    errors: [],
    servesExpired: true,
  }),
  /**
   * What a colleague answers is taken from them only by whoever has seen that they have it, and names the `owner_epoch` that they have seen;
   * of several who take over what nobody has, the first has it.
   */
  takeover: defineEndpoint({
    ...toReply,
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/takeover',
    summary: 'Take over; the bot is silent from here',
    request: z.object({ id, owner_epoch: z.optional(z.int()) }),
    errors: ['conversation_closed', 'already_taken', 'subscription_expired'],
  }),
  return: defineEndpoint({
    ...toReply,
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/return',
    summary: 'Give back to the bot',
    errors: ['conversation_closed', 'subscription_expired'],
  }),
  resolve: defineEndpoint({
    ...toReply,
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/resolve',
    summary: 'Resolve',
    errors: ['subscription_expired'],
  }),
  reopen: defineEndpoint({
    ...toReply,
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/reopen',
    summary: 'Reopen as the caller’s own',
    errors: ['subscription_expired'],
  }),
  /** Hides it from every list but that of spam: nobody is alerted, nobody answers, and its visitor is told nothing. Reopening brings it back. */
  spam: defineEndpoint({
    ...toReply,
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/spam',
    summary: 'Mark as spam',
    errors: ['subscription_expired'],
  }),
  /** Puts off until a time; the visitor's next message brings it back earlier. */
  snooze: defineEndpoint({
    ...toReply,
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/snooze',
    summary: 'Put off',
    request: z.object({ id, until: epochMs }),
    errors: ['conversation_closed', 'subscription_expired'],
  }),
  unsnooze: defineEndpoint({
    ...toReply,
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/unsnooze',
    summary: 'Bring back what was put off',
    errors: ['subscription_expired'],
  }),
  /** Hands a conversation to a colleague, or with no `user_id` to the queue, which may be a team's. */
  assign: defineEndpoint({
    ...common,
    audit: 'none',
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/assign',
    permission: 'session.assign',
    summary: 'Hand to a colleague or to the queue',
    request: z.object({ id, user_id: z.nullable(z.int()), team_id: z.optional(z.nullable(id)) }),
    errors: ['conversation_closed', 'subscription_expired'],
  }),
  update: defineEndpoint({
    ...toReply,
    method: 'PATCH',
    path: '/api/micro/chatbot/conversation/{id}',
    summary: 'Set priority or tags',
    request: z.object({
      id,
      priority: z.optional(priority),
      tags: z.optional(z.array(tag).check(z.maxLength(TAGS_MAX))),
    }),
    errors: ['subscription_expired'],
  }),
  /** Turns translation on for everybody who works in the conversation, or off with null. */
  translate: defineEndpoint({
    ...toReply,
    method: 'PUT',
    path: '/api/micro/chatbot/conversation/{id}/translate',
    summary: 'Choose the language that replies are translated into',
    /** With `inherit` what holds for the channel counts again, whatever the target. */
    request: z.object({ id, target: z.nullable(translationLocale), inherit: z._default(z.boolean(), false) }),
    errors: ['subscription_expired'],
  }),
  /** Known of the last day, and as long as a server remembers it. */
  visitor: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/conversation/{id}/visitor',
    ...toView,
    summary: 'Whether the visitor of a conversation is there',
    request: z.object({ id }),
    response: z.object({
      online: z.boolean(),
      /** When the visitor's last page closed; null while one is open, and where that is not known. */
      left_at: z.nullable(epochMs),
    }),
    errors: [],
    servesExpired: true,
  }),
  /** Moves the caller's read position forward, never back; the visitor is told how far it was seen. Only for what was in view. */
  read: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/read',
    ...toView,
    audit: 'none',
    summary: 'Note what was in view of the caller',
    request: z.object({ id, seq: z.int().check(z.gte(0)) }),
    response: z.object({ unread: z.int() }),
    errors: [],
    servesExpired: true,
  }),
  typing: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/typing',
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Tell the visitor and colleagues that a reply is being typed',
    request: byId,
    response: z.object({}),
    errors: [],
  }),
};
