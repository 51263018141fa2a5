import { z } from 'zod/mini';
import type { Config } from '#/config.ts';

/** Turns texts into directions: texts of like meaning point the same way. */
export interface Embedder {
  /** Part of every fingerprint: vectors of two models cannot be compared. */
  readonly name: string;
  /**
   * One vector a text, all of the same length.
   * @param withinMs longest wait, in milliseconds
   * @throws when the model refuses, is silent for too long or answers with anything but vectors
   */
  embed(texts: readonly string[], withinMs: number): Promise<number[][]>;
}

/** An embedder as one business uses it. */
export interface UsableEmbedder extends Embedder {
  /** Of the business itself: what it does wrong is nobody else's loss. */
  readonly isOwn: boolean;
  /** Writes down how it went; `error` is what `embed` threw, undefined where it answered. */
  note(error: unknown): Promise<void>;
}

/** The embedder of a business: its own, the platform's, or none. */
export type FindEmbedder = (tenantId: number) => Promise<UsableEmbedder | undefined>;

/** The model answered, and refused. */
export class EmbeddingRefused extends Error {
  override readonly name = 'EmbeddingRefused';
  readonly status: number;
  constructor(status: number) {
    super(`the embedding model answered ${status}`);
    this.status = status;
  }
}

interface EmbedderOptions {
  /** How it is called; the process's own way by default. */
  fetch?: typeof globalThis.fetch;
  /** What its vectors are known by; the model's name by default. */
  known?: string;
  /** Hears how many tokens each call took, estimated where the model counts none. */
  onUse?: (tokens: number) => Promise<void>;
}

/** Characters of a token, at the least, where a model counts none. */
const TOKEN_CHARACTERS = 3;
/** Numbers of one vector. */
const LENGTH_MIN = 8;
const LENGTH_MAX = 8_192;

const answerSchema = z.object({
  usage: z.optional(z.object({ total_tokens: z.int() })),
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()).check(z.minLength(LENGTH_MIN), z.maxLength(LENGTH_MAX)) })),
});

/** Opens a model behind an OpenAI-compatible API. */
export function openEmbedder(
  { url, key, name }: NonNullable<Config['embedding']>,
  { fetch = globalThis.fetch, known = name, onUse }: EmbedderOptions = {},
): Embedder {
  const address = `${url.replace(/\/+$/, '')}/embeddings`;
  return {
    name: known,
    async embed(texts, withinMs) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ model: name, input: texts, encoding_format: 'float' }),
        signal: AbortSignal.timeout(withinMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new EmbeddingRefused(response.status);
      }
      const answer: unknown = await response.json();
      const { vectors, tokens = Math.ceil(texts.join('').length / TOKEN_CHARACTERS) } = readVectors(answer, texts.length);
      await onUse?.(tokens);
      return vectors;
    },
  };
}

function readVectors(answer: unknown, count: number): { vectors: number[][]; tokens: number | undefined } {
  const { data, usage } = answerSchema.parse(answer);
  const vectors = data.toSorted((left, right) => left.index - right.index).map(({ embedding }) => embedding);
  const isWhole = vectors.length === count && vectors.every((vector) => vector.length === vectors[0]?.length && isDirection(vector));
  if (!isWhole) throw new Error('the embedding model answered with something else than a vector for each text');
  return { vectors, tokens: usage?.total_tokens };
}

function isDirection(vector: readonly number[]): boolean {
  return vector.every(Number.isFinite) && vector.some((number) => number !== 0);
}
