import { createIndex, loadMeaning, loadThesaurus } from '@lobby/retrieval';
import type { Engine } from './engine.ts';

const thesaurus = await loadThesaurus();
const meaning = await loadMeaning(thesaurus);

export const lobby: Engine = {
  name: 'Lobby',
  async fill(documents) {
    const index = createIndex({ thesaurus, meaning });
    for (const document of documents) index.add(document);
    // As the server leaves it once a knowledge base is loaded.
    Array.from(index.settle());
    return { search: (question, limit) => index.search(question, { limit }) };
  },
};
