import type { Logger } from 'pino';
import { inTenant } from '#/database/transaction.ts';
import { closenessOf } from './closeness.ts';
import { embedCorpus, type EmbeddingParts } from './embed-corpus.ts';
import { cosineOf, packVector } from './packed-vector.ts';
import { SignShelf } from './sign-shelf.ts';
import { numbersOf, signsAfter } from './vector.repository.ts';

/** Longest wait for the vector of a question, in milliseconds: whoever asks gets what the words find. */
const QUESTION_MS = 800;
/** A model that failed is left alone for so long, twice as long after each further failure, at most so long; in milliseconds. */
const PAUSE_MS = 15_000;
const PAUSE_MAX_MS = 1_800_000;
/** Vectors that are compared number by number after the first look. */
const LOOKED_AT = 64;
const ROWS_AT_ONCE = 5_000;
/** Tenants whose signs are kept in memory. */
const TENANTS_MAX = 200;

/** Closeness of meaning, where an embedding model is configured. */
export interface Meaning {
  /** Closeness of what a tenant's bot knows to a question, 0 to 1, by id; undefined where the model is away or slow. */
  closeTo(tenantId: number, question: string): Promise<ReadonlyMap<string, number> | undefined>;
  /** Embeds what is due; after a failure, once the pause is over. */
  tend(): Promise<void>;
}

interface TenantSigns {
  shelf: SignShelf;
  /** The last writing that the shelf holds. */
  known: number;
}

/** Remembers when something failed, and for how long to leave it alone. */
class Pause {
  #failures = 0;
  #until = 0;

  isOver(now: number): boolean {
    return now >= this.#until;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(now: number): void {
    this.#until = now + Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** this.#failures);
    this.#failures += 1;
  }
}

export function createMeaning(parts: EmbeddingParts & { log: Logger }): Meaning {
  const { database, embedder, now, log } = parts;
  const questions = new Pause();
  const corpus = new Pause();
  const tenants = new Map<number, TenantSigns>();

  async function signsOf(tenantId: number): Promise<SignShelf> {
    const signs = tenants.get(tenantId) ?? { shelf: new SignShelf(), known: 0 };
    tenants.delete(tenantId);
    tenants.set(tenantId, signs);
    for (const oldest of tenants.keys()) if (tenants.size > TENANTS_MAX) tenants.delete(oldest);
    for (;;) {
      const rows = await inTenant(database, tenantId, (scope) => signsAfter(scope, embedder.name, signs.known, ROWS_AT_ONCE));
      for (const { id, signs: bits } of rows) signs.shelf.put(id, bits);
      signs.known = rows.at(-1)?.writeNo ?? signs.known;
      if (rows.length < ROWS_AT_ONCE) return signs.shelf;
    }
  }

  return {
    async closeTo(tenantId, question) {
      if (!questions.isOver(now())) return undefined;
      try {
        const shelf = await signsOf(tenantId);
        if (shelf.size === 0) return undefined;
        const [vector = []] = await embedder.embed([question], QUESTION_MS);
        const asked = packVector(vector);
        const { ids, sum } = shelf.nearest(asked.signs, LOOKED_AT);
        const stored = await inTenant(database, tenantId, (scope) => numbersOf(scope, ids));
        questions.succeeded();
        return new Map(stored.map(({ id, numbers }) => [id, closenessOf(cosineOf(asked.numbers, numbers), sum, shelf.size)]));
      } catch (error) {
        questions.failed(now());
        log.warn({ err: error }, 'the embedding model failed; the words alone find the answer');
        return undefined;
      }
    },
    async tend() {
      if (!corpus.isOver(now())) return;
      try {
        await embedCorpus(parts);
        corpus.succeeded();
      } catch (error) {
        corpus.failed(now());
        log.warn({ err: error }, 'the embedding model failed; what is due waits');
      }
    },
  };
}
