import { z } from 'zod/mini';
import { CONVERSATION_STATUSES, SEARCH_MAX, tag, TAGS_MAX } from './conversation-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, epochMs, id, text } from './fields.ts';
import { localeSchema } from './locales.ts';
import { pageSeen } from './page-seen.ts';

/** Longest name, telephone number and remark of a contact, in characters. */
export const CONTACT_NAME_MAX = 120;
const PHONE_MAX = 40;
const REMARK_MAX = 2_000;

export const EXTERNAL_ID_MAX = 120;
/** Attributes of a contact, and characters of one's name and of its value. */
export const ATTRIBUTES_MAX = 50;
export const ATTRIBUTE_NAME_MAX = 40;
export const ATTRIBUTE_VALUE_MAX = 500;
/** Contacts that one search, or one look for duplicates, brings. */
export const CONTACTS_FOUND_MAX = 20;

const attributes = z
  .record(text(ATTRIBUTE_NAME_MAX), text(ATTRIBUTE_VALUE_MAX))
  .check(z.refine((given) => Object.keys(given).length <= ATTRIBUTES_MAX, 'too_big'));

/** Digits with the signs that people write between them. */
export const phone = z.string().check(z.trim(), z.maxLength(PHONE_MAX), z.regex(/^\+?[\d\s().-]{4,}$/));

