import { z } from 'zod/mini';
import { changedChannel, channel, newChannel } from './channel-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, nothing } from './fields.ts';

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

/** Where visitors find the business: each its own name, sites and look. */
export const channels = {
  list: defineEndpoint({
    method: 'GET',
    path,
    caller: 'staff',
    summary: 'The channels of the business, the oldest first',
    request: nothing,
    response: z.object({ items: z.array(channel) }),
    errors: [],
    servesExpired: true,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    caller: 'staff',
    summary: 'One channel',
    request: z.object({ id }),
    response: channel,
    errors: [],
    servesExpired: true,
  }),
  create: defineEndpoint({
    method: 'POST',
    path,
    caller: 'staff',
    summary: 'Add a channel',
    request: newChannel,
    response: channel,
    errors: ['quota_exceeded'],
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: `${path}/{id}`,
    caller: 'staff',
    summary: 'Change a channel; what is not named stays as it is',
    request: changedChannel,
    response: channel,
    errors: ['stale_version'],
  }),
  /** Ends it wherever it is put; conversations that came by it stay. */
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    caller: 'staff',
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
    summary: 'Look at a page for the channel’s widget, and say what is missing',
    request: z.object({ id, url: z.string().check(z.trim(), z.minLength(1), z.maxLength(PAGE_ADDRESS_MAX)) }),
    /** `url` is the address that answered, after all redirects. */
    response: z.object({ url: z.string(), checks: z.array(installationCheck) }),
    errors: [],
  }),
};
