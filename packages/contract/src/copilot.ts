import { z } from 'zod/mini';
import { source } from './source.ts';
import { tag } from './conversation-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, nothing, text } from './fields.ts';
import { localeSchema } from './locales.ts';
import { MESSAGE_MAX } from './message.ts';

/** Ways in which the copilot words a reply anew. */
export const REWRITE_STYLES = ['shorter', 'warmer', 'formal', 'grammar'] as const;
export type RewriteStyle = (typeof REWRITE_STYLES)[number];

/** Tags that are proposed at once, and those among them that the business has not used before. */
export const PROPOSED_TAGS_MAX = 3;
export const NEW_TAGS_MAX = 1;

const ofConversation = z.object({ conversation_id: id });
/** Nothing is offered where no model is set up, and a model that fails says so. */
const errors = ['model_off', 'model_failed', 'subscription_expired'] as const;

/** Help in writing and reading, for members only. What it answers is a proposal: nothing is sent or stored by these calls. */
export const copilot = {
  state: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/copilot',
    caller: 'staff',
    permission: 'member',
    visibility: 'conversations',
    usesModel: true,
    summary: 'What the copilot can do here',
    request: nothing,
    response: z.object({
      /** True where a model is set up; without one only drafts from the corpus are offered. */
      model: z.boolean(),
    }),
    errors: [],
    servesExpired: true,
  }),
  /** A model writes from the entries that are found; without one, or where it fails, the best entry speaks in its own words. */
  draft: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/copilot/draft',
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'none',
    rateLimit: { caller: 'copilot' },
    usesModel: true,
    summary: 'Propose a reply to the visitor, with its sources',
    request: ofConversation,
    response: z.object({
      /** `nothing` where no entry in the visitor's language answers; `text` is empty then. */
      by: z.enum(['model', 'entry', 'nothing']),
      text: z.string(),
      locale: localeSchema,
      sources: z.array(source),
      /** The model did not answer, and the entry stands in for it. */
      model_failed: z.boolean(),
    }),
    errors: ['model_failed', 'subscription_expired'],
  }),
  /** Names, numbers, prices and addresses stay as they are; where the model loses one, the call is refused with `words_lost`. */
  rewrite: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/copilot/rewrite',
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'none',
    rateLimit: { caller: 'copilot' },
    usesModel: true,
    summary: 'Word a reply anew',
    request: z.extend(ofConversation, { text: text(MESSAGE_MAX), style: z.enum(REWRITE_STYLES) }),
    response: z.object({ text: z.string() }),
    errors: [...errors, 'words_lost'],
  }),
  summary: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/copilot/summary',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    audit: 'none',
    rateLimit: { caller: 'copilot' },
    usesModel: true,
    summary: 'What a conversation is about and what to do next, in the caller’s language',
    request: ofConversation,
    response: z.object({
      text: z.string(),
      /** Of the last message it knows. */
      last_seq: z.int(),
      /** What to do next, from the entries that answer what the visitor asked last; null where none does. */
      next_step: z.nullable(z.object({ text: z.string(), sources: z.array(source) })),
    }),
    errors,
  }),
  tags: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/copilot/tags',
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'none',
    rateLimit: { caller: 'copilot' },
    usesModel: true,
    summary: 'Propose tags out of those that the business uses, and at most one new one',
    request: ofConversation,
    response: z.object({ items: z.array(z.object({ tag, is_new: z.boolean() })) }),
    errors,
  }),
};
