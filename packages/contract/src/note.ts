import { z } from 'zod/mini';
import { CONVERSATION_STATUSES, PRIORITIES } from './conversation-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, text } from './fields.ts';
import { briefing } from './handoff.ts';

/** Longest note, in characters. */
export const NOTE_MAX = 4_000;

/** What colleagues did that is no business of the visitor's. */
export const ACTIVITIES = ['assigned', 'queued', 'snoozed', 'unsnoozed', 'priority', 'tags', 'address', 'work_order', 'spam'] as const;

/**
 * What is said about a conversation among colleagues. Kept apart from its messages, so that nothing that reads messages
 * can ever show a note to the visitor.
 */
export const note = z.object({
  id,
  conversation_id: id,
  /** It stands behind the message with this number. */
  after_seq: z.int(),
  kind: z.enum(['note', 'activity', 'briefing']),
  author: z.nullable(z.object({ id: z.int(), name: z.string() })),
  body: z.string(),
  mentions: z.array(z.int()),
  activity: z.nullable(
    z.object({
      name: z.enum(ACTIVITIES),
      /** The colleague it was handed to, or where the visitor wishes to be answered. */
      to: z.optional(z.string()),
      /** Why it went back into the queue by itself: `from` did not answer in time, or was away. */
      reason: z.optional(z.enum(['no_reply', 'away'])),
      from: z.optional(z.string()),
      /** The wait for a person that it belongs to; of each wait the latest line is told. */
      wait: z.optional(z.int()),
      /** Who was asked earlier in that wait and did not join, in their order. */
      before: z.optional(z.array(z.string())),
      /** The work order that was made out of it; `to` is its number. */
      order_id: z.optional(id),
      until: z.optional(epochMs),
      priority: z.optional(z.enum(PRIORITIES)),
      tags: z.optional(z.array(z.string())),
      status: z.optional(z.enum(CONVERSATION_STATUSES)),
    }),
  ),
  /** Of a hand-off by the bot. */
  briefing: z.optional(z.nullable(briefing)),
  created_at: epochMs,
});
export type Note = z.output<typeof note>;

export const notes = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/conversation/{id}/note',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    summary: 'Notes and activities of a conversation, oldest first',
    request: z.object({ id }),
    response: z.object({ items: z.array(note) }),
    errors: [],
    servesExpired: true,
  }),
  /** `client_msg_id` is a UUID made by the sender; a repeat answers with the stored note. */
  add: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/conversation/{id}/note',
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Write a note that the visitor never sees',
    request: z.object({
      id,
      client_msg_id: z.uuid(),
      text: text(NOTE_MAX),
      mentions: z._default(z.array(z.int()).check(z.maxLength(20)), []),
    }),
    response: note,
    errors: ['subscription_expired'],
  }),
};
