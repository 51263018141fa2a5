import { z } from 'zod/mini';
import { epochMs, id, version } from './fields.ts';

/** What a customer is written of: it is here, answered, waits for them, is solved, has ended. Reminders go with `pending`. */
export const ORDER_NOTICES = ['received', 'replied', 'pending', 'solved', 'closed', 'merged'] as const;
export type OrderNotice = (typeof ORDER_NOTICES)[number];

/** How a mailbox is spoken to: encrypted from the start, or after the greeting. */
export const IMAP_SECURITIES = ['tls', 'starttls'] as const;

/** Why a mailbox cannot be read. */
export const IMAP_FAULTS = ['private', 'unreachable', 'timeout', 'certificate', 'unauthorized', 'folder', 'server'] as const;
export type ImapFault = (typeof IMAP_FAULTS)[number];

/** The token that a reply address carries has to fit behind the name within the 64 characters of one. */
const NAME_MAX = 20;
const HOST = String.raw`[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*`;
const ADDRESS = new RegExp(String.raw`^(?:[a-z0-9][a-z0-9._-]{0,${NAME_MAX - 1}})?@${HOST}$`);
const host = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(253), z.regex(new RegExp(String.raw`^(?:${HOST}|\[?[0-9a-f:]+\]?)$`)));

export const imapDraft = z.object({
  on: z.boolean(),
  host,
  port: z.int().check(z.gte(1), z.lte(65_535)),
  security: z.enum(IMAP_SECURITIES),
  user: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  /** Left out, the saved one stays, as long as host and user do. */
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  folder: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(200)), 'INBOX'),
});
export type ImapDraft = z.output<typeof imapDraft>;

export const orderMailDraft = z.object({
  notices: z.array(z.enum(ORDER_NOTICES)).check(z.maxLength(ORDER_NOTICES.length)),
  /** Where answers arrive: `name@host` where mails to `name+anything@host` do too, or `@host` where every name does. */
  address: z.nullable(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(200), z.regex(ADDRESS))),
  /** Name of the mail server whose word on the sender counts, as its `Authentication-Results` begin. */
  authserv_id: z.nullable(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(253), z.regex(/^[a-z0-9._-]+$/))),
  /** Mails that belong to no work order make one of this type. */
  new_type_id: z.nullable(id),
  imap: z.nullable(imapDraft),
});
export type OrderMailDraft = z.output<typeof orderMailDraft>;

export const orderMailSettings = z.object({
  ...orderMailDraft.shape,
  imap: z.nullable(
    z.object({
      on: z.boolean(),
      host: z.string(),
      port: z.int(),
      security: z.enum(IMAP_SECURITIES),
      user: z.string(),
      folder: z.string(),
      checked_at: z.nullable(epochMs),
      fault: z.nullable(z.enum(IMAP_FAULTS)),
    }),
  ),
  /** Where raw mails can be posted. */
  hook_url: z.string(),
  has_secret: z.boolean(),
  version,
});
export type OrderMailSettings = z.output<typeof orderMailSettings>;

export const MAIL_OUTCOMES = ['accepted', 'created', 'held', 'refused', 'dismissed'] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

/** Why a mail was refused or is held. */
export const MAIL_REASONS = [
  /** An answer that a machine gave by itself. */
  'automatic',
  /** One of our own came back. */
  'own',
  'too_many',
  'too_large',
  /** It has more parts, or a longer head, than any mail of a person, or takes more time or memory than any may. */
  'too_complex',
  /** It names nobody who sent it. */
  'no_sender',
  /** It is not put together as mails are. */
  'unreadable',
  /** Taking it failed on our side; it can be tried again. */
  'failed',
  'empty',
  /** For no work order, and none is made of such mails. */
  'no_order',
  /** Its address was made up, or its work order is gone. */
  'wrong_token',
  'wrong_sender',
  /** It says that a colleague wrote it. */
  'staff',
  /** The mail server says that the sender is not who it says. */
  'unverified',
  'blocked',
] as const;
export type MailReason = (typeof MAIL_REASONS)[number];

export const receivedMail = z.object({
  id,
  via: z.enum(['hook', 'imap']),
  from: z.object({ address: z.string(), name: z.string() }),
  subject: z.string(),
  preview: z.string(),
  outcome: z.enum(MAIL_OUTCOMES),
  reason: z.nullable(z.enum(MAIL_REASONS)),
  order: z.nullable(z.object({ id, no: z.int() })),
  /** Somebody can still take it. */
  can_accept: z.boolean(),
  at: epochMs,
});
export type ReceivedMail = z.output<typeof receivedMail>;

/** A notice to the customer, and how it went. */
export const orderNotice = z.object({
  id,
  kind: z.string(),
  state: z.enum(['waiting', 'mailed', 'sent', 'failed', 'seen', 'off', 'no_address']),
  fault: z.nullable(z.string()),
  at: epochMs,
});

/** A mail as it stands in a thread. */
export const threadMail = z.object({
  seq: z.int(),
  from: z.object({ address: z.string(), name: z.string() }),
  /** What it repeats of earlier ones, and its signature. */
  quoted: z.string(),
  /** Files of it that were not kept. */
  dropped: z.int(),
});
export type ThreadMail = z.output<typeof threadMail>;
