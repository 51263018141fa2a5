import { z } from 'zod/mini';
import { CHANNEL_STATUSES, CHANNEL_TYPES } from './channel-fields.ts';
import { epochMs, id } from './fields.ts';
import { IMAP_FAULTS, IMAP_SECURITIES, imapDraft } from './order-mail-fields.ts';
import {
  DEFAULT_SERVICE_CLOSING,
  DEFAULT_SERVICE_HOURS,
  DEFAULT_SERVICE_RATING,
  serviceClosing,
  serviceHours,
  serviceRating,
} from './messaging-care.ts';

/** Services on which people write to the business; a message travels there and back through an adapter. */
export const MESSAGING_KINDS = ['telegram', 'line', 'whatsapp', 'email'] as const;
export type MessagingKind = (typeof MESSAGING_KINDS)[number];

/** Ways on which visitors come: on a page, in an app, on a service. A conversation keeps the one that it began on. */
export const CHANNEL_KINDS = [...CHANNEL_TYPES, ...MESSAGING_KINDS] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/**
 * How a connection stands: `degraded` where the service has refused what was sent of late, `auth_expired` where it takes the token no more,
 * `disconnected` where the business has been signed out on the other side.
 */
export const CHANNEL_STATES = ['connected', 'degraded', 'auth_expired', 'disconnected'] as const;
export type ChannelState = (typeof CHANNEL_STATES)[number];

/**
 * Why a channel is not connected: the service refused something or could not be reached, or does not send here; a business account that is
 * answered for lets the bot reply no more, or has taken it away; the account was signed out, took the app's access away, was deleted or
 * restricted, or may write to fewer people.
 */
export const CHANNEL_REASONS = [
  'refused',
  'unreachable',
  'webhook',
  'business_no_reply',
  'business_ended',
  'offboarded',
  'app_removed',
  'account_deleted',
  'banned',
  'restricted',
  'quality',
] as const;
export const channelReason = z.object({
  code: z.enum(CHANNEL_REASONS),
  /** In the words of the service: what it said, where it sends instead, or what the account is called that it is about. */
  about: z.nullable(z.string()),
});
export type ChannelReason = z.output<typeof channelReason>;

/** Characters of one message that each service takes. */
export const MESSAGING_TEXT_MAX: Readonly<Record<MessagingKind, number>> = {
  telegram: 4_096,
  line: 5_000,
  whatsapp: 4_096,
  email: 100_000,
};
/** Services on which a message that was sent can be changed and taken back; on any other the person keeps seeing what was sent. */
export const MESSAGING_CORRECTS: readonly MessagingKind[] = ['telegram'];
/** What members may answer a message with on services that take a reaction from the bot; a service without it shows theirs only. */
export const MESSAGING_REACTIONS: Readonly<Partial<Record<MessagingKind, readonly string[]>>> = {
  telegram: ['👍', '❤', '🙏', '🎉', '😁', '👌'],
  whatsapp: ['👍', '❤️', '😂', '😮', '😢', '🙏'],
};
/** A message that is older takes no reaction there, in milliseconds; undefined where any does. */
export const MESSAGING_REACTION_MS: Readonly<Partial<Record<MessagingKind, number>>> = { whatsapp: 30 * 86_400_000 };
/** After a customer's last message free text is taken for so long, in milliseconds; undefined where it always is. */
export const MESSAGING_WINDOW_MS: Readonly<Partial<Record<MessagingKind, number>>> = { whatsapp: 86_400_000 };

/** What is answered in groups that the bot of the business was put into: nothing, what names it, or everything. */
export const GROUP_MODES = ['off', 'mention', 'all'] as const;
/** What WhatsApp charges a message as: a template by its own category, any other within the 24 hours as service. */
export const FEE_CATEGORIES = ['marketing', 'utility', 'authentication', 'service'] as const;
export type FeeCategory = (typeof FEE_CATEGORIES)[number];

/** Business accounts that a bot answers for, and characters of the name that Telegram gives such a connection. */
export const BUSINESSES_MAX = 20;
const BUSINESS_ID_MAX = 200;
/** Of the owner's account: `no_reply` took the right to answer away, `ended` took the bot away. */
export const BUSINESS_STATES = ['connected', 'no_reply', 'ended'] as const;

export const GREETING_MAX = 1_000;
const SECRET_MAX = 1_000;

const words = z._default(z.string().check(z.trim(), z.maxLength(GREETING_MAX)), '');
const inEachLanguage = z.object({ 'en-US': words, 'zh-CN': words, 'zh-HK': words, 'ja-JP': words });
const NO_WORDS = { 'en-US': '', 'zh-CN': '', 'zh-HK': '', 'ja-JP': '' };

/** Largest amount of a cap, in millionths. */
const AMOUNT_MAX = 1_000_000_000_000;
const amount = z.nullable(z.int().check(z.gte(0), z.lte(AMOUNT_MAX)));
const costSettings = z.object({
  /** In which the service bills, such as USD. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** What the service charges for one message, in millionths of the currency; null where it is not known. */
  rates: z.object({ marketing: amount, utility: amount, authentication: amount, service: amount }),
  /**
   * What a calendar month, in UTC, may cost at most: on WhatsApp in millionths of the currency, on LINE in messages of the month. Beyond it only
   * what is free is sent. null is without a cap.
   */
  cap: amount,
});
const NO_COST: z.output<typeof costSettings> = {
  currency: 'USD',
  rates: { marketing: null, utility: null, authentication: null, service: null },
  cap: null,
};

