import { z } from 'zod/mini';
import { tag } from './conversation-fields.ts';
import { epochMs, id, text } from './fields.ts';
import { localeSchema } from './locales.ts';

export const QUESTION_MAX = 500;
export const ANSWER_MAX = 8_000;
export const WORDINGS_MAX = 50;
/** Tags of one entry; a tag is as long as one of a conversation. */
export const ENTRY_TAGS_MAX = 10;
/** Buttons under an answer, characters of a label, and of what it does. */
export const BUTTONS_MAX = 3;
export const BUTTON_LABEL_MAX = 40;
export const BUTTON_TARGET_MAX = 1_000;
/** Of two entries that fit about equally the one with the higher priority answers; 0 is usual. */
export const PRIORITY_LEAST = -2;
export const PRIORITY_MOST = 2;

export const ENTRY_STATUSES = ['draft', 'in_review', 'published', 'archived'] as const;
export const entryStatus = z.enum(ENTRY_STATUSES);
export type EntryStatus = z.output<typeof entryStatus>;

/** `exact` is given word for word: no model ever rewrites it. */
export const ANSWER_MODES = ['generate', 'exact'] as const;
export const answerMode = z.enum(ANSWER_MODES);
export type AnswerMode = z.output<typeof answerMode>;

const WEB_ADDRESS = /^https?:\/\/[^\s/]+/i;

/** Whether a button may lead there. */
export function isWebAddress(address: string): boolean {
  return address.length <= BUTTON_TARGET_MAX && WEB_ADDRESS.test(address);
}

/** Where a button leads. */
export const buttonTarget = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(BUTTON_TARGET_MAX), z.regex(WEB_ADDRESS, { error: 'web_address' }));

/** What a visitor can press under an answer; a channel without buttons shows `buttonLines` instead. */
const buttonOf = (labelMax: number) =>
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('url'),
      label: text(labelMax),
      target: buttonTarget,
    }),
    /** Asks the target as if the visitor had typed it. */
    z.object({ kind: z.literal('question'), label: text(labelMax), target: text(QUESTION_MAX) }),
    /** Calls a person. */
    z.object({ kind: z.literal('handoff'), label: text(labelMax), target: z._default(z.literal(''), '') }),
  ]);
export const answerButton = buttonOf(BUTTON_LABEL_MAX);
/** Under a message a button may also say the question of an entry. */
export const shownButton = buttonOf(QUESTION_MAX);
export type AnswerButton = z.output<typeof answerButton>;

const question = text(QUESTION_MAX);
const moment = z.nullable(z.int().check(z.gte(0), z.lte(253_402_300_799_999)));
const later = {
  answer_mode: answerMode,
  tags: z.array(tag).check(z.maxLength(ENTRY_TAGS_MAX)),
  /** The bot uses the entry from, and until just before; null is without limit. */
  valid_from: moment,
  valid_until: moment,
  buttons: z.array(answerButton).check(z.maxLength(BUTTONS_MAX)),
  priority: z.int().check(z.gte(PRIORITY_LEAST), z.lte(PRIORITY_MOST)),
  /** User id of who looks after it. */
  owner_id: z.nullable(z.int()),
  /** When it is to be gone over. */
  review_by: moment,
  /** null is the first corpus of the business. */
  corpus_id: z.nullable(id),
  /** The entry that this one says in another language. */
  translation_of: z.nullable(id),
};
const base = {
  question,
  answer: text(ANSWER_MAX),
  wordings: z._default(z.array(question).check(z.maxLength(WORDINGS_MAX)), []),
  locale: localeSchema,
  status: z._default(entryStatus, 'published'),
};

/** The rule that joins the two ends of the validity. */
export const endsAfterBegin = z.refine<{ valid_from?: number | null | undefined; valid_until?: number | null | undefined }>(
  ({ valid_from: from, valid_until: until }) => from == null || until == null || from < until,
  { error: 'valid_until_early', path: ['valid_until'] },
);

/** What a person writes of an entry, its fields apart from the rule that joins two of them. */
export const entryDraftFields = z.object({
  ...base,
  answer_mode: z._default(later.answer_mode, 'generate'),
  tags: z._default(later.tags, []),
  valid_from: z._default(later.valid_from, null),
  valid_until: z._default(later.valid_until, null),
  buttons: z._default(later.buttons, []),
  priority: z._default(later.priority, 0),
  owner_id: z._default(later.owner_id, null),
  review_by: z._default(later.review_by, null),
  corpus_id: z._default(later.corpus_id, null),
  translation_of: z._default(later.translation_of, null),
});
/** What a person writes of an entry; forms validate with it. */
export const entryDraft = entryDraftFields.check(endsAfterBegin);
export type EntryDraft = z.output<typeof entryDraft>;
/** A change of an entry: of what was not there from the beginning, what is left out stays as it is. */
export const entryChange = z.extend(z.partial(z.object(later)), base);

/** A translation of an entry, or its original. */
export const siblingEntry = z.object({
  id,
  locale: localeSchema,
  status: entryStatus,
  /** The original has changed since. */
  is_outdated: z.boolean(),
});

export const corpusEntry = z.object({
  id,
  question: z.string(),
  answer: z.string(),
  wordings: z.array(z.string()),
  locale: localeSchema,
  status: entryStatus,
  answer_mode: answerMode,
  tags: z.array(z.string()),
  valid_from: z.nullable(epochMs),
  valid_until: z.nullable(epochMs),
  buttons: z.array(answerButton),
  priority: z.int(),
  owner_id: z.nullable(z.int()),
  review_by: z.nullable(epochMs),
  corpus_id: id,
  translation_of: z.nullable(id),
  /** How a translation came about that nobody has gone over yet. */
  translated_by: z.nullable(z.enum(['model', 'copy'])),
  /** A translation whose original has changed since. */
  is_outdated: z.boolean(),
  /** The same in the other languages. */
  siblings: z.array(siblingEntry),
  /** Who asked for a review, and who approved. */
  asked_by: z.nullable(z.string()),
  approved_by: z.nullable(z.string()),
  /** Times the bot used the entry, and how visitors judged it. */
  hit_count: z.int(),
  good_count: z.int(),
  bad_count: z.int(),
  /** Grows with each edit; an edit carries the version it was made from. */
  version: z.int(),
  updated_by: z.nullable(z.string()),
  created_at: epochMs,
  updated_at: epochMs,
});
export type CorpusEntry = z.output<typeof corpusEntry>;

/** From this many bad verdicts on, where they are this share of the hits, an entry is in poor health. */
export const POOR_HEALTH = { bad: 3, share: 0.04 } as const;

/** Whether visitors think little of an entry's answer. */
export function isPoor({ hit_count: hits, bad_count: bad }: Pick<CorpusEntry, 'hit_count' | 'bad_count'>): boolean {
  return bad >= POOR_HEALTH.bad && bad >= POOR_HEALTH.share * Math.max(hits, 1);
}

/** What a published entry's validity makes of it now. */
export function validityOf({ valid_from: from, valid_until: until }: Pick<CorpusEntry, 'valid_from' | 'valid_until'>, now: number) {
  if (until !== null && until <= now) return 'expired';
  return from !== null && from > now ? 'upcoming' : 'valid';
}
