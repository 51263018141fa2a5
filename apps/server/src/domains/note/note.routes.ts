import type { notes } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { addNote } from './add-note.ts';
import { listNotes } from './list-notes.ts';

export const noteRoutes: Routes<typeof notes> = { list: listNotes, add: addNote };
