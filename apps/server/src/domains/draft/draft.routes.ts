import type { drafts } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { listDrafts } from './list-drafts.ts';
import { saveDraft } from './save-draft.ts';

export const draftRoutes: Routes<typeof drafts> = { list: listDrafts, save: saveDraft };
