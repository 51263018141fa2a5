import type { contacts } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { blockContact, changeContact } from './change-contact.ts';
import { findContacts, findDuplicates } from './find-contacts.ts';
import { mergeContacts } from './merge-contacts.ts';
import { previewMerge } from './preview-merge.ts';
import { eraseContact } from './erase-contact.ts';
import { exportContact } from './export-contact.ts';
import { openContact } from './read-contact.ts';
import { listUndoableMerges, unmergeContact } from './unmerge-contact.ts';

export const contactRoutes: Routes<typeof contacts> = {
  get: openContact,
  update: changeContact,
  block: blockContact,
  export: exportContact,
  erase: eraseContact,
  find: findContacts,
  duplicates: findDuplicates,
  previewMerge,
  merge: mergeContacts,
  merges: listUndoableMerges,
  unmerge: unmergeContact,
};
