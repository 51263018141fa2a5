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

/** Numbers of one vector. */
const LENGTH_MIN = 8;
const LENGTH_MAX = 8_192;

const answerSchema = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()).check(z.minLength(LENGTH_MIN), z.maxLength(LENGTH_MAX)) })),
});

/** Opens a model behind an OpenAI-compatible API. */
export function openEmbedder({ url, key, name }: NonNullable<Config['embedding']>): Embedder {
  const address = `${url.replace(/\/+$/, '')}/embeddings`;
  return {
    name,
    async embed(texts, withinMs) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ model: name, input: texts, encoding_format: 'float' }),
        signal: AbortSignal.timeout(withinMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`the embedding model answered ${response.status}`);
      }
      return readVectors(await response.json(), texts.length);
    },
  };
}

function readVectors(answer: unknown, count: number): number[][] {
  const { data } = answerSchema.parse(answer);
  const vectors = data.toSorted((left, right) => left.index - right.index).map(({ embedding }) => embedding);
  const isWhole = vectors.length === count && vectors.every((vector) => vector.length === vectors[0]?.length && isDirection(vector));
  if (!isWhole) throw new Error('the embedding model answered with something else than a vector for each text');
  return vectors;
}

function isDirection(vector: readonly number[]): boolean {
  return vector.every(Number.isFinite) && vector.some((number) => number !== 0);
}
