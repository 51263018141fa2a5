import type { Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findEntry } from '#/domains/corpus/corpus.repository.ts';
import type { EntryDraft } from '#/domains/corpus/entry-draft.ts';
import { readCorpora } from '#/domains/corpus/shelves/shelf.repository.ts';
import { BusinessError } from '#/errors.ts';
import { say, type WordKey } from '#/words.ts';
import { tidyDraft } from './tidy-draft.ts';

/**
 * The draft as it is stored.
 * @throws BusinessError invalid_request where nothing that can be seen is left of the question or the answer
 */
export function checkDraft(draft: EntryDraft, locale: Locale): EntryDraft {
  const tidy = tidyDraft(draft);
  const empty = (['question', 'answer'] as const).filter((path) => tidy[path] === '');
  if (empty.length > 0)
    throw new BusinessError('invalid_request', { fields: empty.map((path) => ({ path, message: say(locale, 'fields.required') })) });
  return tidy;
}

/**
 * The place of a draft: its corpus has to be there, and its original an entry of another language that is itself no translation of this one.
 * @param id of the entry that is changed
 * @returns the draft, hung on the original's original where that is a translation itself
 * @throws BusinessError invalid_request
 */
export async function placeDraft(scope: TenantScope, draft: EntryDraft, id: string | undefined, locale: Locale): Promise<EntryDraft> {
  if (!(await readCorpora(scope)).some((corpus) => corpus.id === draft.corpus_id))
    throw refusedField('corpus_id', 'fields.corpus_gone', locale);
  if (draft.translation_of === null) return draft;
  const named = await findEntry(scope, draft.translation_of);
  const original = named?.translation_of ? await findEntry(scope, named.translation_of) : named;
  if (!original || original.id === id || original.locale === draft.locale)
    throw refusedField('translation_of', 'fields.original_wrong', locale);
  return { ...draft, translation_of: original.id };
}

function refusedField(path: string, key: WordKey, locale: Locale): BusinessError {
  return new BusinessError('invalid_request', { fields: [{ path, message: say(locale, key) }] });
}

/** The error of a question that another entry of the same language has. */
export function duplicateEntry(locale: Locale): BusinessError {
  return new BusinessError('duplicate_entry', { fields: [{ path: 'question', message: say(locale, 'errors.duplicate_entry') }] });
}
