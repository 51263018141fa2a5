import { z } from 'zod/mini';
import { corpusEntry } from './corpus-entry.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, ordinal, version } from './fields.ts';

/** Versions of an entry that are kept, the latest ones. */
export const VERSIONS_KEPT = 100;

const { shape } = corpusEntry;
/** What an entry said. */
export const entrySnapshot = z.object({
  question: shape.question,
  answer: shape.answer,
  wordings: shape.wordings,
  locale: shape.locale,
  status: shape.status,
  answer_mode: shape.answer_mode,
  tags: shape.tags,
  valid_from: shape.valid_from,
  valid_until: shape.valid_until,
  buttons: shape.buttons,
  priority: shape.priority,
  owner_id: shape.owner_id,
  review_by: shape.review_by,
  corpus_id: shape.corpus_id,
  translation_of: shape.translation_of,
});
export type EntrySnapshot = z.output<typeof entrySnapshot>;

export const entryVersion = z.object({
  no: z.int(),
  saved_by: z.nullable(z.string()),
  saved_at: epochMs,
  snapshot: entrySnapshot,
});
export type EntryVersion = z.output<typeof entryVersion>;

const path = '/api/micro/chatbot/corpus/entry/{id}/version';

/** What each save of an entry left behind. */
export const corpusVersions = {
  list: defineEndpoint({
    method: 'GET',
    path,
    caller: 'staff',
    permission: 'member',
    visibility: 'conversations',
    summary: 'Versions of an entry, newest first',
    request: z.object({ id }),
    response: z.object({ items: z.array(entryVersion) }),
    errors: [],
    servesExpired: true,
  }),
  /** Brings the texts and settings of a version back, as a new version; where it stands, its state and its original stay. */
  restore: defineEndpoint({
    method: 'POST',
    path: `${path}/{no}/restore`,
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Restore a version of an entry',
    request: z.object({ id, no: ordinal, version }),
    response: corpusEntry,
    errors: ['stale_version', 'duplicate_entry', 'subscription_expired'],
  }),
};
