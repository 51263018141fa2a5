import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { nothing, text, version } from './fields.ts';
import { LOCALES, type Locale } from './locales.ts';

/** `line` says it under the composer; `required` asks for a tick before the first message. */
export const CONSENT_MODES = ['off', 'line', 'required'] as const;
export type ConsentMode = (typeof CONSENT_MODES)[number];

/** Longest text that a visitor agrees to, and longest address of a privacy page, in characters. */
export const CONSENT_TEXT_MAX = 500;
export const PRIVACY_LINK_MAX = 500;

const WEB_ADDRESS = /^https?:\/\/[^\s/]+/i;
export const privacyLink = z.string().check(z.trim(), z.maxLength(PRIVACY_LINK_MAX), z.regex(WEB_ADDRESS, { error: 'web_address' }));
export const consentText = text(CONSENT_TEXT_MAX);

/** A text of each language; null is the one that Lobby words. */
const texts = z.object(
  Object.fromEntries(LOCALES.map((locale) => [locale, z.nullable(consentText)])) as Record<Locale, z.ZodMiniNullable<typeof consentText>>,
);

const privacySettings = z.object({
  mode: z.enum(CONSENT_MODES),
  texts,
  link: z.nullable(privacyLink),
  /** 0 where nobody has chosen yet. */
  version,
});
export type PrivacySettings = z.output<typeof privacySettings>;

/** The settings, beside the texts that Lobby words where the business does not. */
const privacyView = z.extend(privacySettings, { defaults: z.object({ line: texts, required: texts }) });
export type PrivacyView = z.output<typeof privacyView>;

/** What a visitor agrees to, in the visitor's language. */
export const visitorConsent = z.object({
  mode: z.enum(CONSENT_MODES),
  text: z.string(),
  link: z.nullable(z.string()),
  /** Which text it is: it grows with each change of the texts or of the link. */
  version: z.int(),
  /** By a tick, or where none is asked for by having written. */
  agreed: z.boolean(),
});
export type VisitorConsent = z.output<typeof visitorConsent>;

export const privacy = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/micro/user/tenant/privacy',
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    summary: 'What visitors agree to when they write; for admins',
    request: nothing,
    response: privacyView,
    errors: [],
    servesExpired: true,
  }),
  /** Other words or another link are a new text: visitors are asked anew. */
  update: defineEndpoint({
    method: 'PUT',
    path: '/api/micro/user/tenant/privacy',
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'within',
    summary: 'Set what visitors agree to when they write; for admins',
    request: privacySettings,
    response: privacyView,
    errors: ['stale_version'],
    servesExpired: true,
  }),
};
