import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, nothing, page } from './fields.ts';
import {
  NOTIFICATION_TYPES,
  NOTIFICATION_WAYS,
  NOTIFICATION_PRESETS,
  NOTIFICATION_DIGESTS,
  NOTIFICATION_IDS_MAX,
  NOTIFICATION_ENDPOINT_MAX,
} from './notification-types.ts';

export const notification = z.object({
  id,
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  body: z.string(),
  /** What it opens, from the root on. */
  link: z.string(),
  conversation_id: z.nullable(id),
  /** How often it happened since it was last read. */
  count: z.int(),
  read_at: z.nullable(epochMs),
  created_at: epochMs,
  updated_at: epochMs,
});
export type Notification = z.output<typeof notification>;

const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const zone = z.string().check(
  z.maxLength(60),
  z.refine((name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
    } catch {
      return false;
    }
  }, 'timezone'),
);
const quietHours = z.object({
  on: z.boolean(),
  /** Hours and minutes in `timezone`; where `until` is not later than `from`, it is on the next day. */
  from: clock,
  until: clock,
  timezone: zone,
});
export type QuietHours = z.output<typeof quietHours>;

const way = z.array(z.enum(NOTIFICATION_WAYS)).check(z.maxLength(NOTIFICATION_WAYS.length));
const ways = z.partialRecord(z.enum(NOTIFICATION_TYPES), way);

export const notificationDevice = z.object({
  id,
  /** As its browser names itself. */
  name: z.string(),
  /** Host of the service that carries what is sent there. */
  service: z.string(),
  created_at: epochMs,
  /** Last time that the service took something for it. */
  last_sent_at: z.nullable(epochMs),
});
export type NotificationDevice = z.output<typeof notificationDevice>;

export const notificationPreference = z.object({
  /** null where the matrix is nobody's but the person's own. */
  preset: z.nullable(z.enum(NOTIFICATION_PRESETS)),
  /** Ways of every type that can concern the person. */
  ways,
  /** What each preset would say. */
  presets: z.record(z.enum(NOTIFICATION_PRESETS), ways),
  digest: z.enum(NOTIFICATION_DIGESTS),
  quiet: quietHours,
  devices: z.array(notificationDevice),
  /** With which a browser subscribes (RFC 8292). */
  push_key: z.string(),
});
export type NotificationPreference = z.output<typeof notificationPreference>;

const path = '/api/micro/chatbot/notification';

/** What the caller was told. */
export const notifications = {
  list: defineEndpoint({
    method: 'GET',
    path,
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'What the caller was told, the latest first, and how much of it is unread',
    request: z.object({ only: z._default(z.enum(['all', 'unread', 'chats', 'orders', 'business']), 'all'), ...page }),
    /** `unread` is 100 where it is 100 or more. */
    response: z.object({ items: z.array(notification), unread: z.int(), next_cursor: z.nullable(z.string()) }),
    errors: [],
    servesExpired: true,
  }),
  read: defineEndpoint({
    method: 'POST',
    path: `${path}/read`,
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    audit: 'none',
    summary: 'Mark what the caller was told as read: some, or all',
    request: z
      .object({
        ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(NOTIFICATION_IDS_MAX))),
        all: z.optional(z.literal(true)),
      })
      .check(z.refine(({ ids, all }) => (ids === undefined) !== (all === undefined), 'ids_or_all')),
    response: z.object({ unread: z.int() }),
    errors: [],
    servesExpired: true,
  }),
  preference: defineEndpoint({
    method: 'GET',
    path: `${path}/preference`,
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'Of what and how the caller is told',
    request: nothing,
    response: notificationPreference,
    errors: [],
    servesExpired: true,
  }),
  /** A type that is not named keeps its ways. */
  savePreference: defineEndpoint({
    method: 'PUT',
    path: `${path}/preference`,
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    audit: 'none',
    summary: 'Choose of what and how the caller is told; what is not named stays as it is',
    request: z.object({
      preset: z.optional(z.enum(NOTIFICATION_PRESETS)),
      ways: z.optional(ways),
      digest: z.optional(z.enum(NOTIFICATION_DIGESTS)),
      quiet: z.optional(quietHours),
    }),
    response: notificationPreference,
    errors: [],
    servesExpired: true,
  }),
  addDevice: defineEndpoint({
    method: 'POST',
    path: `${path}/device`,
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    audit: 'none',
    summary: 'Tell the caller through this browser, by its push subscription',
    request: z.object({
      endpoint: z.string().check(
        z.maxLength(NOTIFICATION_ENDPOINT_MAX),
        z.refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).username === '', 'url'),
      ),
      /** An uncompressed point of P-256, and 16 random bytes, in base64url. */
      keys: z.object({ p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)), auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/)) }),
    }),
    response: notificationDevice,
    errors: ['address_refused', 'quota_exceeded'],
    servesExpired: true,
  }),
  removeDevice: defineEndpoint({
    method: 'DELETE',
    path: `${path}/device/{id}`,
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    audit: 'none',
    summary: 'Tell the caller no more through a browser',
    request: z.object({ id }),
    response: nothing,
    errors: [],
    servesExpired: true,
  }),
  /** `gone`: its service knows it no more, and it is forgotten; `failed`: the service did not take it. */
  testDevice: defineEndpoint({
    method: 'POST',
    path: `${path}/device/{id}/test`,
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    audit: 'none',
    summary: 'Send a test to a browser of the caller, and say what its push service answered',
    request: z.object({ id }),
    response: z.object({ state: z.enum(['sent', 'gone', 'failed']), status: z.nullable(z.int()) }),
    errors: [],
    servesExpired: true,
  }),
};
