import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, nothing, text } from './fields.ts';
import { isAddressRange } from './address-range.ts';
import { KEY_SCOPES } from './key-scopes.ts';

/** Keys of one business that can be used at the same time. */
export const API_KEYS_MAX = 20;
export const KEY_NAME_MAX = 60;
/** Addresses and ranges that one key names. */
export const KEY_ADDRESSES_MAX = 20;
const ADDRESS_MAX = 50;
/** Channels that one key is limited to. */
export const KEY_CHANNELS_MAX = 50;

/** A key is said to expire soon from so many days before its end on. */
export const KEY_EXPIRING_DAYS = 7;
/** How long a key and the one that replaces it are both valid, in milliseconds. */
export const KEY_ROTATION_MS = 86_400_000;
/** Days of use that a list of keys comes with. */
export const KEY_USE_DAYS = 30;
/** Further away than this, a key had better never end, in milliseconds. */
export const KEY_LIFE_MAX_MS = 5 * 366 * 86_400_000;

export const KEY_STATES = ['active', 'expiring', 'expired', 'revoked'] as const;

const scopes = z.array(z.enum(KEY_SCOPES)).check(z.minLength(1), z.maxLength(KEY_SCOPES.length));
/** Single addresses and ranges such as `203.0.113.0/24` that a key may be used from; none is anywhere. */
const addresses = z
  .array(z.string().check(z.trim(), z.maxLength(ADDRESS_MAX), z.refine(isAddressRange, 'address_range')))
  .check(z.maxLength(KEY_ADDRESSES_MAX));
/** Channels outside of which the key sees no conversation, contact or work order; none is no limit. The business's own chat page is no channel. */
const channelIds = z.array(id).check(z.maxLength(KEY_CHANNELS_MAX));
/** Calls a minute; null is as many as the platform lets any key make. */
const rate = z.nullable(z.int().check(z.gte(1)));

export const apiKey = z.object({
  id,
  name: z.string(),
  /** The first characters, to tell keys apart by. */
  prefix: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  /** `expiring` is active for at most `KEY_EXPIRING_DAYS` more. */
  state: z.enum(KEY_STATES),
  channel_ids: z.array(id),
  allowed_addresses: z.array(z.string()),
  rate_per_min: rate,
  created_by: z.string(),
  created_at: epochMs,
  expires_at: z.nullable(epochMs),
  last_used_at: z.nullable(epochMs),
  /** Where it was used from last. */
  last_address: z.nullable(z.string()),
  revoked_at: z.nullable(epochMs),
  /** The key that it took over from. */
  rotated_from_id: z.nullable(id),
  /** Another one has taken over from it. */
  is_replaced: z.boolean(),
  /** Calls served on each of the last `KEY_USE_DAYS` days (UTC), the oldest first; days without any are left out. */
  use: z.array(z.object({ day: z.string(), calls: z.int() })),
});
export type ApiKey = z.output<typeof apiKey>;

/** `key` is told this once. */
const madeKey = z.extend(apiKey, { key: z.string() });

const path = '/api/micro/chatbot/key';

/** Keys with which programs use what a business has. A key belongs to the business, and outlives whoever made it. */
export const apiKeys = {
  list: defineEndpoint({
    method: 'GET',
    path,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    summary: 'The keys of the business, newest first, with their use; for admins',
    request: nothing,
    response: z.object({
      items: z.array(apiKey),
      /** Most calls a minute that any key may make. */
      rate_max: z.int(),
    }),
    errors: [],
    servesExpired: true,
  }),
  create: defineEndpoint({
    method: 'POST',
    path,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Make a key, which is told this once; nobody gives scopes beyond the own role; for admins',
    request: z.object({
      name: text(KEY_NAME_MAX),
      scopes,
      /** null never ends. */
      expires_at: z._default(z.nullable(epochMs), null),
      channel_ids: z._default(channelIds, []),
      allowed_addresses: z._default(addresses, []),
      rate_per_min: z._default(rate, null),
    }),
    response: madeKey,
    errors: ['subscription_expired', 'quota_exceeded', 'scope_beyond_role'],
  }),
  /** What is left out stays. */
  update: defineEndpoint({
    method: 'PATCH',
    path: `${path}/{id}`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Change the name, the channels, the addresses or the rate of a key; for admins',
    request: z.object({
      id,
      name: z.optional(text(KEY_NAME_MAX)),
      channel_ids: z.optional(channelIds),
      allowed_addresses: z.optional(addresses),
      rate_per_min: z.optional(rate),
    }),
    response: apiKey,
    errors: ['key_ended', 'scope_beyond_role', 'subscription_expired'],
  }),
  /** The old one goes on for `KEY_ROTATION_MS`, or until its own end where that is earlier. */
  rotate: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/rotate`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Make a key that takes over from another one; both are valid for 24 hours; for admins',
    request: z.object({ id }),
    response: madeKey,
    errors: ['key_ended', 'scope_beyond_role', 'subscription_expired'],
  }),
  /** A repeat answers the same. */
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'End a key at once; for admins',
    request: z.object({ id }),
    response: apiKey,
    errors: [],
    servesExpired: true,
  }),
};
