import { z } from 'zod/mini';
import { bringsPictures, cardDrafts } from './card.ts';
import { conversation } from './conversation.ts';
import { conversationStatus, moment, priority, SEARCH_MAX, tag, TAGS_MAX } from './conversation-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, page, text } from './fields.ts';
import { localeSchema } from './locales.ts';
import { message, MESSAGE_MAX } from './message.ts';

/** A conversation as programs see it. */
export const openConversation = z.pick(conversation, {
  id: true,
  no: true,
  status: true,
  ended_as: true,
  owner_kind: true,
  agent: true,
  team: true,
  language: true,
  last_message: true,
  last_seq: true,
  priority: true,
  tags: true,
  snoozed_until: true,
  csat: true,
  waiting_since: true,
  resolved_at: true,
  created_at: true,
  updated_at: true,
});
const withContact = z.extend(openConversation, {
  contact: z.pick(conversation.shape.contact, { id: true, no: true, name: true, locale: true }),
});
export type OpenConversation = z.output<typeof withContact>;

/** A message as programs see it. */
export const openMessage = z.pick(message, {
  id: true,
  conversation_id: true,
  seq: true,
  author_kind: true,
  author_name: true,
  kind: true,
  body: true,
  attachments: true,
  cards: true,
  event: true,
  reply_to_seq: true,
  edited_at: true,
  deleted_at: true,
  answer_kind: true,
  created_at: true,
});
export type OpenMessage = z.output<typeof openMessage>;

/** What was written: a message that the visitor sees, or a note that only the team does, which has no number. */
export const openWritten = z.object({
  id,
  conversation_id: id,
  kind: z.enum(['reply', 'note']),
  seq: z.nullable(z.int()),
  author_name: z.nullable(z.string()),
  text: z.string(),
  created_at: epochMs,
});

export const messagesOf = {
  request: z.object({ id, ...page }),
  response: z.object({ items: z.array(openMessage), next_cursor: z.nullable(z.string()) }),
};

/** The lists of the workspace, but for those that are one person's. */
const OPEN_VIEWS = ['all', 'waiting', 'queued', 'bot', 'snoozed', 'resolved', 'abandoned', 'spam'] as const;

const path = '/api/open/v1/conversations';

export const openConversations = {
  /** `view=all` is what goes on; `resolved`, `abandoned` and `spam` are what has ended, each its own view. */
  list: defineEndpoint({
    method: 'GET',
    path,
    caller: 'key',
    scope: 'conversations:read',
    idempotency: 'none',
    summary: 'Conversations of a view, the latest change first',
    request: z.object({
      view: z._default(z.enum(OPEN_VIEWS), 'all'),
      q: z.optional(z.string().check(z.maxLength(SEARCH_MAX))),
      status: z.optional(conversationStatus),
      tag: z.optional(tag),
      priority: z.optional(priority),
      language: z.optional(localeSchema),
      /** Last changed at or after, and before, in milliseconds since 1970. */
      from: z.optional(moment),
      to: z.optional(moment),
      order: z._default(z.enum(['newest', 'oldest']), 'newest'),
      ...page,
    }),
    response: z.object({ items: z.array(withContact), next_cursor: z.nullable(z.string()) }),
    errors: [],
  }),
  get: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    caller: 'key',
    scope: 'conversations:read',
    idempotency: 'none',
    summary: 'One conversation',
    request: z.object({ id }),
    response: withContact,
    errors: ['not_found'],
  }),
  messages: defineEndpoint({
    ...messagesOf,
    method: 'GET',
    path: `${path}/{id}/messages`,
    caller: 'key',
    scope: 'conversations:read',
    idempotency: 'none',
    summary: 'Messages of a conversation, the oldest first; what the team wrote to itself is left out',
    errors: ['not_found'],
  }),
  /** Cards show no pictures: programs bring no files. A reply is the team's, signed with the key's name. It takes the conversation from nobody: the bot, the queue or the person goes on. */
  write: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/messages`,
    caller: 'key',
    scope: 'conversations:write',
    idempotency: 'header',
    summary: 'Reply to the visitor, or write a note for the team',
    request: z
      .object({ id, kind: z._default(z.enum(['reply', 'note']), 'reply'), text: text(MESSAGE_MAX), cards: z.optional(cardDrafts) })
      .check(
        bringsPictures,
        z.refine(({ kind, cards }) => kind === 'reply' || cards === undefined, { error: 'cards', path: ['cards'] }),
      ),
    response: openWritten,
    errors: ['not_found', 'conversation_closed'],
  }),
  /** What is left out stays. `assignee` with a `user_id` of null is the queue, of everybody or of a team. */
  update: defineEndpoint({
    method: 'PATCH',
    path: `${path}/{id}`,
    caller: 'key',
    scope: 'conversations:write',
    idempotency: 'header',
    summary: 'Resolve or reopen, assign, set priority and tags',
    request: z.object({
      id,
      status: z.optional(z.enum(['open', 'resolved'])),
      assignee: z.optional(z.object({ user_id: z.nullable(z.int()), team_id: z.optional(z.nullable(id)) })),
      priority: z.optional(priority),
      tags: z.optional(z.array(tag).check(z.maxLength(TAGS_MAX))),
    }),
    response: withContact,
    errors: ['not_found', 'conversation_closed'],
  }),
};
