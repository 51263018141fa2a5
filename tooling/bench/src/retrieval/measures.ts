/** How well a list of ids answers a question. All between 0 and 1. */
export interface Quality {
  readonly recallAt1: number;
  readonly recallAt5: number;
  /** One over the place of the first relevant document, 0 beyond the tenth. */
  readonly mrrAt10: number;
  /** Discounted gain of the grades beside that of the best possible order. */
  readonly ndcgAt10: number;
}

const DEPTH = 10;

const gain = (grade: number, place: number): number => (2 ** grade - 1) / Math.log2(place + 2);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export function qualityOf(ids: readonly string[], grades: ReadonlyMap<string, number>): Quality {
  const found = ids.slice(0, DEPTH).map((id) => grades.get(id) ?? 0);
  const first = found.findIndex((grade) => grade > 0);
  const best = [...grades.values()].toSorted((left, right) => right - left).slice(0, DEPTH);
  const ideal = sum(best.map(gain));
  return {
    recallAt1: first === 0 ? 1 : 0,
    recallAt5: first >= 0 && first < 5 ? 1 : 0,
    mrrAt10: first < 0 ? 0 : 1 / (first + 1),
    ndcgAt10: ideal === 0 ? 0 : sum(found.map(gain)) / ideal,
  };
}

export function meanQuality(qualities: readonly Quality[]): Quality {
  const mean = (name: keyof Quality): number => sum(qualities.map((quality) => quality[name])) / Math.max(1, qualities.length);
  return { recallAt1: mean('recallAt1'), recallAt5: mean('recallAt5'), mrrAt10: mean('mrrAt10'), ndcgAt10: mean('ndcgAt10') };
}

/** The value below which a share of the numbers lies; 0 for none. */
export function percentile(numbers: readonly number[], share: number): number {
  const ordered = numbers.toSorted((left, right) => left - right);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
}

/** The probability that a positive case scores higher than a negative one, ties counting half; 0.5 says nothing. */
export function areaUnderRoc(cases: readonly { readonly score: number; readonly positive: boolean }[]): number {
  const ordered = cases.toSorted((left, right) => left.score - right.score);
  let negatives = 0;
  let wins = 0;
  for (let start = 0; start < ordered.length;) {
    let end = start;
    while (end < ordered.length && ordered[end]?.score === ordered[start]?.score) end += 1;
    const tied = ordered.slice(start, end);
    const tiedPositives = tied.filter(({ positive }) => positive).length;
    wins += tiedPositives * (negatives + (tied.length - tiedPositives) / 2);
    negatives += tied.length - tiedPositives;
    start = end;
  }
  const positives = cases.length - negatives;
  return positives === 0 || negatives === 0 ? Number.NaN : wins / (positives * negatives);
}
