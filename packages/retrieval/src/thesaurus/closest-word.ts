/** Words of fewer letters are too like each other. */
export const MIN_SLIP_LENGTH = 4;
/** From so many letters on two slips are forgiven. */
const TWO_SLIPS_FROM = 8;

const MAX_LENGTH = 32;
const rows = [new Uint8Array(MAX_LENGTH + 2), new Uint8Array(MAX_LENGTH + 2), new Uint8Array(MAX_LENGTH + 2)] as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

export const slipsAllowed = (word: string): number => (word.length < MIN_SLIP_LENGTH ? 0 : word.length < TWO_SLIPS_FROM ? 1 : 2);

/**
 * How many letters must be added, left out, changed or swapped with their neighbour to make one word of another; more than `most` is
 * `most + 1`.
 */
export function slipsBetween(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most || left.length > MAX_LENGTH || right.length > MAX_LENGTH) return most + 1;
  let [before, previous, current] = rows;
  for (let column = 0; column <= right.length; column += 1) previous[column] = column;
  for (let row = 1; row <= left.length; row += 1) {
    let least = row;
    current[0] = row;
    const code = left.charCodeAt(row - 1);
    for (let column = 1; column <= right.length; column += 1) {
      const other = right.charCodeAt(column - 1);
      let cost = Math.min(
        (previous[column - 1] as number) + (code === other ? 0 : 1),
        (previous[column] as number) + 1,
        (current[column - 1] as number) + 1,
      );
      const isSwapped = row > 1 && column > 1 && code === right.charCodeAt(column - 2) && left.charCodeAt(row - 2) === other;
      if (isSwapped) cost = Math.min(cost, (before[column - 2] as number) + 1);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, previous, current] = [previous, current, before];
  }
  return previous[right.length] as number;
}

/** Whether one word is another misspelled: the first letter is hardly ever wrong, but may be swapped with the second. */
export function isSlipOf(written: string, meant: string): boolean {
  if (written === meant) return false;
  const sameStart = written[0] === meant[0] || (written[0] === meant[1] && written[1] === meant[0]);
  if (!sameStart) return false;
  const most = Math.min(slipsAllowed(written), slipsAllowed(meant) || 1);
  return most > 0 && slipsBetween(written, meant, most) <= most;
}

/**
 * The word that a misspelled one is closest to, of those with about as many letters.
 * @param wordsOf all words of a length, one behind the other without anything between
 */
export function closestWord(written: string, wordsOf: (length: number) => string): string | undefined {
  const most = slipsAllowed(written);
  if (most === 0 || written.length > MAX_LENGTH) return undefined;
  const [first, second] = [written.charCodeAt(0), written.charCodeAt(1)];
  let closest: string | undefined;
  let least = most + 1;
  for (let length = Math.max(1, written.length - most); length <= written.length + most; length += 1) {
    const words = wordsOf(length);
    for (let start = 0; start + length <= words.length; start += length) {
      const opening = words.charCodeAt(start);
      if (opening !== first && (opening !== second || words.charCodeAt(start + 1) !== first)) continue;
      const word = words.slice(start, start + length);
      if (word === written) continue;
      const slips = slipsBetween(written, word, least - 1);
      if (slips < least) [closest, least] = [word, slips];
    }
  }
  return closest;
}
