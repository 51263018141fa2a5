import type { CorpusEntry, Locale } from '@lobby/contract';
import type { EntryDraft } from '#/data/corpus.ts';

/** The form of a new entry. */
export function newEntry(locale: Locale, over: Partial<EntryDraft> = {}): EntryDraft {
  return {
    question: '',
    answer: '',
    wordings: [],
    locale,
    status: 'published',
    answer_mode: 'generate',
    tags: [],
    valid_from: null,
    valid_until: null,
    buttons: [],
    priority: 0,
    owner_id: null,
    review_by: null,
    corpus_id: null,
    translation_of: null,
    ...over,
  };
}

/** The form of a stored entry. */
export function valuesOf(entry: EntryDraft | CorpusEntry): EntryDraft {
  return {
    question: entry.question,
    answer: entry.answer,
    wordings: [...entry.wordings],
    locale: entry.locale,
    status: entry.status,
    answer_mode: entry.answer_mode,
    tags: [...entry.tags],
    valid_from: entry.valid_from,
    valid_until: entry.valid_until,
    buttons: entry.buttons.map((button) => ({ ...button })),
    priority: entry.priority,
    owner_id: entry.owner_id,
    review_by: entry.review_by,
    corpus_id: entry.corpus_id,
    translation_of: entry.translation_of,
  };
}
