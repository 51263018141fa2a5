import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { nothing } from './fields.ts';
import { localeSchema } from './locales.ts';

/** The texts behind `/policy?type=`, in the order of their tabs. */
export const POLICY_TYPES = ['terms', 'privacy', 'cookies', 'dpa'] as const;
const policyType = z.enum(POLICY_TYPES);
export type PolicyType = z.output<typeof policyType>;

const heading = {
  type: policyType,
  /** Name of this version, such as `2026-11`; the same in every language. */
  version: z.string(),
  /** Day from which on it holds, YYYY-MM-DD. */
  effective_date: z.string(),
  /** The language of the text, which is not the caller's where there is no such translation. */
  locale: localeSchema,
  title: z.string(),
};

const policyText = z.object({
  ...heading,
  /** A small part of Markdown: `##` and `###` headings, paragraphs, lists, tables, bold, code and links; never HTML. */
  body: z.string(),
});
export type PolicyText = z.output<typeof policyText>;

export const policy = {
  text: defineEndpoint({
    method: 'GET',
    path: '/api/index/policy',
    caller: 'anyone',
    summary: 'Terms, privacy, cookies or data processing, in the language of the caller',
    request: z.object({ type: policyType }),
    response: policyText,
    errors: [],
  }),
  /** Empty for who has accepted what holds today. */
  due: defineEndpoint({
    method: 'GET',
    path: '/api/index/policy/due',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'What the signed-in person has still to accept',
    request: nothing,
    response: z.object({ items: z.array(z.object(heading)) }),
    errors: [],
    servesExpired: true,
    servesTenantless: true,
  }),
  /** Safe to repeat: what is accepted already keeps its time. */
  accept: defineEndpoint({
    method: 'POST',
    path: '/api/index/policy/accept',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    audit: 'none',
    summary: 'Accept the versions that are named, as `due` listed them',
    request: z.object({
      items: z.array(z.object({ type: policyType, version: z.string().check(z.maxLength(40)) })).check(z.maxLength(20)),
    }),
    response: z.object({ items: z.array(z.object(heading)) }),
    errors: ['stale_version'],
    servesExpired: true,
    servesTenantless: true,
  }),
};
