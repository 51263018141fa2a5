/** Bars that a recording is drawn as. */
export const BARS = 36;
/** A silent part is still seen, as a share of the height. */
const LEAST = 0.08;

/** How loud a recording is over its length: the loudest sample of each part, 0 to 1, in shares of the loudest of all. */
export function peaksOf(samples: ArrayLike<number>, bars = BARS): number[] {
  const part = samples.length / bars;
  const peaks = Array.from({ length: bars }, (_, bar) => {
    let peak = 0;
    for (let at = Math.floor(bar * part); at < Math.floor((bar + 1) * part); at += 1) peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    return peak;
  });
  const loudest = Math.max(...peaks);
  return peaks.map((peak) => (loudest === 0 ? LEAST : Math.max(LEAST, peak / loudest)));
}
