import { z } from 'zod/mini';
import { answerKind } from './bot.ts';
import { bringsPictures, card, cardDrafts } from './card.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, queryInt, text } from './fields.ts';
import { attachment, attachmentIds, saysSomething } from './attachment.ts';
import { verdictReason } from './rating.ts';
import { source } from './source.ts';
import type { WorkOrderStage } from './work-order-state.ts';

/** Longest message, in characters. */
export const MESSAGE_MAX = 4_000;

export const AUTHOR_KINDS = ['contact', 'bot', 'agent', 'system'] as const;
/** Lines that the conversation writes about itself; each client words them in its own language. */
export const EVENT_NAMES = [
  'queued',
  'agent_joined',
  'returned_to_bot',
  'resolved',
  'abandoned',
  'reopened',
  'ended',
  'rated',
  'article_read',
  'work_order',
  'edited',
  'deleted',
] as const;
/**
 * Events that change an earlier message, `target_seq`, instead of being a line of their own. Who reads the target afresh
 * finds it changed already; who holds it changes it on hearing of the event (`applyCorrections`).
 */
export type CorrectionName = Extract<(typeof EVENT_NAMES)[number], 'edited' | 'deleted'>;
/** Events that are lines. */
export type LineName = Exclude<(typeof EVENT_NAMES)[number], CorrectionName>;

export const message = z.object({
  id,
  conversation_id: id,
  /** 1, 2, 3 … in each conversation, without gaps, given by the database. */
  seq: z.int(),
  client_msg_id: z.string(),
  author_kind: z.enum(AUTHOR_KINDS),
  author_name: z.nullable(z.string()),
  /** Of a person who has one: path of their face; of the line that they joined, too. */
  author_face: z.optional(z.string()),
  kind: z.enum(['text', 'event']),
  body: z.string(),
  /** Its files, in the order in which they were sent; a message that was taken back has none. */
  attachments: z.optional(z.array(attachment)),
  /** In their order; one that shows a picture names it among the files. A message that was taken back has none. */
  cards: z.optional(z.array(card)),
  event: z.optional(
    z.object({
      name: z.enum(EVENT_NAMES),
      actor: z.nullable(z.string()),
      /** The message that a correction is about; its new text is the event's `body`. */
      target_seq: z.optional(z.int()),
      /** The help article that the visitor has read; `actor` is its title. */
      article_id: z.optional(id),
      /** The work order that came out of the conversation and moved, and how its customer sees it now; `actor` is its number. */
      order_id: z.optional(id),
      stage: z.optional(z.string() as z.ZodMiniType<WorkOrderStage, WorkOrderStage>),
      /** 1 to 5, of a rating. */
      score: z.optional(z.int()),
    }),
  ),
  /** Written by the signed-in person; in calls of staff only. */
  own: z.optional(z.boolean()),
  /** The message that this one answers. */
  reply_to_seq: z.optional(z.int()),
  edited_at: z.optional(epochMs),
  /** A deleted message keeps its number; its `body` is empty. */
  deleted_at: z.optional(epochMs),
  /** Bot answers only. */
  answer_kind: z.optional(answerKind),
  sources: z.optional(z.array(source)),
  /** The visitor's judgement of a bot answer. */
  verdict: z.optional(z.nullable(z.enum(['up', 'down']))),
  /** Why it did not help, where the visitor said so. */
  verdict_reason: z.optional(verdictReason),
  created_at: epochMs,
});
export type Message = z.output<typeof message>;

/** `client_msg_id` is a UUID made by the sender; a repeat answers with the stored message. */
export const sendFields = {
  client_msg_id: z.uuid(),
  /** May be empty where there is something else. */
  text: z._default(z.string().check(z.trim(), z.maxLength(MESSAGE_MAX)), ''),
  attachments: attachmentIds,
  reply_to_seq: z.optional(z.int().check(z.gte(1))),
};
/** The rule of a message that is sent. */
export const hasContent = z.refine<Parameters<typeof saysSomething>[0]>(saysSomething, { error: 'required', path: ['text'] });

/** For how long a person may change an own message, in milliseconds. */
export const EDIT_WINDOW_MS = 900_000;

const ofMessage = z.object({ id, seq: z.coerce.number().check(z.int(), z.gte(1)) });

export const messages = {
  /** Oldest first. With `before_seq` the page ends just before it; with `after_seq` it begins just after it. */
  list: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/conversation/{id}/message',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
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
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Reply as a person',
    request: z
      .object({
        id,
        ...sendFields,
        cards: z.optional(cardDrafts),
        /** What the person wrote, where `text` is its translation; kept for members, never shown to the visitor. */
        original: z.optional(text(MESSAGE_MAX)),
      })
      .check(hasContent, bringsPictures),
    response: message,
    errors: ['conversation_closed', 'subscription_expired'],
  }),
  /** Changes an own message within `EDIT_WINDOW_MS`. The same text again changes nothing. */
  edit: defineEndpoint({
    method: 'PATCH',
    path: '/api/micro/chatbot/conversation/{id}/message/{seq}',
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Change an own message',
    request: z.object({ ...ofMessage.shape, text: text(MESSAGE_MAX) }),
    response: message,
    errors: ['too_late', 'not_author', 'subscription_expired'],
  }),
  /** Takes an own message back within `EDIT_WINDOW_MS`; an admin takes back any, at any time. */
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/micro/chatbot/conversation/{id}/message/{seq}',
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Take a message back',
    request: ofMessage,
    response: message,
    errors: ['too_late', 'not_author', 'subscription_expired'],
  }),
};
