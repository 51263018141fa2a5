/** The numbers of the highest scores above zero among the live texts, best first; equal scores keep the order of their numbers. */
export function topCandidates(scores: Float64Array, live: Uint8Array, size: number, limit: number): number[] {
  const best: number[] = [];
  let threshold = 0;
  for (let number = 0; number < size; number += 1) {
    const score = scores[number] as number;
    if (score <= threshold || live[number] !== 1) continue;
    let place = best.length;
    while (place > 0 && (scores[best[place - 1] as number] as number) < score) place -= 1;
    best.splice(place, 0, number);
    if (best.length > limit) best.pop();
    if (best.length === limit) threshold = scores[best[limit - 1] as number] as number;
  }
  return best;
}
