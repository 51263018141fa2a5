import { createIndex } from '@lobby/retrieval';
import type { Engine } from './engine.ts';

export const lobby: Engine = {
  name: 'Lobby',
  async fill(documents) {
    const index = createIndex();
    for (const document of documents) index.add(document);
    return { search: (question, limit) => index.search(question, { limit }) };
  },
};
