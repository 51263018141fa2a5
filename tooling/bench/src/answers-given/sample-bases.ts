import type { Entry } from '@lobby/retrieval';
import type { AnswerSet } from './answer-set.ts';
import { createRandom, draw } from '#/bot/random.ts';

/** Sizes of knowledge bases, and how many samples of a size are drawn from a set. */
const SIZES: readonly { readonly size: number; readonly times: number }[] = [
  { size: 3, times: 10 },
  { size: 10, times: 3 },
  { size: 30, times: 1 },
  { size: 300, times: 1 },
];
/** A set that is nearly as large as a size stands for it. */
const NEARLY = 0.8;

/** About how many entries all trades of a language have together. */
const JOINED_SIZE = 210;

/** A knowledge base that questions are asked of. */
export interface Base {
  readonly size: number;
  /** All that the set has, or as much as the largest size: what the tables by kind and language are made of. */
  readonly isWhole: boolean;
  readonly entries: readonly Entry[];
}

/** Knowledge bases of several sizes drawn from a set, the same in every run. */
export function sampleBases({ entries, isJoined = false }: AnswerSet): Base[] {
  if (isJoined) return [{ size: JOINED_SIZE, isWhole: false, entries }];
  const fitting = SIZES.filter(({ size }) => entries.length >= size * NEARLY);
  return fitting.flatMap(({ size, times }, place): Base[] => {
    const isWhole = place === fitting.length - 1;
    if (isWhole) return [{ size, isWhole, entries: draw(entries, Math.max(size, SIZES.at(-1)?.size ?? size), createRandom(size)) }];
    const random = createRandom(size);
    return Array.from({ length: times }, () => ({ size, isWhole, entries: draw(entries, size, random) }));
  });
}
