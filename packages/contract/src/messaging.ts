import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, queryInt } from './fields.ts';
import { message } from './message.ts';
import { CHANNEL_STATES, FEE_CATEGORIES, MESSAGING_KINDS } from './messaging-fields.ts';

const path = '/api/micro/chatbot/channel/{id}';
const ofConversation = '/api/micro/chatbot/conversation/{id}';

/**
 * What is looked at, in this order: the service takes the token; the account is there, where it says so by itself; it sends to this Lobby; the business accounts that are answered for still let
 * the bot answer, where there are any; what it sends is signed with the secret; something has
 * come in; something has gone out.
 */
export const CONNECTION_CHECKS = ['token', 'account', 'webhook', 'business', 'signature', 'received', 'sent'] as const;
export type ConnectionCheckName = (typeof CONNECTION_CHECKS)[number];

export const connectionCheck = z.object({
  check: z.enum(CONNECTION_CHECKS),
  /** `waiting` is for somebody to write, or for a step on the service's own pages. */
  result: z.enum(['ok', 'failed', 'waiting']),
  /** What was found, or what the service said. */
  value: z.nullable(z.string()),
  /** The service could not be asked. */
  unreachable: z.optional(z.literal(true)),
});
export type ConnectionCheck = z.output<typeof connectionCheck>;

/** What becomes of something that came in: `skipped` says nothing to anybody, such as a kind that is not known. */
export const CHANNEL_EVENT_STATES = ['new', 'done', 'skipped', 'failed'] as const;

export const channelEvent = z.object({
  id: z.string(),
  /** What the service calls it by; it comes once, however often it is sent. */
  provider_event_id: z.string(),
  kind: z.string(),
  state: z.enum(CHANNEL_EVENT_STATES),
  attempts: z.int(),
  error: z.nullable(z.string()),
  received_at: epochMs,
  /** As it came, with what people wrote and what they are called masked. */
  raw: z.string(),
});
export type ChannelEvent = z.output<typeof channelEvent>;

/**
 * What became of a message: `sending` is under way; `unknown` may have been taken or not, because the service did not say, and is never sent again
 * by itself.
 */
