import { z } from 'zod/mini';
import { appInstall } from './app-install.ts';
import { contact, contactFields } from './contact.ts';
import { SEARCH_MAX } from './conversation-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, id, page } from './fields.ts';
import { localeSchema } from './locales.ts';

/** A contact as programs see it. */
export const openContact = z.pick(contact, {
  id: true,
  no: true,
  name: true,
  email: true,
  email_confirmed: true,
  phone: true,
  remark: true,
  tags: true,
  external_id: true,
  attrs: true,
  locale: true,
  blocked_at: true,
  first_seen_at: true,
  last_seen_at: true,
});
export type OpenContact = z.output<typeof openContact>;

const path = '/api/open/v1/contacts';

export const openContacts = {
  list: defineEndpoint({
    method: 'GET',
    path,
    caller: 'key',
    scope: 'contacts:read',
    idempotency: 'none',
    summary: 'Contacts, the latest made first',
    request: z.object({
      /** In the name, the addresses or the external id. */
      q: z.optional(z.string().check(z.maxLength(SEARCH_MAX))),
      email: z.optional(email),
      external_id: z.optional(z.string().check(z.maxLength(120))),
      ...page,
    }),
    response: z.object({ items: z.array(openContact), next_cursor: z.nullable(z.string()) }),
    errors: [],
  }),
  /** Of a contact that was merged, the one that it has become. */
  get: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    caller: 'key',
    scope: 'contacts:read',
    idempotency: 'none',
    summary: 'One contact',
    request: z.object({ id }),
    response: openContact,
    errors: ['not_found'],
  }),
  /** Devices with the business's app, the last one seen first: where its own server sends push notifications. */
  installs: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/app-installs`,
    caller: 'key',
    scope: 'contacts:read',
    idempotency: 'none',
    summary: 'Devices of a contact that have the app',
    request: z.object({ id }),
    response: z.object({ items: z.array(appInstall) }),
    errors: ['not_found'],
  }),
  /** A key of channels makes none: who has written nowhere belongs to no channel. Nobody is there twice: whoever has the external id or the e-mail address already is answered as they are, with `created` false. */
  create: defineEndpoint({
    method: 'POST',
    path,
    caller: 'key',
    scope: 'contacts:write',
    idempotency: 'header',
    summary: 'Make a contact, or find the one with the same external id or e-mail address',
    request: z.object({ ...contactFields, locale: z.optional(localeSchema) }).check(
      z.refine((given) => [given.name, given.email, given.phone, given.external_id].some((each) => typeof each === 'string'), {
        error: 'required',
        path: ['name'],
      }),
    ),
    response: z.extend(openContact, { created: z.boolean() }),
    errors: ['key_channels'],
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: `${path}/{id}`,
    caller: 'key',
    scope: 'contacts:write',
    idempotency: 'header',
    summary: 'Change what is known of a contact; what is left out stays, null empties',
    request: z.object({ id, ...contactFields }),
    response: openContact,
    errors: ['not_found'],
  }),
};
