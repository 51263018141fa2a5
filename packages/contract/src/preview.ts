import { z } from 'zod/mini';
import { botManner } from './bot-manner.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, nothing } from './fields.ts';

/** A link to a preview leads somewhere for so long, in milliseconds. */
export const PREVIEW_TTL_MS = 86_400_000;
/** Links that lead somewhere at the same time. */
export const PREVIEWS_MAX = 10;

export const botPreview = z.object({ id, created_by: z.string(), created_at: epochMs, expires_at: epochMs });
export type BotPreview = z.output<typeof botPreview>;

/** The chat as the draft of the bot would make it, for whoever has the link. */
export const preview = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/preview',
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'business',
    summary: 'Links to previews that still lead somewhere, the latest first',
    request: nothing,
    response: z.object({ items: z.array(botPreview) }),
    errors: [],
    servesExpired: true,
  }),
  /** `name` is told this once: it stands in `/preview?link={name}`. */
  create: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/preview',
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'business',
    audit: 'none',
    summary: 'Make a link to a preview of the draft, valid for 24 hours',
    request: nothing,
    response: z.extend(botPreview, { name: z.string() }),
    errors: ['quota_exceeded', 'subscription_expired'],
  }),
  revoke: defineEndpoint({
    method: 'DELETE',
    path: '/api/micro/chatbot/preview/{id}',
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'business',
    audit: 'none',
    summary: 'End a link to a preview, and the chats that it led to',
    request: z.object({ id }),
    response: nothing,
    errors: [],
    servesExpired: true,
  }),
  look: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/preview/look',
    caller: 'anyone',
    summary: 'What a link to a preview leads to',
    request: z.object({ name: z.string().check(z.minLength(1), z.maxLength(60)) }),
    response: z.object({
      business: z.string(),
      bot: z.string(),
      draft_version: z.int(),
      expires_at: epochMs,
      languages: botManner.shape.languages,
    }),
    errors: ['not_found'],
  }),
};
