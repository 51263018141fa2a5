/** What two texts without anything in common have, taken for so many of them where there are few to compare with. */
const COMMON_COSINE = 0.3;
const COMMON_COUNT = 10;

/**
 * Closeness of meaning, 0 to 1, from a cosine: every model has its own idea of how alike any two texts are, so what counts is how far a text
 * stands above the rest of the knowledge base.
 * @param sum of the cosines of the question with all of `count` items
 */
export function closenessOf(cosine: number, sum: number, count: number): number {
  const common = Math.min(0.95, (sum + COMMON_COSINE * COMMON_COUNT) / (count + COMMON_COUNT));
  return Math.min(1, Math.max(0, (cosine - common) / (1 - common)));
}
