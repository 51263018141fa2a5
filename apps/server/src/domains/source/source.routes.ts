import type { corpusSources } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { commandSource } from './command-source.ts';
import { createSource } from './create-source.ts';
import { getSource } from './get-source.ts';
import { listPages } from './list-pages.ts';
import { listSourcePassages } from './list-source-passages.ts';
import { listSources } from './list-sources.ts';
import { proposeEntries } from './propose-entries.ts';
import { removeSource } from './remove-source.ts';
import { updateSource } from './update-source.ts';
import { usePage } from './use-page.ts';

/** What answers each call of the sources. */
export const sourceRoutes: Routes<typeof corpusSources> = {
  list: listSources,
  get: getSource,
  create: createSource,
  update: updateSource,
  command: commandSource,
  remove: removeSource,
  pages: listPages,
  usePage,
  passages: listSourcePassages,
  proposals: proposeEntries,
};