export const messagingSettings = z.object({
  /** Off: whoever writes waits for a person from the first word on. */
  bot: z.boolean(),
  /** The team that people are waited for in; null is everybody. */
  team_id: z.nullable(id),
  /** Said once, before the first answer of a conversation; empty says nothing. */
  greeting: inEachLanguage,
  /** Says that one writes with an AI, before its first answer; empty says it in the platform's words. It is never left out. */
  disclosure: inEachLanguage,
  /** Stands below each e-mail; other services have none. */
  signature: words,
  groups: z.enum(GROUP_MODES),
  /** Business accounts whose chats are answered, of those that their owners have connected with the bot: anybody can. */
  business_ids: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(BUSINESS_ID_MAX))).check(z.maxLength(BUSINESSES_MAX)), []),
  cost: z._default(costSettings, NO_COST),
  hours: z._default(serviceHours, DEFAULT_SERVICE_HOURS),
  closing: z._default(serviceClosing, DEFAULT_SERVICE_CLOSING),
  rating: z._default(serviceRating, DEFAULT_SERVICE_RATING),
});
export type MessagingSettings = z.output<typeof messagingSettings>;

export const DEFAULT_MESSAGING: MessagingSettings = {
  bot: true,
  team_id: null,
  greeting: NO_WORDS,
  disclosure: NO_WORDS,
  signature: '',
  groups: 'off',
  business_ids: [],
  cost: NO_COST,
  hours: DEFAULT_SERVICE_HOURS,
  closing: DEFAULT_SERVICE_CLOSING,
  rating: DEFAULT_SERVICE_RATING,
};

/** The mailbox that a channel for e-mail reads; its password never comes back. */
const channelMailbox = z.object({
  on: z.boolean(),
  host: z.string(),
  port: z.int(),
  security: z.enum(IMAP_SECURITIES),
  user: z.string(),
  folder: z.string(),
  /** When it was looked at last, and read last. */
  checked_at: z.nullable(epochMs),
  read_at: z.nullable(epochMs),
  /** Why it could not be read the last time. */
  fault: z.nullable(z.enum(IMAP_FAULTS)),
});
export type ChannelMailbox = z.output<typeof channelMailbox>;

export const messagingChannel = z.object({
  id,
  kind: z.enum(MESSAGING_KINDS),
  name: z.string(),
  /** A paused one answers nothing and sends nothing; what is written to it is kept. */
  status: z.enum(CHANNEL_STATUSES),
  state: z.enum(CHANNEL_STATES),
  /** Where the state is not `connected`. */
  state_reason: z.nullable(channelReason),
  /** Where the service sends what is written: entered on its side, where it cannot be set from here. */
  webhook_url: z.nullable(z.string()),
  /** The name under which the service knows the business, such as `@kyoto_shoes_bot` or a telephone number. */
  account: z.nullable(z.string()),
  /** Where people begin to write: an address to share; null where the service has none. */
  link: z.nullable(z.string()),
  settings: messagingSettings,
  /** Read beside what is posted; null where there is none, and for any other service. */
  mailbox: z.nullable(channelMailbox),
  /** Business accounts that their owners have connected with the bot; whose chats are answered the settings say. */
  businesses: z.array(z.object({ id: z.string(), name: z.string(), state: z.enum(BUSINESS_STATES) })),
  /** When something was written, and answered, last; null before. */
  last_in_at: z.nullable(epochMs),
  last_out_at: z.nullable(epochMs),
  /** Messages of the last 24 hours. */
  day: z.object({ received: z.int(), sent: z.int(), failed: z.int() }),
  version: z.int(),
  created_at: epochMs,
});
export type MessagingChannel = z.output<typeof messagingChannel>;

const secret = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(SECRET_MAX)));

/** What a service gives the business to connect with; which of it each kind needs is in `MESSAGING_CREDENTIALS`. None of it ever comes back. */
export const messagingCredentials = {
  token: secret,
  channel_secret: secret,
  channel_access_token: secret,
  phone_number_id: z.optional(z.string().check(z.trim(), z.regex(/^\d{1,32}$/))),
  waba_id: z.optional(z.string().check(z.trim(), z.regex(/^\d{1,32}$/))),
  access_token: secret,
  app_secret: secret,
  verify_token: secret,
  address: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254))),
};
export type CredentialName = keyof typeof messagingCredentials;

export const MESSAGING_CREDENTIALS: Readonly<Record<MessagingKind, readonly CredentialName[]>> = {
  telegram: ['token'],
  line: ['channel_secret', 'channel_access_token'],
  whatsapp: ['phone_number_id', 'waba_id', 'access_token', 'app_secret', 'verify_token'],
  email: ['address'],
};

/** What may be changed of a channel on a service, beside its name and status: other credentials connect anew. */
export const changedMessaging = {
  ...messagingCredentials,
  settings: z.optional(messagingSettings),
  /** Of a channel for e-mail: it is opened before it is saved, and what lies in it then is left alone; null reads none any more. */
  mailbox: z.optional(z.nullable(imapDraft)),
};

export function isMessagingKind(kind: string): kind is MessagingKind {
  return (MESSAGING_KINDS as readonly string[]).includes(kind);
}
