import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, nothing, text } from './fields.ts';
import { MESSAGE_MAX } from './message.ts';
import { CHANNEL_KINDS } from './messaging-fields.ts';
import { translationLocale } from './translation-locales.ts';

/** Messages that one call translates. */
export const TRANSLATE_BATCH_MAX = 8;

/** Where a translation comes from: `author` is what a colleague wrote before it went out translated, `none` that it needs none. */
export const TRANSLATION_ENGINES = ['model', 'memory', 'author', 'none'] as const;

export const translation = z.object({
  /** The message. */
  seq: z.int(),
  target: translationLocale,
  /** Empty where there is none, or none is needed. */
  text: z.string(),
  engine: z.enum(TRANSLATION_ENGINES),
  /** `stale`: the message was changed since. `failed`: no faithful translation came about. */
  state: z.enum(['ok', 'failed', 'stale']),
});
export type Translation = z.output<typeof translation>;

const channelTranslation = z.object({ channel: z.enum(CHANNEL_KINDS), auto: z.boolean() });

/** Every channel, and characters that the plan lets a model translate in a month. */
const translationSettings = z.object({
  items: z.array(channelTranslation),
  used: z.int(),
  limit: z.int(),
  /** When the counting begins anew; null where it never does. */
  resets_at: z.nullable(epochMs),
});
export type TranslationSettings = z.output<typeof translationSettings>;

export const translate = {
  /** What is kept: the translations into one language, and what colleagues had written of their own messages in any. */
  list: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/conversation/{id}/translation',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    summary: 'Kept translations of a conversation',
    request: z.object({ id, target: translationLocale }),
    response: z.object({ items: z.array(translation) }),
    errors: [],
    servesExpired: true,
  }),
  /** Keeps what it translates. Each message succeeds or fails by itself; notes are none and are never sent anywhere. */
  messages: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/translate/message',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    audit: 'none',
    rateLimit: { caller: 'copilot' },
    usesModel: true,
    summary: 'Translate messages for a member who reads them',
    request: z.object({
      conversation_id: id,
      seqs: z.array(z.int().check(z.gte(1))).check(z.minLength(1), z.maxLength(TRANSLATE_BATCH_MAX)),
      target: translationLocale,
    }),
    response: z.object({ items: z.array(translation) }),
    errors: ['model_off', 'translations_full', 'subscription_expired'],
  }),
  /** Sends nothing. `words_lost` where a name, number or address would not have come through unharmed. */
  text: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/translate',
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'none',
    rateLimit: { caller: 'copilot' },
    usesModel: true,
    summary: 'Translate a text that is to be sent, and back again',
    request: z.object({ conversation_id: id, text: text(MESSAGE_MAX), target: translationLocale }),
    response: z.object({
      text: z.string(),
      target: translationLocale,
      /** The translation in the writer's language again; null where that did not come about. */
      back: z.nullable(z.string()),
      engine: z.enum(TRANSLATION_ENGINES),
    }),
    errors: ['model_off', 'model_failed', 'words_lost', 'translations_full', 'subscription_expired'],
  }),
  settings: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/translate/setting',
    caller: 'staff',
    permission: 'member',
    visibility: 'conversations',
    summary: 'Channels on which conversations are translated without anybody asking',
    request: nothing,
    response: translationSettings,
    errors: [],
    servesExpired: true,
  }),
  /** What was chosen in a conversation stays. */
  saveSettings: defineEndpoint({
    method: 'PUT',
    path: '/api/micro/chatbot/translate/setting',
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Say for a channel whether its conversations are translated without anybody asking',
    request: channelTranslation,
    response: translationSettings,
    errors: ['subscription_expired'],
  }),
};
