import { z } from 'zod/mini';
import { changedChannel, CHANNEL_TYPES, channel, newChannel } from './channel-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, nothing } from './fields.ts';
import {
  changedMessaging,
  isMessagingKind,
  MESSAGING_CREDENTIALS,
  MESSAGING_KINDS,
  messagingChannel,
  messagingCredentials,
  type MessagingChannel,
} from './messaging-fields.ts';

const path = '/api/micro/chatbot/channel';
const PAGE_ADDRESS_MAX = 2_000;

/**
 * What is looked at on a page, in this order: it opens; the loader is in it; with this channel's key; its site is allowed; its own
 * security policy lets the loader run, lets it ask this Lobby, and lets the chat stand in a frame; a browser has shown the widget there.
 */
export const INSTALLATION_CHECKS = ['reached', 'loader', 'key', 'origin', 'script_src', 'connect_src', 'frame_src', 'hello'] as const;
export type InstallationCheckName = (typeof INSTALLATION_CHECKS)[number];

export const installationCheck = z.object({
  check: z.enum(INSTALLATION_CHECKS),
  /** `skipped` could not be looked at, after one that failed; `waiting` is for a browser that opens the page. */
  result: z.enum(['ok', 'failed', 'skipped', 'waiting']),
  /** What was found, or what is missing: an answer of the site, another key, the site to allow, what to add to a policy; null where nothing is to be said. */
  value: z.nullable(z.string()),
});
export type InstallationCheck = z.output<typeof installationCheck>;

/** On the business's own pages, or on a service where people write. */
export const anyChannel = z.discriminatedUnion('kind', [channel, messagingChannel]);
export type AnyChannel = z.output<typeof anyChannel>;

/** A channel on a service that people write on, and none on a page or in an app. */
export function isOnService(given: AnyChannel): given is MessagingChannel {
  return isMessagingKind(given.kind);
}

/** The rule that whoever connects a service brings what that service needs. */
const bringsCredentials = z.check<{ kind: string } & Partial<Record<keyof typeof messagingCredentials, string | undefined>>>((payload) => {
  const { kind } = payload.value;
  if (!isMessagingKind(kind)) return;
  for (const name of MESSAGING_CREDENTIALS[kind])
    if (payload.value[name] === undefined) payload.issues.push({ code: 'custom', message: 'required', path: [name], input: payload.value });
});

/** Where visitors find the business: each its own name, sites and look. */
export const channels = {
  list: defineEndpoint({
    method: 'GET',
    path,
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'The channels of the business, the oldest first',
    request: nothing,
    response: z.object({ items: z.array(anyChannel) }),
    errors: [],
    servesExpired: true,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'One channel',
    request: z.object({ id }),
    response: anyChannel,
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
    summary: 'Add a channel',
    request: z
      .object({ ...newChannel.shape, kind: z.enum([...CHANNEL_TYPES, ...MESSAGING_KINDS]), ...messagingCredentials })
      .check(bringsCredentials),
    response: anyChannel,
    errors: ['quota_exceeded', 'channel_refused', 'channel_unreachable', 'channel_exists'],
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: `${path}/{id}`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Change a channel; what is not named stays as it is',
    request: z.object({ ...changedChannel.shape, ...changedMessaging }),
    response: anyChannel,
    errors: ['stale_version', 'channel_refused', 'channel_unreachable', 'channel_exists', 'channel_other'],
  }),
  /** Ends it wherever it is put; conversations that came by it stay. */
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Remove a channel',
    request: z.object({ id }),
    response: nothing,
    errors: [],
    servesExpired: true,
  }),
  verify: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/verify`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'none',
    summary: 'Look at a page for the channel’s widget, and say what is missing',
    request: z.object({ id, url: z.string().check(z.trim(), z.minLength(1), z.maxLength(PAGE_ADDRESS_MAX)) }),
    /** `url` is the address that answered, after all redirects. */
    response: z.object({ url: z.string(), checks: z.array(installationCheck) }),
    errors: [],
  }),
};
