import { createHash } from 'node:crypto';
import { inTenant } from '#/database/transaction.ts';
import { openEmbedder, type Embedder, type FindEmbedder, type UsableEmbedder } from '#/outside/embedder.ts';
import { createModelFetch } from '#/outside/model-fetch.ts';
import { writeEmbeddingOutcome, type ModelRow } from './ai-model.repository.ts';
import { readUsable } from './find-model.ts';
import { createMask } from './masking/mask-personal-data.ts';
import { openModelKey } from './model-key.ts';
import type { AccessParts } from './own-model.ts';
import { readFault } from './read-fault.ts';
import { addSpending } from './spending.ts';

/** What is set up is read again after so long, in milliseconds: every question asks for it. */
const KNOWN_MS = 5_000;
/** Businesses that are remembered. */
const KNOWN_MAX = 1_000;

/** Made once, at the start: the embedding model of a business, the platform's `builtIn`, or none. */
export function createFindEmbedder(parts: AccessParts, builtIn: Embedder | undefined): FindEmbedder {
  const known = new Map<number, { until: number; embedder: UsableEmbedder | undefined }>();
  return async (tenantId) => {
    const found = known.get(tenantId);
    if (found && parts.now() < found.until && found.until - parts.now() <= KNOWN_MS) return found.embedder;
    const embedder = await openEmbedderOf(parts, tenantId, builtIn);
    known.delete(tenantId);
    known.set(tenantId, { until: parts.now() + KNOWN_MS, embedder });
    for (const oldest of known.keys()) if (known.size > KNOWN_MAX) known.delete(oldest);
    return embedder;
  };
}

async function openEmbedderOf(parts: AccessParts, tenantId: number, builtIn: Embedder | undefined): Promise<UsableEmbedder | undefined> {
  const { row, masks } = await readUsable(parts, tenantId);
  const own = row && openOwnEmbedder(parts, tenantId, row);
  if (!row || !own) return builtIn && { ...guarded(builtIn, masks), isOwn: false, note: nothingToNote };
  let fault = row.embedding_fault;
  return {
    ...guarded(own, masks),
    isOwn: true,
    async note(error) {
      const next = error === undefined ? null : readFault(error);
      if (next === fault) return;
      fault = next;
      await inTenant(parts.database, tenantId, (scope) => writeEmbeddingOutcome(scope, row.version, next));
    },
  };
}

/** The embedding model of a business, bare: its vectors are known by its address and its name. undefined where it names none. */
export function openOwnEmbedder(parts: AccessParts, tenantId: number, row: ModelRow): Embedder | undefined {
  if (row.embedding_model === null) return undefined;
  const place = { url: row.base_url, key: openModelKey(parts.secrets, tenantId, row.key_sealed), name: row.embedding_model };
  return openEmbedder(place, {
    fetch: createModelFetch(parts.guardedFetch),
    known: fingerprintOf(row) ?? '',
    onUse: (tokens) => inTenant(parts.database, tenantId, (scope) => addSpending(scope, parts, tokens, row.monthly_tokens)),
  });
}

/** What the vectors of a business's own model are known by: vectors of two models, or of two places, cannot be compared. Pure. */
export function fingerprintOf({
  base_url: url,
  embedding_model: name,
}: Pick<ModelRow, 'base_url' | 'embedding_model'>): string | undefined {
  return name === null ? undefined : `own:${createHash('sha256').update(`${url}\0${name}`).digest('base64url')}`;
}

/** The same embedder, with what belongs to one person left out of every text where the business wants that. */
function guarded(embedder: Embedder, masks: boolean): Embedder {
  if (!masks) return embedder;
  const hide = (text: string) => createMask().hide(text);
  return { name: embedder.name, embed: (texts, withinMs) => embedder.embed(texts.map(hide), withinMs) };
}

/** How the platform's model does is in its own log. */
function nothingToNote(): Promise<void> {
  return Promise.resolve();
}
