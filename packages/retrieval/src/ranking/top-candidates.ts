/** Whether the text of a number is wanted; asked only of those that would be among the best. */
export type Accepts = (number: number) => boolean;

/** The best so far, best first, equal scores in the order in which they came. */
class Best {
  readonly numbers: number[] = [];
  /** A score must be higher than this to be among them. */
  threshold = 0;
  readonly #scores: Float64Array;
  readonly #limit: number;
  readonly #accepts: Accepts | undefined;

  constructor(scores: Float64Array, limit: number, accepts: Accepts | undefined) {
    this.#scores = scores;
    this.#limit = limit;
    this.#accepts = accepts;
  }

  /** Puts a text in its place; the score of one that is refused is taken from it for good. */
  offer(number: number, score: number): void {
    if (this.#accepts?.(number) === false) {
      this.#scores[number] = Number.NEGATIVE_INFINITY;
      return;
    }
    const { numbers } = this;
    let place = numbers.length;
    while (place > 0 && this.#scoreAt(place - 1) < score) place -= 1;
    numbers.splice(place, 0, number);
    if (numbers.length > this.#limit) numbers.pop();
    if (numbers.length === this.#limit && numbers.length > 0) this.threshold = this.#scoreAt(numbers.length - 1);
  }

  #scoreAt(place: number): number {
    return this.#scores[this.numbers[place] as number] as number;
  }
}

/** The numbers of the highest scores above zero among the live texts, best first; equal scores keep the order of their numbers. */
export function topCandidates(scores: Float64Array, live: Uint8Array, size: number, limit: number, accepts?: Accepts): number[] {
  const best = new Best(scores, limit, accepts);
  for (let number = 0; number < size; number += 1) {
    const score = scores[number] as number;
    if (score > best.threshold && live[number] === 1) best.offer(number, score);
  }
  return best.numbers;
}

/** The same among a few texts, given in the order of their numbers. */
export function topAmong(few: Uint32Array, scores: Float64Array, limit: number, accepts?: Accepts): number[] {
  const best = new Best(scores, limit, accepts);
  for (const number of few) {
    const score = scores[number] as number;
    if (score > best.threshold) best.offer(number, score);
  }
  return best.numbers;
}
