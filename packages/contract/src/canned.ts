import { z } from 'zod/mini';
import { attachment } from './attachment.ts';
import { card, cardDraft, CARDS_MAX } from './card.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, text, version } from './fields.ts';
import { LOCALES, localeSchema, type Locale } from './locales.ts';
import { MESSAGE_MAX } from './message.ts';

/** Characters of a title, of a shortcut and of a folder's name. */
export const CANNED_TITLE_MAX = 120;
export const CANNED_SHORTCUT_MAX = 40;
export const CANNED_FOLDER_MAX = 60;
/** Canned replies that a business shares, and that one person keeps. */
export const CANNED_SHARED_MAX = 500;
export const CANNED_OWN_MAX = 200;

/** For everybody of the business, for some of its teams, or for whoever wrote it. */
export const CANNED_SCOPES = ['all', 'team', 'me'] as const;
export type CannedScope = (typeof CANNED_SCOPES)[number];

/** Names that stand in double braces in a canned reply and are filled in when it is inserted. */
export const CANNED_VARIABLES = ['visitor_name', 'first_name', 'agent_name', 'business', 'conversation_no'] as const;
export type CannedVariable = (typeof CANNED_VARIABLES)[number];

const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/gu;

const isVariable = (name: string): name is CannedVariable => (CANNED_VARIABLES as readonly string[]).includes(name);

/** Names in double braces that nothing can be filled in for, each once. */
export function unknownVariables(body: string): string[] {
  const names = [...body.matchAll(VARIABLE)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !isVariable(name)))];
}

/** The reply with its variables filled in; an unknown one stays as it is. */
export function fillVariables(body: string, values: Readonly<Record<CannedVariable, string>>): string {
  return body.replaceAll(VARIABLE, (whole, name: string) => (isVariable(name) ? values[name] : whole));
}

/** How texts are compared when canned replies are searched: wide, narrow, large and small letters are the same. */
export function foldCanned(words: string): string {
  return words.normalize('NFKC').toLowerCase().trim();
}

/** Where a language is missing, its nearest relative is read before English. */
const RELATIVES: Readonly<Partial<Record<Locale, Locale>>> = { 'zh-CN': 'zh-HK', 'zh-HK': 'zh-CN' };

/** The language of a reply that a conversation gets: its own, its relative's, English, then whichever there is. */
export function chooseCannedLocale(bodies: Readonly<Partial<Record<Locale, string>>>, wanted: Locale): Locale | undefined {
  const chain = [wanted, RELATIVES[wanted], 'en-US' as const, ...LOCALES];
  return chain.find((locale) => locale !== undefined && (bodies[locale] ?? '') !== '');
}

const bodies = z.partialRecord(localeSchema, z.string().check(z.trim(), z.maxLength(MESSAGE_MAX)));

/** Files of one reply for one language, and for every language. */
export const CANNED_FILES_MAX = 5;

/** Files or cards that are put in with a reply in a language: those for every language, then its own. */
export function cannedPartsFor<Part extends { locale: Locale | null }>(parts: readonly Part[], locale: Locale | undefined): Part[] {
  return [...parts.filter((part) => part.locale === null), ...parts.filter((part) => part.locale !== null && part.locale === locale)];
}

/** For one language, or null for every one. */
const fileLocale = z.nullable(localeSchema);

/** Teams that one reply is for at most. */
const CANNED_TEAMS_MAX = 50;

const cannedCards = z
  .array(z.extend(cardDraft, { locale: fileLocale }))
  .check(z.refine((cards) => LOCALES.every((locale) => cannedPartsFor(cards, locale).length <= CARDS_MAX), 'too_many'));

