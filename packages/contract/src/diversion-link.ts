import { z } from 'zod/mini';
import { changedDiversionLink, DIVERSION_ACTIONS, diversionCounts, diversionLink, newDiversionLink } from './diversion-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, nothing, page, queryInt } from './fields.ts';
import { localeSchema } from './locales.ts';
import { countrySchema } from './tenant-fields.ts';

/** Short addresses lead here: `/l/{slug}`. */
export const DIVERSION_PATH = '/l';
/** Days that statistics look back at most. */
export const DIVERSION_DAYS_MAX = 365;
/** Visits that are tried out at once. */
export const SIMULATED_VISITS = 100;

/** What became of a visit. */
export const DIVERSION_OUTCOMES = ['opened', 'redirected', 'fallback'] as const;
export const DIVERSION_DEVICES = ['mobile', 'tablet', 'desktop'] as const;

const row = z.extend(diversionCounts, {
  /** Target id, source, language, country or hour; null where there is none. */
  key: z.nullable(z.string()),
  /** Of a target, as it is called now. */
  name: z.nullable(z.string()),
});
export type DiversionRow = z.output<typeof row>;

export const diversionVisit = z.object({
  id,
  at: epochMs,
  outcome: z.enum(DIVERSION_OUTCOMES),
  target_id: z.nullable(id),
  target_name: z.nullable(z.string()),
  language: localeSchema,
  /** As a trusted proxy says, else as the language of the browser suggests; null where neither says any. */
  country: z.nullable(z.string()),
  device: z.enum(DIVERSION_DEVICES),
  os: z.nullable(z.string()),
  source: z.string(),
  /** Stands in what the visitor sends in another messenger. */
  ref_code: z.string(),
  /** The chat that it led to, once the visitor has written. */
  conversation_id: z.nullable(id),
  /** Whether the visitor was new to the business; null before they write. */
  is_new: z.nullable(z.boolean()),
});
export type DiversionVisit = z.output<typeof diversionVisit>;

const days = queryInt(1, DIVERSION_DAYS_MAX, 30);

export const diversionLinks = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/diversion-link',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'Diversion links with their targets and how today goes, the latest first',
    request: nothing,
    /** `timezone` is the business's, in which days are counted. */
    response: z.object({ items: z.array(diversionLink), timezone: z.string() }),
    errors: [],
    servesExpired: true,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/diversion-link/{id}',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'One diversion link',
    request: z.object({ id }),
    response: diversionLink,
    errors: [],
    servesExpired: true,
  }),
  /** A repeat with the same id answers with the link that is there. */
  create: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/diversion-link',
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Add a diversion link; it is a draft until it is published',
    request: newDiversionLink,
    response: diversionLink,
    errors: ['slug_taken', 'subscription_expired'],
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: '/api/micro/chatbot/diversion-link/{id}',
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Change a diversion link; the second of two writers gets stale_version with the newer copy',
    request: changedDiversionLink,
    response: diversionLink,
    errors: ['stale_version', 'subscription_expired'],
  }),
  /** What is done already is no error; what cannot be done as the link stands gets stale_version with how it does. */
  act: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/diversion-link/{id}/status',
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Publish, pause, resume, archive or restore a diversion link',
    request: z.object({ id, action: z.enum(DIVERSION_ACTIONS) }),
    response: diversionLink,
    errors: ['stale_version', 'subscription_expired'],
  }),
  stats: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/diversion-link/{id}/stats',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'What became of the visits of a diversion link, by target, source, language, country and hour',
    request: z.object({ id, days }),
    response: z.object({
      total: diversionCounts,
      targets: z.array(row),
      sources: z.array(row),
      languages: z.array(row),
      countries: z.array(row),
      hours: z.array(row),
    }),
    errors: [],
    servesExpired: true,
  }),
  visits: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/diversion-link/{id}/visits',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'business',
    summary: 'Visits of a diversion link, the latest first, a page at a time',
    request: z.object({ id, ...page }),
    response: z.object({ items: z.array(diversionVisit), next_cursor: z.nullable(z.string()) }),
    errors: [],
    servesExpired: true,
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/diversion-link/{id}/visits/export',
    caller: 'staff',
    permission: 'contact.export',
    visibility: 'business',
    audit: 'call',
    summary: 'Visits of a diversion link as CSV',
    request: z.object({ id, days }),
    response: nothing,
    errors: [],
    answers: 'file',
    servesExpired: true,
  }),
  /** Nobody is led anywhere and nothing is counted. */
  simulate: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/diversion-link/{id}/simulate',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'How the next visits would be shared out',
    request: z.object({ id, locale: localeSchema, country: z.optional(countrySchema) }),
    response: z.object({
      targets: z.array(z.object({ id, name: z.nullable(z.string()), visits: z.int() })),
      fallback: z.int(),
    }),
    errors: [],
    servesExpired: true,
  }),
};
