import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, nothing, text, version } from './fields.ts';
import { translationLocale } from './translation-locales.ts';

/** Terms of one business, and characters of one term. */
export const GLOSSARY_MAX = 500;
export const TERM_MAX = 80;

const wordings = z.partialRecord(translationLocale, z.string().check(z.trim(), z.maxLength(TERM_MAX)));

/** What a person writes of a term: it is kept as it is, or has a wording in one language at least. */
export const termDraft = z
  .object({
    source: text(TERM_MAX),
    /** True where it is the same in every language. */
    keep: z.boolean(),
    texts: wordings,
    case_sensitive: z._default(z.boolean(), false),
  })
  .check(z.refine(({ keep, texts }) => keep || Object.values(texts).some((each) => each !== ''), { error: 'required', path: ['texts'] }));
export type TermDraft = z.output<typeof termDraft>;

export const term = z.object({
  id,
  source: z.string(),
  keep: z.boolean(),
  texts: z.partialRecord(translationLocale, z.string()),
  case_sensitive: z.boolean(),
  /** Grows with each edit; an edit carries the version it was made from. */
  version: z.int(),
  updated_by: z.nullable(z.string()),
  updated_at: epochMs,
});
export type Term = z.output<typeof term>;

const path = '/api/micro/chatbot/glossary';

/** Words that translations use as the business says. Everybody reads them; they are an admin's to write. */
export const glossary = {
  list: defineEndpoint({
    method: 'GET',
    path,
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'The glossary, by term',
    request: nothing,
    response: z.object({ items: z.array(term) }),
    errors: [],
    servesExpired: true,
  }),
  create: defineEndpoint({
    method: 'POST',
    path,
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Add a term',
    request: termDraft,
    response: term,
    errors: ['subscription_expired'],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Change a term',
    request: z.extend(termDraft, { id, version }),
    response: term,
    errors: ['stale_version', 'subscription_expired'],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Delete a term',
    request: z.object({ id }),
    response: z.object({}),
    errors: ['subscription_expired'],
  }),
};
