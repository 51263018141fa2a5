import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, nothing, version } from './fields.ts';
import { LOCALES, localeSchema } from './locales.ts';
import { pictureAddress } from './picture.ts';
import {
  countrySchema,
  FRAME_ORIGINS_MAX,
  frameOriginSchema,
  INDUSTRIES,
  SLUG_MAX,
  slugSchema,
  tenantName,
  timezoneSchema,
} from './tenant-fields.ts';

const tenantSettings = z.object({
  /** The chat stands at `/chat/{slug}`. */
  slug: z.string(),
  name: z.string(),
  /** What it shows itself with. */
  logo: pictureAddress,
  /** ISO 3166-1 alpha-2; null where none was ever given. */
  country: z.nullable(z.string()),
  /** IANA name of the zone that its days are counted in. */
  timezone: z.string(),
  /** Languages that its visitors are answered in; the first is its own. */
  locales: z.array(localeSchema),
  industry: z.nullable(z.enum(INDUSTRIES)),
  /** Sites that may frame its chat page; a widget has sites of its own. */
  frame_origins: z.array(z.string()),
  /** Grows with each change; an update names the one it was made from. */
  version: z.int(),
});
export type TenantSettings = z.output<typeof tenantSettings>;

/** What a new business sets up, in this order. */
export const SETUP_STEPS = ['entries', 'bot', 'conversation', 'site', 'invite', 'hours', 'channel'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];
export const setupStep = z.enum(SETUP_STEPS);

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
      logo: pictureAddress,
      bot_name: z.string(),
      welcome: z.string(),
      suggested_questions: z.array(z.string()),
    }),
    errors: ['unknown_tenant'],
  }),
  /** For the whole business; whether a step is done is seen from what there is. */
  skipStep: defineEndpoint({
    method: 'PUT',
    path: '/api/micro/user/tenant/setup',
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'none',
    summary: 'Skip a step of the set-up, or take that back; for admins',
    request: z.object({ step: setupStep, skipped: z.boolean() }),
    response: z.object({ skipped: z.array(setupStep) }),
    errors: [],
    servesExpired: true,
  }),
  settings: defineEndpoint({
    method: 'GET',
    path: '/api/micro/user/tenant/settings',
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    summary: 'What a business is called, where it is, and who may frame its chat; for admins',
    request: nothing,
    response: tenantSettings,
    errors: [],
    servesExpired: true,
  }),
  /** Of two that save at once, the second gets `stale_version` with the newer copy as `current`. */
  updateSettings: defineEndpoint({
    method: 'PATCH',
    path: '/api/micro/user/tenant/settings',
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'within',
    summary: 'Change the settings of the business; for admins',
    request: z.object({
      name: tenantName,
      country: z.nullable(countrySchema),
      timezone: timezoneSchema,
      locales: z.array(localeSchema).check(z.minLength(1), z.maxLength(LOCALES.length)),
      industry: z.nullable(z.enum(INDUSTRIES)),
      frame_origins: z.array(frameOriginSchema).check(z.maxLength(FRAME_ORIGINS_MAX)),
      version,
    }),
    response: tenantSettings,
    errors: ['stale_version'],
    servesExpired: true,
  }),
  /** Makes an uploaded picture the logo, cut to a square; null takes it away. The same again answers the same. */
  setLogo: defineEndpoint({
    method: 'PUT',
    path: '/api/micro/user/tenant/logo',
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'within',
    summary: 'Change the logo of the business; for admins',
    request: z.object({ upload_id: z.nullable(id) }),
    response: tenantSettings,
    errors: ['image_unreadable'],
    servesExpired: true,
  }),
};
