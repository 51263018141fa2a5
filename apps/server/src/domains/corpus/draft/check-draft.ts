import type { Locale } from '@lobby/contract';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import type { EntryDraft } from '#/domains/corpus/entry-draft.ts';
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

/** The error of a question that another entry of the same language has. */
export function duplicateEntry(locale: Locale): BusinessError {
  return new BusinessError('duplicate_entry', { fields: [{ path: 'question', message: say(locale, 'errors.duplicate_entry') }] });
}
