import type { corpora, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { countWaiting } from '#/domains/corpus/care/waiting.repository.ts';
import { countMatching } from '#/domains/corpus/corpus.repository.ts';
import { countRead } from '#/domains/corpus/meaning/count-read.ts';
import { readCorpora, readCounts, readTags } from './shelf.repository.ts';

/** Tags that a filter offers. */
const TAGS_OFFERED = 200;

/** The corpora with what is in them, and what waits in the tabs beside the entries. */
export async function listCorpora({ actor, services }: Call<typeof corpora.list>): Promise<ResponseOf<typeof corpora.list>> {
  const { model, now } = services;
  const embedder = await services.findEmbedder(actor.tenantId);
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const counts = await readCounts(scope);
    const items = (await readCorpora(scope)).map((corpus) => ({ ...corpus, ...(counts.get(corpus.id) ?? { entries: 0, published: 0 }) }));
    return {
      items,
      tags: await readTags(scope, TAGS_OFFERED),
      waiting: await countWaiting(scope),
      attention: await countMatching(scope, { attention: 'any', status: 'not_archived' }, now()),
      has_model: model !== undefined,
      vectors: embedder ? await countRead(scope, embedder.name) : null,
    };
  });
}
