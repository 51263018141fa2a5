import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { text } from './fields.ts';
import { localeSchema } from './locales.ts';

/** Length of an address name, in characters. */
export const SLUG_MIN = 3;
export const SLUG_MAX = 40;
/** `/chat/{slug}`: lower-case letters, digits and single inner hyphens, not all digits (a number is a tenant id). */
const SLUG = /^(?!\d+$)[a-z0-9](?:[a-z0-9]|-(?!-))*[a-z0-9]$/;

export const slugSchema = z.string().check(z.trim(), z.toLowerCase(), z.minLength(SLUG_MIN), z.maxLength(SLUG_MAX), z.regex(SLUG));

export const tenantName = text(80);

/** ISO 3166-1 alpha-2, in capitals. */
export const countrySchema = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/));

/** A zone that this side's Intl knows, by its IANA name. */
export const timezoneSchema = z.string().check(z.maxLength(60), z.refine(isTimezone, { error: 'timezone' }));

function isTimezone(name: string): boolean {
  // An offset such as +08:00 is none: databases read its sign the other way round.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const tenant = {
  /** Tells a form whether an address name is free, before it is sent. */
  checkSlug: defineEndpoint({
    method: 'GET',
    path: '/api/micro/user/tenant/slug',
    caller: 'anyone',
    summary: 'Is an address name free?',
    request: z.object({ slug: slugSchema }),
    response: z.object({ slug: z.string(), free: z.boolean() }),
    errors: [],
  }),
  /** What the chat page of a tenant shows before a conversation begins. */
  profile: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/visitor/tenant',
    caller: 'anyone',
    summary: 'Public profile of a tenant',
    request: z.object({ tenant: z.string().check(z.minLength(1), z.maxLength(SLUG_MAX)), locale: z.optional(localeSchema) }),
    response: z.object({
      slug: z.string(),
      name: z.string(),
      bot_name: z.string(),
      welcome: z.string(),
      suggested_questions: z.array(z.string()),
    }),
    errors: ['unknown_tenant'],
  }),
};
