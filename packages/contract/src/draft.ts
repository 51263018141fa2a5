import { z } from 'zod/mini';
import { attachment, attachmentIds } from './attachment.ts';
import { bringsPictures, card, cardDrafts } from './card.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id } from './fields.ts';

/** Longest draft, in characters: more than can be sent, so that nothing is lost while it is cut. */
export const DRAFT_MAX = 20_000;
/** A draft that nobody touched for so long is removed, in milliseconds. */
export const DRAFT_TTL_MS = 15 * 86_400_000;

export const DRAFT_KINDS = ['reply', 'note'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

export const draft = z.object({
  kind: z.enum(DRAFT_KINDS),
  /** Empty where the draft was sent or thrown away. */
  body: z.string(),
  /** When it was written, by the clock of whoever wrote it, never ahead of the server's. */
  written_at: epochMs,
  /** Files that have arrived and wait to be sent with it, in their order. */
  attachments: z.optional(z.array(attachment)),
  /** Cards that are to be sent with it; a picture that is no longer there is left out. */
  cards: z.optional(z.array(card)),
  /** The message that it answers. */
  reply_to_seq: z.optional(z.int()),
  /** How many of its files are no longer there. */
  files_gone: z.optional(z.int()),
  /** The message that it answered was taken back. */
  quote_gone: z.optional(z.boolean()),
});
export type Draft = z.output<typeof draft>;

const path = '/api/micro/chatbot/conversation/{id}/draft';

export const drafts = {
  list: defineEndpoint({
    method: 'GET',
    path,
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    summary: 'The caller’s own unsent reply and note in a conversation',
    request: z.object({ id }),
    response: z.object({ items: z.array(draft) }),
    errors: [],
    servesExpired: true,
  }),
  /**
   * Keeps a draft unless a newer one is kept already; answers with the one that is kept. One with nothing in it removes it. Files are
   * the caller's own uploads; they stay as long as the draft does.
   */
  save: defineEndpoint({
    method: 'PUT',
    path,
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Keep an unsent reply or note',
    request: z
      .object({
        id,
        kind: z.enum(DRAFT_KINDS),
        body: z.string().check(z.maxLength(DRAFT_MAX)),
        written_at: epochMs,
        attachments: attachmentIds,
        cards: z.optional(cardDrafts),
        reply_to_seq: z.optional(z.int().check(z.gte(1))),
      })
      .check(bringsPictures),
    response: draft,
    errors: ['subscription_expired'],
  }),
};