/** Somebody who wrote to the business. */
export const contact = z.object({
  id,
  /** Number within the tenant, by which people without a name are called. */
  no: z.int(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The address wrote a mail, was proven by a code, or was written by a member; not so where only the visitor has named it. */
  email_confirmed: z.boolean(),
  phone: z.nullable(z.string()),
  /** What the team remembers about this person; never shown to them. */
  remark: z.string(),
  tags: z.array(z.string()),
  /** Who this is in the business's own systems. */
  external_id: z.nullable(z.string()),
  /** When those systems last vouched for it with a signature; null where only a member wrote it, or nobody did. */
  identified_at: z.nullable(epochMs),
  /** What only the visitor or the page says, beside an e-mail address: `name`, `phone`, and attributes such as `attrs.plan`. */
  claimed: z.array(z.string()),
  /** What else the team keeps, by name. */
  attrs: z.record(z.string(), z.string()),
  /** Browsers that this person wrote from, the latest first; `merged` came with another contact. */
  identities: z.array(z.object({ id, kind: z.literal('browser'), merged: z.boolean(), first_seen_at: epochMs, last_seen_at: epochMs })),
  /** Texts that this person agreed to, the latest first; `ticked` before writing, or `written` under a line that says so. */
  consents: z.array(
    z.object({
      version: z.int(),
      given: z.enum(['ticked', 'written']),
      locale: localeSchema,
      text: z.string(),
      link: z.nullable(z.string()),
      at: epochMs,
    }),
  ),
  /** Pages that this person opened the chat from, the latest first. */
  pages: z.array(pageSeen),
  locale: localeSchema,
  blocked_at: z.nullable(epochMs),
  first_seen_at: epochMs,
  last_seen_at: epochMs,
  /** How many merges into this contact can still be undone. */
  merges: z.int(),
  /** The latest first. */
  conversations: z.array(z.object({ id, no: z.int(), status: z.enum(CONVERSATION_STATUSES), last_body: z.string(), updated_at: epochMs })),
});
export type Contact = z.output<typeof contact>;

/** A contact as a search shows it. */
export const contactHit = z.object({
  id,
  no: z.int(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  external_id: z.nullable(z.string()),
  last_seen_at: epochMs,
  conversations: z.int(),
  /** What is the same as at the contact that it was compared with. */
  same: z.array(z.enum(['email', 'phone', 'external_id'])),
});
export type ContactHit = z.output<typeof contactHit>;

/** What a merge would do. */
export const mergePreview = z.object({
  /** Comes into the other one. */
  from: contactHit,
  into: contactHit,
  /** What comes along. */
  conversations: z.int(),
  identities: z.int(),
  tags: z.array(z.string()),
  attrs: z.array(z.string()),
  /** The contact that stays will be blocked, because one of the two is. */
  blocked: z.boolean(),
  /** Fields in which both say something else, such as `email` or `attrs.plan`. */
  conflicts: z.array(z.object({ field: z.string(), from: z.string(), into: z.string() })),
});
export type MergePreview = z.output<typeof mergePreview>;

/** For how many days a merge can be undone. */
export const MERGE_KEPT_DAYS = 30;

/** A merge that can be undone, and what that would do. */
export const merge = z.object({
  /** The contact that comes back, as it was. */
  from: z.object({ id, no: z.int(), name: z.nullable(z.string()), email: z.nullable(z.string()), phone: z.nullable(z.string()) }),
  merged_at: epochMs,
  /** Whoever merged them; null where they are no member any more. */
  merged_by: z.nullable(z.string()),
  /** What goes back with it: conversations, with those that its browsers and addresses have begun since, and both of these. */
  conversations: z.int(),
  identities: z.int(),
  /** Tags that this contact loses. */
  tags: z.array(z.string()),
  /** Fields of this contact that become what they were, such as `email` or `attrs.plan`; what was changed since stays. */
  changes: z.array(z.object({ field: z.string(), now: z.nullable(z.string()), after: z.nullable(z.string()) })),
});
export type ContactMerge = z.output<typeof merge>;

const byId = z.object({ id });

/** What people and programs write of a contact; what is left out stays, null empties. */
export const contactFields = {
  name: z.optional(z.nullable(text(CONTACT_NAME_MAX))),
  email: z.optional(z.nullable(email)),
  phone: z.optional(z.nullable(phone)),
  remark: z.optional(z.string().check(z.trim(), z.maxLength(REMARK_MAX))),
  tags: z.optional(z.array(tag).check(z.maxLength(TAGS_MAX))),
  external_id: z.optional(z.nullable(text(EXTERNAL_ID_MAX))),
  attrs: z.optional(attributes),
};

export const contacts = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/contact/{id}',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
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
    permission: 'contact.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Change what is known of a contact',
    request: z.object({ id, ...contactFields }),
    response: contact,
    errors: ['subscription_expired'],
  }),
  /** A blocked visitor’s messages are refused; what was said stays. */
  block: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/contact/{id}/block',
    caller: 'staff',
    permission: 'contact.edit',
    visibility: 'conversations',
    audit: 'within',
    summary: 'Block a contact, or let them write again',
    request: z.object({ id, blocked: z.boolean() }),
    response: contact,
    errors: ['subscription_expired'],
  }),
  /**
   * Where everything that is stored about the contact is fetched from, for ten minutes and without a token: a ZIP of `data.json`, which
   * has the rows of every table, of the files, and of mails that were not taken.
   */
  export: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/contact/{id}/export',
    caller: 'staff',
    permission: 'contact.export',
    visibility: 'conversations',
    audit: 'within',
    rateLimit: { caller: 'exportsPerHour' },
    summary: 'All data of a contact',
    request: byId,
    response: z.object({ url: z.string(), expires_at: epochMs, files: z.int(), bytes: z.int() }),
    errors: [],
    servesExpired: true,
  }),
  /** Removes the contact and everything that was said, for good. Admins only. */
  erase: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/contact/{id}/erase',
    caller: 'staff',
    permission: 'contact.erase',
    visibility: 'conversations',
    audit: 'within',
    summary: 'Erase a contact',
    request: byId,
    response: z.object({ conversations: z.int(), messages: z.int() }),
    errors: [],
    servesExpired: true,
  }),
  /** Contacts by name, address or external id, who was there last first. */
  find: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/contact',
    caller: 'staff',
    permission: 'contact.edit',
    visibility: 'conversations',
    summary: 'Find contacts',
    request: z.object({ q: text(SEARCH_MAX) }),
    response: z.object({ items: z.array(contactHit) }),
    errors: [],
    servesExpired: true,
  }),
  /** Others with the same e-mail address, telephone number or external id. */
  duplicates: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/contact/{id}/duplicate',
    caller: 'staff',
    permission: 'contact.edit',
    visibility: 'conversations',
    summary: 'Contacts that may be the same person',
    request: byId,
    response: z.object({ items: z.array(contactHit) }),
    errors: [],
    servesExpired: true,
  }),
  previewMerge: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/contact/{id}/merge',
    caller: 'staff',
    permission: 'contact.edit',
    visibility: 'conversations',
    summary: 'What a merge would do',
    request: z.object({ id, from_id: id }),
    response: mergePreview,
    errors: ['same_contact'],
    servesExpired: true,
  }),
  /**
   * `from_id` becomes another name of this contact: its browsers, conversations, tags and attributes come here, in one
   * transaction. Of conflicting fields those in `take` come from it. A repeat answers with the contact. It can be undone for
   * `MERGE_KEPT_DAYS` days.
   */
  merge: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/contact/{id}/merge',
    caller: 'staff',
    permission: 'contact.edit',
    visibility: 'conversations',
    audit: 'within',
    summary: 'Merge another contact into this one',
    request: z.object({
      id,
      from_id: id,
      take: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(ATTRIBUTES_MAX + 10)), []),
    }),
    response: contact,
    errors: ['same_contact', 'subscription_expired'],
  }),
  /** Merges into this contact that can still be undone, the latest first, each with what undoing it would do. */
  merges: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/contact/{id}/unmerge',
    caller: 'staff',
    permission: 'contact.edit',
    visibility: 'conversations',
    summary: 'Merges of a contact that can be undone',
    request: byId,
    response: z.object({ items: z.array(merge) }),
    errors: [],
    servesExpired: true,
  }),
  /**
   * Undoes a merge: `from_id` is a contact of its own again, as it was, with what it brought and what its browsers and addresses have
   * begun since. This contact keeps what was changed since. A repeat answers with the contact.
   */
  unmerge: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/contact/{id}/unmerge',
    caller: 'staff',
    permission: 'contact.edit',
    visibility: 'conversations',
    audit: 'within',
    summary: 'Undo a merge',
    request: z.object({ id, from_id: id }),
    response: contact,
    errors: ['merge_final', 'subscription_expired'],
  }),
};
