import { z } from 'zod/mini';
import { tag } from './conversation-fields.ts';
import { BULK_MAX, entryFilter } from './corpus.ts';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { localeSchema } from './locales.ts';

/** What is done with each entry. `current` says that a translation still says what its original does. */
export const entryAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('publish') }),
  z.object({ kind: z.literal('review') }),
  z.object({ kind: z.literal('draft') }),
  z.object({ kind: z.literal('archive') }),
  z.object({ kind: z.literal('delete') }),
  z.object({ kind: z.literal('move'), corpus_id: id }),
  z.object({ kind: z.literal('tag'), tag }),
  z.object({ kind: z.literal('untag'), tag }),
  z.object({ kind: z.literal('translate'), locale: localeSchema }),
  z.object({ kind: z.literal('current') }),
]);
export type EntryAction = z.output<typeof entryAction>;
export type EntryActionKind = EntryAction['kind'];

/** What `undo` takes back; what is deleted is gone. */
export const UNDOABLE_ENTRY_ACTIONS = [
  'publish',
  'review',
  'draft',
  'archive',
  'move',
  'tag',
  'untag',
  'translate',
] as const satisfies readonly EntryActionKind[];

export const corpusJob = z.object({
  id,
  action: entryAction,
  /** `failed` has changed what it counts and no more. */
  state: z.enum(['running', 'done', 'failed', 'undone']),
  total: z.int(),
  done: z.int(),
  /** Entries that are really different now; neither those that are gone nor those that were so before. */
  changed: z.int(),
  /** Entries that could not be changed, for want of room in the plan or because their question is there already. */
  refused: z.int(),
});
export type CorpusJob = z.output<typeof corpusJob>;

const path = '/api/micro/chatbot/corpus/bulk';

/** Work on many entries. */
export const corpusBulk = {
  /**
   * `id` is a UUID made by the caller: a repeat answers with the same job. Up to `BULK_MAX` entries are done when it is answered; more,
   * and translations by a model, go on by themselves, whoever leaves.
   */
  run: defineEndpoint({
    method: 'POST',
    path,
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    audit: 'call',
    usesModel: true,
    summary: 'Change many entries',
    request: z
      .object({
        id,
        ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(BULK_MAX))),
        filter: z.optional(entryFilter),
        action: entryAction,
      })
      .check(z.refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), { error: 'required', path: ['ids'] })),
    response: corpusJob,
    errors: ['subscription_expired'],
  }),
  /** How far it is. */
  get: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    summary: 'Work on many entries',
    request: z.object({ id }),
    response: corpusJob,
    errors: [],
    servesExpired: true,
  }),
  /** Takes back one of `UNDOABLE_ENTRY_ACTIONS`; what somebody has changed since stays. A repeat changes nothing. */
  undo: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/undo`,
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    audit: 'call',
    usesModel: true,
    summary: 'Take back work on many entries',
    request: z.object({ id }),
    response: corpusJob,
    errors: ['too_late', 'subscription_expired'],
  }),
};
