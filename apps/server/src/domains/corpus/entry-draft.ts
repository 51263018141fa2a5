import { entryDraft } from '@lobby/contract';
import type { z } from 'zod/mini';

/** What a person writes of an entry, checked; in a corpus that is there. */
export interface EntryDraft extends Omit<z.output<typeof entryDraft>, 'corpus_id'> {
  corpus_id: string;
}

/** The same before it has its place, with what goes without saying left out. */
export type SimpleDraft = z.input<typeof entryDraft>;

/** A draft that goes over an entry that exists. */
export interface DraftWithId extends EntryDraft {
  id: string;
}

/** The draft with everything that goes without saying, in the corpus that it names or in the first one. */
export function completeDraft(draft: SimpleDraft, firstCorpusId: string): EntryDraft {
  const whole = entryDraft.parse(draft);
  return { ...whole, corpus_id: whole.corpus_id ?? firstCorpusId };
}
