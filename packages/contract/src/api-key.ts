import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, nothing, text } from './fields.ts';

export const API_KEYS_MAX = 20;
export const KEY_NAME_MAX = 60;

/** What a key may be used for. */
export const KEY_SCOPES = ['bot:ask', 'knowledge:read'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** Days after which a key ends by itself. */
export const KEY_DAYS = [30, 90, 365] as const;

export const apiKey = z.object({
  id,
  name: z.string(),
  /** The first characters, to tell keys apart by. */
  prefix: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  state: z.enum(['active', 'expired', 'revoked']),
  created_by: z.string(),
  created_at: epochMs,
  expires_at: z.nullable(epochMs),
  last_used_at: z.nullable(epochMs),
  revoked_at: z.nullable(epochMs),
});
export type ApiKey = z.output<typeof apiKey>;

const path = '/api/micro/user/key';

/** Keys with which programs ask the bot. */
export const apiKeys = {
  list: defineEndpoint({
    method: 'GET',
    path,
    caller: 'staff',
    summary: 'The keys of the business, newest first; for admins',
    request: nothing,
    response: z.object({ items: z.array(apiKey) }),
    errors: [],
    servesExpired: true,
  }),
  create: defineEndpoint({
    method: 'POST',
    path,
    caller: 'staff',
    summary: 'Make a key; for admins',
    request: z.object({
      name: text(KEY_NAME_MAX),
      scopes: z.array(z.enum(KEY_SCOPES)).check(z.minLength(1), z.maxLength(KEY_SCOPES.length)),
      /** null never ends. */
      days: z.nullable(z.union(KEY_DAYS.map((days) => z.literal(days)))),
    }),
    /** `key` is told this once. */
    response: z.extend(apiKey, { key: z.string() }),
    errors: ['subscription_expired', 'quota_exceeded'],
  }),
  revoke: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/revoke`,
    caller: 'staff',
    summary: 'End a key at once; for admins',
    request: z.object({ id }),
    response: apiKey,
    errors: [],
    servesExpired: true,
  }),
};
