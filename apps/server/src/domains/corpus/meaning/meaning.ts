import type { Logger } from 'pino';
import { inPlatform, inTenant } from '#/database/transaction.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { FindEmbedder, UsableEmbedder } from '#/outside/embedder.ts';
import { checkEmbedder, isSwitchedOff, type CheckingParts } from './check-embedder.ts';
import { closenessOf } from './closeness.ts';
import { embedCorpus, type EmbeddingParts } from './embed-corpus.ts';
import { cosineOf, packVector } from './packed-vector.ts';
import { Pauses } from './pauses.ts';
import { SignShelf } from './sign-shelf.ts';
import { numbersOf, signsAfter } from './vector.repository.ts';

/** Longest wait for the vector of a question, in milliseconds: whoever asks gets what the words find. */
const QUESTION_MS = 800;
/** How long one run of embedding goes on, in milliseconds. */
const RUN_MS = 120_000;
/** Businesses that may fail before the platform's model itself is taken to be away. */
const FAILURES_MAX = 3;
/** Vectors that are compared number by number after the first look. */
const LOOKED_AT = 64;
const ROWS_AT_ONCE = 5_000;
/** Tenants whose signs are kept in memory. */
const TENANTS_MAX = 200;
/** What a check has found is read again after so long, in milliseconds: another process may have made it. */
const CHECK_KNOWN_MS = 60_000;

export interface MeaningParts extends EmbeddingParts, CheckingParts {
  findEmbedder: FindEmbedder;
  log: Logger;
}

/** Closeness of meaning, where a business or the platform has an embedding model. */
export interface Meaning {
  /** Closeness of what a tenant's bot knows to a question, 0 to 1, by id; undefined where there is no model, or it is away or slow. */
  closeTo(tenantId: number, question: string): Promise<ReadonlyMap<string, number> | undefined>;
  /** Embeds what is due; after a failure, once the pause is over. */
  tend(): Promise<void>;
}

interface TenantSigns {
  shelf: SignShelf;
  /** The last writing that the shelf holds. */
  known: number;
  /** What its vectors are known by. */
  model: string;
}

/** Whose failures are whose: a business's own model stands for itself, the platform's for all others. */
const BUILT_IN = 'built-in';
const pauseKeyOf = (tenantId: number, { isOwn, name }: UsableEmbedder): string => (isOwn ? `${tenantId} ${name}` : BUILT_IN);

export function createMeaning(parts: MeaningParts): Meaning {
  const { database, findEmbedder, now, log } = parts;
  const questions = new Pauses<string>();
  const corpus = new Pauses<string>();
  const tenants = new Map<number, TenantSigns>();
  const checks = new Map<number, { model: string; isOff: boolean; until: number }>();

  /** A model that was found worse than words counts for nothing. */
  async function isOff(tenantId: number, model: string): Promise<boolean> {
    const known = checks.get(tenantId);
    if (known?.model === model && now() < known.until) return known.isOff;
    const off = await isSwitchedOff(parts, tenantId, model);
    checks.delete(tenantId);
    checks.set(tenantId, { model, isOff: off, until: now() + CHECK_KNOWN_MS });
    for (const oldest of checks.keys()) if (checks.size > TENANTS_MAX) checks.delete(oldest);
    return off;
  }

  async function signsOf(tenantId: number, model: string): Promise<SignShelf> {
    const kept = tenants.get(tenantId);
    const signs = kept?.model === model ? kept : { shelf: new SignShelf(), known: 0, model };
    tenants.delete(tenantId);
    tenants.set(tenantId, signs);
    for (const oldest of tenants.keys()) if (tenants.size > TENANTS_MAX) tenants.delete(oldest);
    for (;;) {
      const rows = await inTenant(database, tenantId, (scope) => signsAfter(scope, model, signs.known, ROWS_AT_ONCE));
      for (const { id, signs: bits } of rows) signs.shelf.put(id, bits);
      signs.known = rows.at(-1)?.writeNo ?? signs.known;
      if (rows.length < ROWS_AT_ONCE) return signs.shelf;
    }
  }

  async function compare(tenantId: number, embedder: UsableEmbedder, question: string): Promise<ReadonlyMap<string, number> | undefined> {
    const shelf = await signsOf(tenantId, embedder.name);
    if (shelf.size === 0) return undefined;
    const [vector = []] = await embedder.embed([question], QUESTION_MS);
    const asked = packVector(vector);
    const { ids, sum } = shelf.nearest(asked.signs, LOOKED_AT);
    const stored = await inTenant(database, tenantId, (scope) => numbersOf(scope, ids));
    return new Map(stored.map(({ id, numbers }) => [id, closenessOf(cosineOf(asked.numbers, numbers), sum, shelf.size)]));
  }

  /** @returns whether it went well */
  async function tendTenant(tenantId: number, embedder: UsableEmbedder, until: number): Promise<boolean> {
    try {
      await checkEmbedder(parts, tenantId, embedder);
      checks.delete(tenantId);
      if (!(await isOff(tenantId, embedder.name))) await embedCorpus(parts, tenantId, embedder, until);
      await embedder.note(undefined);
      return true;
    } catch (error) {
      log.warn({ err: error, tenant: tenantId }, 'the embedding model failed; what is due waits');
      await embedder.note(error);
      return false;
    }
  }

  return {
    async closeTo(tenantId, question) {
      const embedder = await findEmbedder(tenantId);
      if (!embedder || !questions.isOver(pauseKeyOf(tenantId, embedder), now()) || (await isOff(tenantId, embedder.name))) return undefined;
      const key = pauseKeyOf(tenantId, embedder);
      try {
        const close = await compare(tenantId, embedder, question);
        questions.succeeded(key);
        return close;
      } catch (error) {
        questions.failed(key, now());
        log.warn({ err: error, tenant: tenantId }, 'the embedding model failed; the words alone find the answer');
        await embedder.note(error);
        return undefined;
      }
    },
    async tend() {
      const until = now() + RUN_MS;
      const outcomes = new Map<string, { went: number; failed: number }>();
      for (const tenantId of await inPlatform(database, listTenantIds)) {
        const embedder = await findEmbedder(tenantId);
        const key = embedder && pauseKeyOf(tenantId, embedder);
        if (!embedder || key === undefined || !corpus.isOver(key, now())) continue;
        const outcome = outcomes.get(key) ?? { went: 0, failed: 0 };
        outcomes.set(key, outcome);
        if (outcome.failed >= FAILURES_MAX) continue;
        outcome[(await tendTenant(tenantId, embedder, until)) ? 'went' : 'failed'] += 1;
      }
      for (const [key, { failed }] of outcomes) {
        if (failed > 0) corpus.failed(key, now());
        else corpus.succeeded(key);
      }
    },
  };
}
