import { createHash } from 'node:crypto';
import type { Database } from '#/database/open-database.ts';
import { inTenant } from '#/database/transaction.ts';
import { lockCorpus } from '#/domains/corpus/corpus-state.repository.ts';
import type { Embedder } from '#/outside/embedder.ts';
import { packVector } from './packed-vector.ts';
import { dueItems, forgetVectors, writeVectors, type DueItem } from './vector.repository.ts';

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
  await inTenant(parts.database, tenantId, forgetVectors);
  while (parts.now() < until && (await embedBatch(parts, tenantId, embedder)));
}

/** @returns whether there may be more */
async function embedBatch({ database }: EmbeddingParts, tenantId: number, embedder: Embedder): Promise<boolean> {
  const due = await inTenant(database, tenantId, (scope) => dueItems(scope, embedder.name, BATCH));
  if (due.length === 0) return false;
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
  return due.length === BATCH;
}

function fingerprintOf(model: string, { text }: DueItem): string {
  return createHash('sha256')
    .update(`${model}\0${text.slice(0, TEXT_MAX)}`)
    .digest('base64url');
}