export const DELIVERY_STATES = ['queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'unknown'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a message did not arrive, in words of ours where the service's code is known. */
export const DELIVERY_REASONS = [
  'blocked',
  'window_closed',
  'too_many',
  'too_large',
  'bad_media',
  'no_address',
  'no_rights',
  'signed_out',
  'paused',
  'quota',
  'cap',
  'template',
  'template_values',
  'refused',
  'unreachable',
  'no_answer',
] as const;
export type DeliveryReason = (typeof DELIVERY_REASONS)[number];

export const messageDelivery = z.object({
  seq: z.int(),
  state: z.enum(DELIVERY_STATES),
  reason: z.nullable(z.enum(DELIVERY_REASONS)),
  /** What the service itself said. */
  error: z.nullable(z.string()),
  /** Parts that it was sent in: files go one by one on some services. */
  parts: z.int(),
  /** What became of a later change with the service; null where there was none, or the service cannot change what was sent. */
  correction: z.nullable(z.enum(['queued', 'done', 'failed'])),
});
export type MessageDelivery = z.output<typeof messageDelivery>;

/** A message that came long after it was written, or behind what was written after it: it stands where it came. */
export const lateMessage = z.object({
  seq: z.int(),
  /** As the service says. */
  written_at: epochMs,
});
export type LateMessage = z.output<typeof lateMessage>;

/** What is said of a message on a service beside what it says. */
export const serviceMark = z.object({
  seq: z.int(),
  /** Of one of several that were sent together, the number of the first. */
  turn: z.nullable(z.int()),
  /** The customer stopped the bot while it was writing: the answer ends where they saw it end. */
  is_stopped: z.boolean(),
  /** Somebody of the business wrote it in the service's own app. */
  is_echo: z.boolean(),
  /** What it was answered with by one sign alone. */
  reactions: z.array(z.object({ by: z.enum(['contact', 'business']), emoji: z.string() })),
});
export type ServiceMark = z.output<typeof serviceMark>;

/** Characters of a reaction. */
const REACTION_MAX = 16;

/** How a reply goes, and what it costs: nothing, one of the month's messages, or the service's fee. */
export const REPLY_PRICES = ['free', 'quota', 'fee'] as const;

export const messaging = {
  check: defineEndpoint({
    method: 'POST',
    path: `${path}/check`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Ask the service how the connection stands',
    request: z.object({ id }),
    response: z.object({ checks: z.array(connectionCheck), state: z.enum(CHANNEL_STATES) }),
    errors: [],
  }),
  events: defineEndpoint({
    method: 'GET',
    path: `${path}/event`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'conversations',
    summary: 'What a service has sent, the latest first; kept for 30 days',
    request: z.object({
      id,
      cursor: z.optional(z.string().check(z.maxLength(100))),
      state: z.optional(z.enum(CHANNEL_EVENT_STATES)),
      limit: queryInt(1, 100, 25),
    }),
    response: z.object({ items: z.array(channelEvent), next_cursor: z.nullable(z.string()) }),
    errors: [],
    servesExpired: true,
  }),
  /** What is done already is not done twice. */
  replay: defineEndpoint({
    method: 'POST',
    path: `${path}/event/{event_id}/replay`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Work on an event that failed once more',
    request: z.object({ id, event_id: z.string().check(z.regex(/^\d{1,19}$/)) }),
    response: channelEvent,
    errors: [],
  }),
  /** Figures of the last 30 days, days in UTC, and what the month costs. */
  health: defineEndpoint({
    method: 'GET',
    path: `${path}/health`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'conversations',
    summary: 'Volume, failures and cost of a channel',
    request: z.object({ id }),
    response: z.object({
      /** The last 30 days, in UTC, the oldest first. */
      days: z.array(z.object({ day: z.string(), received: z.int(), sent: z.int(), failed: z.int() })),
      failures: z.array(z.object({ reason: z.enum(DELIVERY_REASONS), count: z.int(), last_at: epochMs, error: z.nullable(z.string()) })),
      /** Messages of this calendar month by how they went; `limit` is what the service takes without a fee, null where that is not known. */
      month: z.object({
        free: z.int(),
        quota: z.int(),
        fee: z.int(),
        limit: z.nullable(z.int()),
        used: z.nullable(z.int()),
        /** Amounts are millionths of this currency. */
        currency: z.string(),
        micros: z.int(),
        /** What the month comes to if it goes on as it has begun; null on its first day. */
        forecast: z.nullable(z.int()),
        cap: z.nullable(z.int()),
        is_capped: z.boolean(),
        /** Fees whose rate is not known, which no amount holds, and those that the service has not confirmed yet. */
        unpriced: z.int(),
        unreported: z.int(),
        categories: z.array(z.object({ category: z.enum(FEE_CATEGORIES), count: z.int(), micros: z.int() })),
        /** Conversations of the channel that were resolved this month. */
        resolved: z.int(),
      }),
      /** Nothing has come in for much longer than usual. */
      is_quiet: z.boolean(),
    }),
    errors: [],
    servesExpired: true,
  }),
  /** Of a conversation on a service: how replies go now, and what became of those that were sent. */
  ofConversation: defineEndpoint({
    method: 'GET',
    path: `${ofConversation}/channel`,
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    summary: 'The channel of a conversation, and the delivery of its messages',
    request: z.object({ id }),
    response: z.object({
      /** null for a chat on the web. */
      channel: z.nullable(
        z.object({
          id,
          kind: z.enum(MESSAGING_KINDS),
          name: z.string(),
          state: z.enum(CHANNEL_STATES),
          paused: z.boolean(),
          /** Whom replies go to, as the service names them. */
          address: z.nullable(z.string()),
          /** Whoever it is takes no more messages. */
          blocked: z.boolean(),
          /** No number of theirs is known, and the service has a button with which they hand one over. */
          asks_phone: z.boolean(),
          text_max: z.int(),
          /** What members may react to the customer's messages with; none where the service takes nothing of the kind, or nothing now. */
          reacts: z.array(z.string()),
          /** What the service carries of a reply; anything else is changed when it is sent. How files go there says `wayOfFile`. */
          carries: z.object({
            /** Characters below a file. */
            caption_max: z.int(),
            /** Buttons of a message, characters of one, and of the words above them where these are fewer than of any text. */
            buttons_max: z.int(),
            button_max: z.int(),
            button_text_max: z.nullable(z.int()),
            opens_addresses: z.boolean(),
          }),
          /** Until when free text is taken; null where it always is, in the past where it is not. */
          window_closes_at: z.nullable(epochMs),
          price: z.object({
            kind: z.enum(REPLY_PRICES),
            used: z.nullable(z.int()),
            limit: z.nullable(z.int()),
            /** Of a fee, in millionths of the currency; null where the rate is not known. */
            micros: z.nullable(z.int()),
            currency: z.nullable(z.string()),
            /** The month's cap is reached, and this reply is not free: it is not sent. */
            is_capped: z.boolean(),
          }),
        }),
      ),
      deliveries: z.array(messageDelivery),
      late: z.array(lateMessage),
      marks: z.array(serviceMark),
    }),
    errors: [],
    servesExpired: true,
  }),
  /** Only for one that has failed, or of which nobody knows. */
  resend: defineEndpoint({
    method: 'POST',
    path: `${ofConversation}/message/{seq}/resend`,
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Send a message again that did not arrive',
    request: z.object({ id, seq: z.coerce.number().check(z.int(), z.gte(1)) }),
    response: messageDelivery,
    errors: ['subscription_expired'],
  }),
  /** Takes the place of a reaction that is there; null takes it away. @see MESSAGING_REACTIONS */
  react: defineEndpoint({
    method: 'POST',
    path: `${ofConversation}/message/{seq}/react`,
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'none',
    summary: 'React to a message of a customer',
    request: z.object({
      id,
      seq: z.coerce.number().check(z.int(), z.gte(1)),
      emoji: z.nullable(z.string().check(z.minLength(1), z.maxLength(REACTION_MAX))),
    }),
    response: z.object({ emoji: z.nullable(z.string()) }),
    errors: ['channel_refused', 'channel_unreachable', 'subscription_expired'],
  }),
  /** A repeat under the same `client_msg_id` answers with the message that is there. */
  askPhone: defineEndpoint({
    method: 'POST',
    path: `${ofConversation}/ask-phone`,
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Ask a customer for their number, with the button that the service has for it',
    request: z.object({ id, client_msg_id: id }),
    response: message,
    errors: ['conversation_closed', 'subscription_expired'],
  }),
};
