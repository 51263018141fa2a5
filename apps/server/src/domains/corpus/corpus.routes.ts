import type { corpus } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { askCorpus } from './ask-corpus.ts';
import { createEntry } from './create-entry.ts';
import { exportEntries } from './export-entries.ts';
import { getEntry } from './get-entry.ts';
import { importEntries, importState, importStop } from './import-entries.ts';
import { listEntries } from './list-entries.ts';
import { previewEntry } from './preview-entry.ts';
import { draftTranslation } from './translation/draft-translation.ts';
import { updateEntry } from './update-entry.ts';

/** What answers each call of the corpus. */
export const corpusRoutes: Routes<typeof corpus> = {
  list: listEntries,
  get: getEntry,
  create: createEntry,
  update: updateEntry,
  translation: draftTranslation,
  import: importEntries,
  importState,
  importStop,
  export: exportEntries,
  ask: askCorpus,
  previewEntry,
};
