/** Chance that is the same at every start, so that the shop always has the same past. */
export interface SeededRandom {
  /** From `min` to `max`, both included. */
  whole(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** @param share of 1 */
  happens(share: number): boolean;
  /** A UUID that stands in lists where those of its time do. @param at milliseconds since 1970 */
  uuid(at: number): string;
}

const TIME_DIGITS = 12;

/** Mulberry32. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const hex = (digits: number) =>
    Math.floor(next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return {
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError('nothing to pick from');
      return list[Math.floor(next() * list.length)] as T;
    },
    happens: (share) => next() < share,
    uuid(at) {
      const time = Math.floor(at).toString(16).padStart(TIME_DIGITS, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-8${hex(3)}-${hex(6)}${hex(6)}`;
    },
  };
}
