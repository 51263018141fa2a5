import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id } from './fields.ts';
import { IDENTITY_FAULTS } from './identity-faults.ts';

const path = '/api/micro/chatbot/channel/{id}/identity';
const TOKEN_TESTED_MAX = 16_384;

/**
 * Whether visitors of a channel prove who they are: not at all, where the page knows them, or always, so that nobody else can write.
 */
export const IDENTITY_MODES = ['off', 'optional', 'required'] as const;
export type IdentityMode = (typeof IDENTITY_MODES)[number];

/** What a secret signs: tokens, or the hash of an id. One never does for the other. */
export const SECRET_USES = ['token', 'hash'] as const;
export type SecretUse = (typeof SECRET_USES)[number];
/** Secrets of one use that count at a time: the next one is in place before the last one goes. */
export const CHANNEL_SECRETS_MAX = 2;

const channelSecret = z.object({
  /** The `kid` of a token's header. */
  id,
  use: z.enum(SECRET_USES),
  created_by: z.string(),
  created_at: epochMs,
  /** By the day; null where nothing was signed with it yet. */
  last_used_at: z.nullable(epochMs),
});
export type ChannelSecret = z.output<typeof channelSecret>;

const identity = z.object({
  mode: z.enum(IDENTITY_MODES),
  /** Those of tokens first, the oldest first. */
  secrets: z.array(channelSecret),
});
export type ChannelIdentity = z.output<typeof identity>;

const testedToken = z.object({
  result: z.enum(['ok', ...IDENTITY_FAULTS]),
  /** The fault in the caller's language; null where there is none. */
  text: z.nullable(z.string()),
  /** What the fault is about: the algorithm, the `kid`; null where nothing is to be said. */
  value: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  issued_at: z.nullable(epochMs),
  expires_at: z.nullable(epochMs),
  /** Which secret has signed it. */
  secret_id: z.nullable(id),
  /** What it says of the visitor, as it is kept. */
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Fields that are passed over, because they are not known or not of the right form. */
  ignored: z.array(z.string()),
});
export type TestedToken = z.output<typeof testedToken>;

/** How a channel knows its visitors. */
export const channelIdentity = {
  get: defineEndpoint({
    method: 'GET',
    path,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'conversations',
    summary: 'How a channel knows its visitors, with its secrets but for what they are',
    request: z.object({ id }),
    response: identity,
    errors: [],
    servesExpired: true,
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Choose whether visitors of a channel prove who they are',
    request: z.object({ id, mode: z.enum(IDENTITY_MODES) }),
    response: identity,
    /** The mode needs a secret first. */
    errors: ['identity_no_secret'],
  }),
  createSecret: defineEndpoint({
    method: 'POST',
    path: `${path}/secret`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Make a secret that the site signs with',
    request: z.object({ id, secret_id: id, use: z.enum(SECRET_USES) }),
    /** `secret` is told this once, and at a repeat soon after; null at later ones. */
    response: z.extend(identity, { secret: z.nullable(z.string()) }),
    errors: ['quota_exceeded'],
  }),
  removeSecret: defineEndpoint({
    method: 'DELETE',
    path: `${path}/secret/{secret_id}`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'End a secret at once; while visitors have to prove who they are, the last one stays',
    request: z.object({ id, secret_id: id }),
    response: identity,
    errors: ['identity_no_secret'],
    servesExpired: true,
  }),
  /** Keeps nothing of it. */
  test: defineEndpoint({
    method: 'POST',
    path: `${path}/test`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Say what is right and wrong with a token',
    request: z.object({ id, token: z.string().check(z.trim(), z.minLength(1), z.maxLength(TOKEN_TESTED_MAX)) }),
    response: testedToken,
    errors: [],
  }),
};
