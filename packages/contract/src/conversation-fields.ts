import { z } from 'zod/mini';
import { epochMs, id, text } from './fields.ts';
import { localeSchema } from './locales.ts';
import { CHANNEL_KINDS } from './messaging-fields.ts';

/**
 * bot → queued → open ⇄ waiting → resolved; `waiting` is: the person answered, the visitor has not yet. `snoozed` is put
 * off by its person until a time or the visitor's next message, whichever comes first.
 */
export const CONVERSATION_STATUSES = ['bot', 'queued', 'open', 'waiting', 'snoozed', 'resolved'] as const;
export const conversationStatus = z.enum(CONVERSATION_STATUSES);

/** Where a conversation is, when that is not the business's own chat page. */
export const conversationChannel = z.object({
  id,
  kind: z.enum(CHANNEL_KINDS),
  name: z.string(),
  /** Until when free text is taken; absent where it always is. */
  window_closes_at: z.optional(epochMs),
});

/** Ways to end without an answer: the visitor left the queue, or it was no question at all. */
export const UNANSWERED_ENDS = ['abandoned', 'spam'] as const;
export type UnansweredEnd = (typeof UNANSWERED_ENDS)[number];

/**
 * Lists of the workspace. `all` is everything that is neither resolved nor put off, `mentioned` what a note named the caller in
 * and is not resolved; a status that is asked for beside them counts instead. What is spam is in no view but its own.
 *
 * `waiting` is every visitor who waits for a person: one was asked for, or has the conversation, and no person has answered what the
 * visitor said last. What the bot says meanwhile, such as that it has called somebody, is no answer; who is content with the bot waits for
 * nobody, and what is put off or resolved does not wait.
 */
export const CONVERSATION_VIEWS = [
  'mine',
  'waiting',
  'queued',
  'all',
  'bot',
  'mentioned',
  'snoozed',
  'resolved',
  ...UNANSWERED_ENDS,
] as const;
export const conversationView = z.enum(CONVERSATION_VIEWS);

/** Longest time that a conversation may be put off, in milliseconds. */
export const SNOOZE_MAX_MS = 90 * 86_400_000;

/** `waiting` puts the longest wait first, then the latest change; `newest` and `oldest` go by the latest change. */
export const CONVERSATION_SORTS = ['waiting', 'newest', 'oldest', 'priority'] as const;
export const conversationSort = z.enum(CONVERSATION_SORTS);
export type ConversationSort = z.output<typeof conversationSort>;

export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
export const priority = z.enum(PRIORITIES);

/** Tags of one conversation, and characters of one tag. */
export const TAGS_MAX = 20;
export const tag = text(40);

/** Milliseconds since 1970 that may arrive as a query string; the year 9999 is the last. */
export const moment = z.coerce.number().check(z.int(), z.gte(0), z.lte(253_402_300_799_999));
/** Longest search, in characters. */
export const SEARCH_MAX = 200;

/**
 * What the overview counts of conversations, each of which can be listed: `begun` with the visitor's first word (an article that they bring along is none), `asked` where the bot
 * was asked something, `answered` where it answered out of what the business knows, `unanswered` where it said that it does not know,
 * `handed_over` where it called a person, `judged` where a visitor judged an answer, `disliked` with a thumb down, `with_people`,
 * which a person has now, and `unread`, in which somebody of the team is wanted and the reader has not seen what the visitor wrote. Each conversation counts once, however often it happened, in whatever state it is; spam counts nowhere.
 */
export const CONVERSATION_FIGURES = [
  'begun',
  'asked',
  'answered',
  'unanswered',
  'handed_over',
  'judged',
  'disliked',
  'with_people',
  'unread',
] as const;
export const conversationFigure = z.enum(CONVERSATION_FIGURES);
export type ConversationFigure = z.output<typeof conversationFigure>;

/** Which conversations a list shows: a view, and what narrows it. */
export const filterFields = {
  view: z._default(conversationView, 'all'),
  /** In the visitor's name, addresses and messages, or the conversation's number. */
  q: z.optional(z.string().check(z.maxLength(SEARCH_MAX))),
  status: z.optional(conversationStatus),
  /** Id of who has it; 0 is nobody. */
  agent: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
  team: z.optional(id),
  tag: z.optional(tag),
  priority: z.optional(priority),
  language: z.optional(localeSchema),
  channel: z.optional(z.enum(CHANNEL_KINDS)),
  /** Last changed at or after, and before, in milliseconds since 1970. */
  from: z.optional(moment),
  to: z.optional(moment),
  /** Only what this figure counts, in whatever state; `since` and `until` say when it happened, from and before. */
  figure: z.optional(conversationFigure),
  since: z.optional(moment),
  until: z.optional(moment),
};
export const conversationFilter = z.object(filterFields);
export type ConversationFilter = z.output<typeof conversationFilter>;
