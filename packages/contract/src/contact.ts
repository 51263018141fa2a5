import { z } from 'zod/mini';
import { CONVERSATION_STATUSES, tag, TAGS_MAX } from './conversation.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, epochMs, id, nothing, text } from './fields.ts';
import { localeSchema } from './locales.ts';

/** Longest name, telephone number and remark of a contact, in characters. */
const NAME_MAX = 120;
const PHONE_MAX = 40;
const REMARK_MAX = 2_000;

/** Digits with the signs that people write between them. */
export const phone = z.string().check(z.trim(), z.maxLength(PHONE_MAX), z.regex(/^\+?[\d\s().-]{4,}$/));

/** Somebody who wrote to the business. */
export const contact = z.object({
  id,
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** What the team remembers about this person; never shown to them. */
  remark: z.string(),
  tags: z.array(z.string()),
  locale: localeSchema,
  blocked_at: z.nullable(epochMs),
  first_seen_at: epochMs,
  last_seen_at: epochMs,
  /** The latest first. */
  conversations: z.array(z.object({ id, no: z.int(), status: z.enum(CONVERSATION_STATUSES), last_body: z.string(), updated_at: epochMs })),
});
export type Contact = z.output<typeof contact>;

const byId = z.object({ id });

export const contacts = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/contact/{id}',
    caller: 'staff',
    summary: 'One contact with the conversations',
    request: byId,
    response: contact,
    errors: [],
    servesExpired: true,
  }),
  /** What is left out stays; null empties. */
  update: defineEndpoint({
    method: 'PATCH',
    path: '/api/micro/chatbot/contact/{id}',
    caller: 'staff',
    summary: 'Change what is known of a contact',
    request: z.object({
      id,
      name: z.optional(z.nullable(text(NAME_MAX))),
      email: z.optional(z.nullable(email)),
      phone: z.optional(z.nullable(phone)),
      remark: z.optional(z.string().check(z.trim(), z.maxLength(REMARK_MAX))),
      tags: z.optional(z.array(tag).check(z.maxLength(TAGS_MAX))),
    }),
    response: contact,
    errors: ['subscription_expired'],
  }),
  /** A blocked visitor’s messages are refused; what was said stays. */
  block: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/contact/{id}/block',
    caller: 'staff',
    summary: 'Block a contact, or let them write again',
    request: z.object({ id, blocked: z.boolean() }),
    response: contact,
    errors: ['subscription_expired'],
  }),
  /** Everything that is stored about the contact, as JSON. */
  export: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/contact/{id}/export',
    caller: 'staff',
    summary: 'All data of a contact',
    request: byId,
    response: nothing,
    answers: 'file',
    errors: [],
    servesExpired: true,
  }),
  /** Removes the contact and everything that was said, for good. Admins only. */
  erase: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/contact/{id}/erase',
    caller: 'staff',
    summary: 'Erase a contact',
    request: byId,
    response: z.object({ conversations: z.int(), messages: z.int() }),
    errors: [],
    servesExpired: true,
  }),
};
