import { corpusBulk } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { fillCorpus } from './fill-passages.ts';
import { openNumbers } from './model-of-numbers.ts';
import type { Work } from './work.ts';

const LOOK_MS = 500;
/** Without news for so long it is over, or stuck, in milliseconds. */
const QUIET_MS = 130_000;

/** Every entry is changed, so that the index in memory takes it anew, and everything is sent to an embedding model that has not seen it. */
export async function reindexWork(chunks: number): Promise<Work> {
  const model = await openNumbers();
  return {
    name: `indexing and embedding ${chunks} pieces anew`,
    settings: { EMBEDDING_URL: model.url, EMBEDDING_NAME: 'numbers' },
    question: 'Which languages do you answer in?',
    prepare: (database) => fillCorpus(database, chunks),
    async run({ client, token }) {
      const job = randomUUID();
      await client.call(corpusBulk.run, { id: job, filter: {}, action: { kind: 'tag', tag: 'seen' } }, token);
      let [sent, since] = [model.sent(), performance.now()];
      let changed = 0;
      while (sent < chunks && performance.now() - since < QUIET_MS) {
        await setTimeout(LOOK_MS);
        changed = (await client.call(corpusBulk.get, { id: job }, token)).changed;
        if (model.sent() !== sent) [sent, since] = [model.sent(), performance.now()];
      }
      for (let state = 'running'; state === 'running'; await setTimeout(LOOK_MS)) {
        ({ state, changed } = await client.call(corpusBulk.get, { id: job }, token));
      }
      return `${changed} entries changed, ${sent} texts embedded`;
    },
    close: () => model.close(),
  };
}
