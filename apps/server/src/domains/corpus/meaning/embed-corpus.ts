import { createHash } from 'node:crypto';
import { inBackground } from '#/database/give-way.ts';
import type { Database } from '#/database/open-database.ts';
import { inTenant } from '#/database/transaction.ts';
import { lockCorpus } from '#/domains/corpus/corpus-state.repository.ts';
import type { Embedder } from '#/outside/embedder.ts';
import { packVector } from './packed-vector.ts';
import { dueItems, forgetVectors, writeVectors, type DueItem, type WalkPlace } from './vector.repository.ts';

/** Things that are looked at in one transaction. */
const WALKED_AT_ONCE = 250;
/** Sorts before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';
/** Texts that a model gets at once, and the characters of each that it reads. */
const BATCH = 64;
const TEXT_MAX = 4_000;
/** Longest wait for a batch, in milliseconds. */
const BATCH_MS = 30_000;

export interface EmbeddingParts {
  database: Database;
  now: () => number;
}

/**
 * Sends what is due of a business to its model, a batch at a time, until `until`. Idempotent: what has its vector is not sent, and neither is a
 * text that came back unchanged.
 * @throws what `embed` threw; what was written stays
 */
export async function embedCorpus(parts: EmbeddingParts, tenantId: number, embedder: Embedder, until: number): Promise<void> {
  const database = inBackground(parts.database);
  const isTime = () => parts.now() < until;
  for (let afterId: string | undefined = FIRST; afterId !== undefined && isTime();) {
    const from: string = afterId;
    afterId = await inTenant(database, tenantId, (scope) => forgetVectors(scope, from, WALKED_AT_ONCE));
  }
  for (let place: WalkPlace | undefined = { table: 'corpus_entry', afterId: undefined }; place && isTime();) {
    const from: WalkPlace = place;
    const { due, next } = await inTenant(database, tenantId, (scope) => dueItems(scope, embedder.name, from, WALKED_AT_ONCE));
    for (let start = 0; start < due.length && isTime(); start += BATCH) {
      await embedBatch(database, tenantId, embedder, due.slice(start, start + BATCH));
    }
    place = next;
  }
}

async function embedBatch(database: Database, tenantId: number, embedder: Embedder, due: readonly DueItem[]): Promise<void> {
  const items = due.map((item) => ({ ...item, print: fingerprintOf(embedder.name, item) }));
  const changed = items.filter(({ print, fingerprint }) => print !== fingerprint);
  const texts = changed.map(({ text }) => text.slice(0, TEXT_MAX));
  const vectors = texts.length === 0 ? [] : await embedder.embed(texts, BATCH_MS);
  const packed = new Map(changed.map(({ id }, place) => [id, packVector(vectors[place] ?? [])]));
  const written = items.map(({ id, changeNo, print }) => ({ id, changeNo, fingerprint: print, packed: packed.get(id) }));
  await inTenant(database, tenantId, async (scope) => {
    await lockCorpus(scope);
    await writeVectors(scope, embedder.name, written);
  });
}

function fingerprintOf(model: string, { text }: DueItem): string {
  return createHash('sha256')
    .update(`${model}\0${text.slice(0, TEXT_MAX)}`)
    .digest('base64url');
}
