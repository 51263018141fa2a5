import { createIndex } from '@lobby/retrieval';
import type { Engine } from './engine.ts';

export const lobby: Engine = {
  name: 'Lobby',
  async fill(documents) {
    const index = createIndex();
    for (const document of documents) index.add(document);
    // As the server leaves it once a knowledge base is loaded.
    Array.from(index.settle());
    return { search: (question, limit) => index.search(question, { limit }) };
  },
};