/** The fields of a canned reply as a person writes them, apart from the rule that joins two of them. */
const cannedFields = z.object({
  scope: z.enum(CANNED_SCOPES),
  /** Whose members see it, where it is for teams; of no meaning otherwise. */
  team_ids: z._default(z.array(id).check(z.maxLength(CANNED_TEAMS_MAX)), []),
  title: text(CANNED_TITLE_MAX),
  /** What is typed after the slash; empty where it is only found by its words. */
  shortcut: z._default(z.string().check(z.trim(), z.maxLength(CANNED_SHORTCUT_MAX), z.regex(/^[^\s/／]*$/u)), ''),
  /** Empty is outside of any folder. */
  folder: z._default(z.string().check(z.trim(), z.maxLength(CANNED_FOLDER_MAX)), ''),
  i18n: bodies.check(z.refine((given) => Object.values(given).some((body) => body !== ''), 'required')),
  /** Files that were uploaded for it; what is left out is given up. */
  attachments: z._default(
    z.array(z.object({ id, locale: fileLocale })).check(
      z.maxLength(CANNED_FILES_MAX * (LOCALES.length + 1)),
      z.refine((files) => isWithinFiles(files), 'too_many'),
    ),
    [],
  ),
  /** Each shows one of its files at most, one for the same language or for every one. */
  cards: z._default(cannedCards, []),
});
export type CannedDraft = z.output<typeof cannedFields>;

const hasPictures = z.refine<Pick<CannedDraft, 'attachments' | 'cards'>>(
  ({ attachments, cards }) =>
    cards.every(({ picture, locale }) => {
      const file = attachments.find(({ id: one }) => one === picture);
      return picture === null || (file !== undefined && (file.locale === null || file.locale === locale));
    }),
  { error: 'picture', path: ['cards'] },
);
/** What a person writes of a canned reply; at least one language has to say something. */
export const cannedDraft = cannedFields.check(hasPictures);

function isWithinFiles(files: readonly { id: string; locale: Locale | null }[]): boolean {
  const fits = (locale: Locale | null) => files.filter((file) => file.locale === locale).length <= CANNED_FILES_MAX;
  return new Set(files.map(({ id: file }) => file)).size === files.length && [...LOCALES, null].every(fits);
}

/** A file of a canned reply, and the language that it is for. */
const cannedFile = z.extend(attachment, { locale: fileLocale });
export type CannedFile = z.output<typeof cannedFile>;

/** A card of a canned reply, and the language that it is for. */
const cannedCard = z.extend(card, { locale: fileLocale });
export type CannedCard = z.output<typeof cannedCard>;

export const cannedReply = z.object({
  id,
  scope: z.enum(CANNED_SCOPES),
  /** Teams that it is for; those that are gone stay named, and admins still see it. */
  team_ids: z.array(id),
  title: z.string(),
  shortcut: z.string(),
  folder: z.string(),
  i18n: z.partialRecord(localeSchema, z.string()),
  attachments: z.array(cannedFile),
  cards: z.array(cannedCard),
  /** Messages that were sent with it. */
  used_count: z.int(),
  last_used_at: z.nullable(epochMs),
  /** Grows with each edit; an edit carries the version it was made from. */
  version: z.int(),
  updated_by: z.nullable(z.string()),
  updated_at: epochMs,
});
export type CannedReply = z.output<typeof cannedReply>;

export const canned = {
  /** Those of the business, of the caller's teams and the caller's own, most used first; `q` is looked for in title, shortcut and texts. */
  list: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/canned',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    summary: 'Canned replies',
    request: z.object({ q: z.optional(z.string().check(z.maxLength(200))) }),
    response: z.object({ items: z.array(cannedReply) }),
    errors: [],
    servesExpired: true,
  }),
  /** Shared ones are an admin's to write; everybody writes their own. Unknown variables are refused. */
  create: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/canned',
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Add a canned reply',
    request: cannedDraft,
    response: cannedReply,
    errors: ['upload_over', 'subscription_expired'],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/api/micro/chatbot/canned/{id}',
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Change a canned reply',
    request: z.extend(cannedFields, { id, version }).check(hasPictures),
    response: cannedReply,
    errors: ['stale_version', 'upload_over', 'subscription_expired'],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/micro/chatbot/canned/{id}',
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Delete a canned reply',
    request: z.object({ id }),
    response: z.object({}),
    errors: ['subscription_expired'],
  }),
  /** Counts the use of canned replies in one sent message, once however often it is told. */
  used: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/canned/used',
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Tell which canned replies a message was made from',
    request: z.object({ conversation_id: id, client_msg_id: z.uuid(), ids: z.array(id).check(z.minLength(1), z.maxLength(20)) }),
    response: z.object({ counted: z.int() }),
    errors: ['subscription_expired'],
  }),
};
