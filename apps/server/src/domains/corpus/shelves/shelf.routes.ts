import type { corpora } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { listCorpora } from './list-corpora.ts';
import { createCorpus, removeCorpus, updateCorpus } from './write-corpus.ts';

export const corporaRoutes: Routes<typeof corpora> = {
  list: listCorpora,
  create: createCorpus,
  update: updateCorpus,
  remove: removeCorpus,
};
