const STEP = 1_664_525;
const OFFSET = 1_013_904_223;
const RANGE = 2 ** 32;

/** Numbers from 0 to 1 that look random and are the same in every run (a linear congruential generator). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, STEP) + OFFSET) >>> 0;
    return state / RANGE;
  };
}

/** So many of the items, without repetition, in the order of the draw. */
export function draw<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(Math.floor(random() * rest.length), 1)[0] as Item);
}
