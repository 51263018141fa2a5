import { z } from 'zod/mini';
import { CONVERSATION_STATUSES, priority, UNANSWERED_ENDS } from './conversation-fields.ts';
import { epochMs, id } from './fields.ts';
import { localeSchema } from './locales.ts';
import { message } from './message.ts';
import { CHANNEL_STATES } from './messaging-fields.ts';
import { WORK_ORDER_ORIGINS } from './work-order-names.ts';
import { workOrderStatus } from './work-order-state.ts';

/** Version of the events below: it grows with a change that a reader of the version before would not understand. */
export const EVENT_VERSION = 1;

/** What happens in a business and is told to programs outside: each once it is committed, and at least once. */
export const EVENT_TYPES = [
  'conversation.created',
  'conversation.updated',
  'conversation.assigned',
  'conversation.handoff',
  'conversation.resolved',
  'message.created',
  'message.updated',
  'message.failed',
  'work_order.created',
  'work_order.updated',
  'contact.created',
  'contact.updated',
  'contact.merged',
  'contact.unmerged',
  'contact.erased',
  'csat.received',
  'corpus.gap',
  'channel.health',
  'link.visit',
  'quota.warning',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

const person = z.object({ id: z.int(), name: z.string() });
const team = z.object({ id, name: z.string() });
const csat = z.object({ score: z.int(), comment: z.string(), at: epochMs });
const names = z.array(z.string());

const eventContact = z.object({
  id,
  no: z.int(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  external_id: z.nullable(z.string()),
  tags: names,
  attrs: z.record(z.string(), z.string()),
  locale: localeSchema,
  blocked_at: z.nullable(epochMs),
  first_seen_at: epochMs,
});
export type EventContact = z.output<typeof eventContact>;

const eventConversation = z.object({
  id,
  no: z.int(),
  status: z.enum(CONVERSATION_STATUSES),
  ended_as: z.nullable(z.enum(UNANSWERED_ENDS)),
  /** Whose turn it is to answer: the bot, the queue, a person, or nobody any more. */
  owner_kind: z.enum(['bot', 'queue', 'agent', 'none']),
  agent: z.nullable(person),
  team: z.nullable(team),
  contact: z.object({ id, no: z.int(), name: z.nullable(z.string()), email: z.nullable(z.string()), external_id: z.nullable(z.string()) }),
  channel: z.nullable(team),
  language: localeSchema,
  priority,
  tags: names,
  last_seq: z.int(),
  waiting_since: z.nullable(epochMs),
  snoozed_until: z.nullable(epochMs),
  resolved_at: z.nullable(epochMs),
  csat: z.nullable(csat),
  created_at: epochMs,
  updated_at: epochMs,
});
export type EventConversation = z.output<typeof eventConversation>;

const eventWorkOrder = z.object({
  id,
  no: z.int(),
  subject: z.string(),
  status: workOrderStatus,
  priority,
  origin: z.enum(WORK_ORDER_ORIGINS),
  type_id: id,
  contact: z.object({ id, no: z.int(), name: z.nullable(z.string()), email: z.nullable(z.string()) }),
  assignee: z.nullable(person),
  team: z.nullable(team),
  language: localeSchema,
  fields: z.record(z.string(), z.unknown()),
  solution: z.string(),
  first_reply_due_at: z.nullable(epochMs),
  first_replied_at: z.nullable(epochMs),
  resolve_due_at: z.nullable(epochMs),
  resolved_at: z.nullable(epochMs),
  closed_at: z.nullable(epochMs),
  created_at: epochMs,
  updated_at: epochMs,
});
export type EventWorkOrder = z.output<typeof eventWorkOrder>;

const ofConversation = z.object({ conversation: eventConversation });
const ofMessage = z.object({
  conversation: z.object({ id, no: z.int(), status: z.enum(CONVERSATION_STATUSES), contact_id: id, channel_id: z.nullable(id) }),
  message,
});
const ofWorkOrder = z.object({ work_order: eventWorkOrder });

/** Why a channel sends only what is free: the business lets the month cost no more. */
export const CHANNEL_CAP_REACHED = 'cap_reached';

/** `data` of each event: what it is about, as it stands when the event is handed out. Times are in milliseconds since 1970. */
export const EVENT_DATA = {
  'conversation.created': ofConversation,
  /** `changed` names the fields of the conversation that are no longer what they were. */
  'conversation.updated': z.extend(ofConversation, { changed: names }),
  'conversation.assigned': ofConversation,
  /** The bot, or its visitor, has called for a person. */
  'conversation.handoff': ofConversation,
  'conversation.resolved': ofConversation,
  'message.created': ofMessage,
  /** Its text was changed, or it was taken back: then `deleted_at` is set and the body empty. */
  'message.updated': ofMessage,
  /** A message could not be delivered; `reason` is what the other side said. */
  'message.failed': z.extend(ofMessage, { reason: z.string() }),
  'work_order.created': ofWorkOrder,
  /** `changed` names what was done, such as `moved`, `assigned` or `message`. */
  'work_order.updated': z.extend(ofWorkOrder, { changed: names }),
  'contact.created': z.object({ contact: eventContact }),
  'contact.updated': z.object({ contact: eventContact, changed: names }),
  /** `merged_id` is nobody's any more: what it had is the contact's. */
  'contact.merged': z.object({ contact: eventContact, merged_id: id }),
  /** A merge was undone: `unmerged_id` is a contact of its own again. */
  'contact.unmerged': z.object({ contact: eventContact, unmerged_id: id }),
  /** All that was known of them is gone, and is to go wherever it was copied to. */
  'contact.erased': z.object({ contact: z.object({ id }) }),
  'csat.received': z.extend(ofConversation, { csat }),
  'corpus.gap': z.object({ gap: z.object({ id, question: z.string(), locale: localeSchema, asked: z.int(), last_at: epochMs }) }),
  /**
   * A way in from outside has problems or works no more, fails in another way than before, or works again; with the reason
   * `CHANNEL_CAP_REACHED`, it sends only what is free until the month ends.
   */
  'channel.health': z.object({
    /** `id` is null of what is no channel of its own, such as the mailbox that work orders come from. */
    channel: z.object({
      id: z.nullable(id),
      kind: z.string(),
      name: z.string(),
      /** As the channel itself says it; absent of what knows only whether it works, such as a mailbox. */
      state: z.optional(z.enum(CHANNEL_STATES)),
    }),
    state: z.enum(['ok', 'failing']),
    reason: z.nullable(z.string()),
  }),
  'link.visit': z.object({
    visit: z.object({ id, link_id: id, slug: z.string(), language: z.string(), source: z.nullable(z.string()), at: epochMs }),
  }),
  /** `percent` of what the plan holds is used up. */
  'quota.warning': z.object({ metric: z.string(), used: z.number(), limit: z.number(), percent: z.int() }),
} as const satisfies Record<EventType, z.ZodMiniType>;

export type EventData<Type extends EventType> = z.output<(typeof EVENT_DATA)[Type]>;
