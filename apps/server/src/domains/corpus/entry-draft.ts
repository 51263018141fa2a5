import type { entryDraft } from '@lobby/contract';
import type { z } from 'zod/mini';

/** What a person writes of an entry, checked. */
export type EntryDraft = z.output<typeof entryDraft>;

/** A draft that goes over an entry that exists. */
export interface DraftWithId extends EntryDraft {
  id: string;
}
