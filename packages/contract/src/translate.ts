import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, text } from './fields.ts';
import { MESSAGE_MAX } from './message.ts';
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

export const translate = {
  /** What is kept: the translations into one language, and what colleagues had written of their own messages in any. */
  list: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/conversation/{id}/translation',
    caller: 'staff',
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
    summary: 'Translate messages for a member who reads them',
    request: z.object({
      conversation_id: id,
      seqs: z.array(z.int().check(z.gte(1))).check(z.minLength(1), z.maxLength(TRANSLATE_BATCH_MAX)),
      target: translationLocale,
    }),
    response: z.object({ items: z.array(translation) }),
    errors: ['model_off', 'subscription_expired'],
  }),
  /** Sends nothing. `words_lost` where a name, number or address would not have come through unharmed. */
  text: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/translate',
    caller: 'staff',
    summary: 'Translate a text that is to be sent, and back again',
    request: z.object({ conversation_id: id, text: text(MESSAGE_MAX), target: translationLocale }),
    response: z.object({
      text: z.string(),
      target: translationLocale,
      /** The translation in the writer's language again; null where that did not come about. */
      back: z.nullable(z.string()),
      engine: z.enum(TRANSLATION_ENGINES),
    }),
    errors: ['model_off', 'model_failed', 'words_lost', 'subscription_expired'],
  }),
};
