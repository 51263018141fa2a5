import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { EVENT_TYPES } from './event.ts';
import { epochMs, id, nothing, page, text, version } from './fields.ts';

/** Webhooks of one business, and characters of one's address and name. */
export const WEBHOOKS_MAX = 200;
export const WEBHOOK_URL_MAX = 2_000;
export const WEBHOOK_NAME_MAX = 80;
/** For how long the secret before signs beside the new one, in milliseconds. */
export const WEBHOOK_ROTATION_MS = 86_400_000;
/** Waits before the tries after the first, in seconds; after the last one a delivery is given up. Each is stretched by up to a tenth. */
export const WEBHOOK_RETRIES_S = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
/** Longest part of an answer that is kept, in characters. */
export const WEBHOOK_ANSWER_MAX = 4_096;

/** The headers that every delivery carries (Standard Webhooks 1.0.0). */
export const WEBHOOK_HEADERS = { id: 'webhook-id', timestamp: 'webhook-timestamp', signature: 'webhook-signature' } as const;

/** What the button that tries a webhook sends; no event of the business is called so. */
export const WEBHOOK_TEST_TYPE = 'webhook.test';

export const webhook = z.object({
  id,
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(EVENT_TYPES)),
  /** `disabled` was switched off by itself, and gets nothing until somebody switches it on again. */
  status: z.enum(['active', 'paused', 'disabled']),
  /** It said that it is gone (410), or did not answer to the last try. */
  disabled_reason: z.nullable(z.enum(['gone', 'unreachable'])),
  /** Since when no try was answered; null while it answers. */
  failing_since: z.nullable(epochMs),
  /** Deliveries that wait for it, and the last that it took. */
  pending: z.int(),
  last_delivered_at: z.nullable(epochMs),
  /** The secret before still signs until then; null where there is none. */
  old_secret_until: z.nullable(epochMs),
  created_by: z.string(),
  created_at: epochMs,
  version,
});
export type Webhook = z.output<typeof webhook>;

export const WEBHOOK_STATES = ['pending', 'delivered', 'failed'] as const;
/** Why no answer came: refused by this server before it was sent, no connection, no answer in time, or an answer that is no success. */
export const WEBHOOK_ERRORS = ['refused', 'connection', 'timeout', 'status'] as const;

export const webhookDelivery = z.object({
  id,
  /** Goes out as `webhook-id`, the same with each try. */
  event_id: id,
  event: z.string(),
  state: z.enum(WEBHOOK_STATES),
  /** Tries so far. */
  attempt: z.int(),
  http_status: z.nullable(z.int()),
  error: z.nullable(z.enum(WEBHOOK_ERRORS)),
  /** Milliseconds that the last try took. */
  ms: z.nullable(z.int()),
  next_try_at: z.nullable(epochMs),
  last_try_at: z.nullable(epochMs),
  created_at: epochMs,
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;

export const webhookDeliveryDetail = z.extend(webhookDelivery, {
  /** What is sent. */
  request: z.string(),
  /** The latest tries, the last one first. */
  attempts: z.array(
    z.object({
      no: z.int(),
      at: epochMs,
      ms: z.int(),
      http_status: z.nullable(z.int()),
      error: z.nullable(z.enum(WEBHOOK_ERRORS)),
      /** The beginning of what was answered. */
      answer: z.nullable(z.string()),
    }),
  ),
});
export type WebhookDeliveryDetail = z.output<typeof webhookDeliveryDetail>;

const path = '/api/micro/chatbot/webhook';
/** An address that the business names: with http or https, and without a name and password in it. */
const url = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(WEBHOOK_URL_MAX),
  z.refine((value) => {
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    return parsed !== undefined && /^https?:$/.test(parsed.protocol) && parsed.username === '' && parsed.password === '';
  }, 'url'),
);
const events = z.array(z.enum(EVENT_TYPES)).check(z.minLength(1), z.maxLength(EVENT_TYPES.length));
const name = z.string().check(z.trim(), z.maxLength(WEBHOOK_NAME_MAX));
const byId = z.object({ id });
const ofDelivery = z.object({ id, delivery_id: id });

/** Addresses that are told of events; the secret is shown once, when it is made. */
export const webhooks = {
  list: defineEndpoint({
    method: 'GET',
    path,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    summary: 'The webhooks of the business, the newest first',
    request: nothing,
    response: z.object({ items: z.array(webhook) }),
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
    summary: 'Add a webhook; its secret is shown this once',
    request: z.object({ url, events, name: z._default(name, ''), id: z.optional(id) }),
    /** `secret` is told once: a repeat under the same `id` answers without it. */
    response: z.extend(webhook, { secret: z.optional(z.string()) }),
    errors: ['quota_exceeded', 'address_refused'],
  }),
  get: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    summary: 'One webhook',
    request: byId,
    response: webhook,
    errors: [],
    servesExpired: true,
  }),
  /** `active` switches one on again that was switched off; what waits for it goes out. */
  update: defineEndpoint({
    method: 'PATCH',
    path: `${path}/{id}`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Change a webhook; what is not named stays as it is',
    request: z.object({
      id,
      version: z.optional(version),
      url: z.optional(url),
      events: z.optional(events),
      name: z.optional(name),
      status: z.optional(z.enum(['active', 'paused'])),
    }),
    response: webhook,
    errors: ['stale_version', 'address_refused'],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Remove a webhook with its log',
    request: byId,
    response: nothing,
    errors: [],
    servesExpired: true,
  }),
  rotate: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/rotate`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Make a new secret; for 24 hours both sign',
    request: byId,
    response: z.extend(webhook, { secret: z.string() }),
    errors: [],
  }),
  test: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/test`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'none',
    summary: 'Send a test event now, and say what came back',
    request: byId,
    response: webhookDeliveryDetail,
    errors: [],
  }),
  deliveries: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/delivery`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    summary: 'What was sent to a webhook, the latest first',
    request: z.object({ id, state: z.optional(z.enum(WEBHOOK_STATES)), event: z.optional(text(60)), ...page }),
    response: z.object({ items: z.array(webhookDelivery), next_cursor: z.nullable(z.string()) }),
    errors: [],
    servesExpired: true,
  }),
  delivery: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/delivery/{delivery_id}`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    summary: 'One delivery with what was sent and answered',
    request: ofDelivery,
    response: webhookDeliveryDetail,
    errors: [],
    servesExpired: true,
  }),
  /** The same event under the same id, however it ended before. */
  replay: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/delivery/{delivery_id}/replay`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Send one delivery again',
    request: ofDelivery,
    response: webhookDelivery,
    errors: [],
  }),
  /** Everything that failed, or everything since a moment, whatever became of it; the earliest first. */
  replayMany: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/replay`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Send many deliveries again: all that failed, or all of a time',
    request: z.object({
      id,
      only: z._default(z.enum(['failed', 'all']), 'failed'),
      since: z.optional(epochMs),
      until: z.optional(epochMs),
    }),
    response: z.object({ count: z.int() }),
    errors: [],
  }),
};
