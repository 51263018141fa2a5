/** From here on a script has thousands of characters, so that two of them say as much as three letters do. */
const FIRST_IDEOGRAPH = 0x2e80;

/**
 * The pieces by which a text is found: three letters in a row, or two characters where one of them is Chinese, Japanese
 * or Korean. Each depends on nothing but its own characters, so whatever stands in a text has all its pieces in it too;
 * upper and lower case are one, and so are wide and narrow characters.
 */
export function textPieces(text: string): Set<string> {
  const signs = Array.from(text.normalize('NFKC'), foldCase);
  const pieces = new Set<string>();
  for (const [at, sign] of signs.entries()) {
    const next = signs[at + 1];
    if (next === undefined) break;
    const third = signs[at + 2];
    if (isIdeograph(sign) || isIdeograph(next)) pieces.add(sign + next);
    else if (third !== undefined && !isIdeograph(third)) pieces.add(sign + next + third);
  }
  return pieces;
}

/** The small letter of a character, one for each that is the same word. */
export function foldCase(sign: string): string {
  const lower = sign.toLowerCase();
  return lower === 'ς' ? 'σ' : lower;
}

/** A character of Chinese, Japanese or Korean. */
export function isIdeograph(sign: string): boolean {
  return (sign.codePointAt(0) ?? 0) >= FIRST_IDEOGRAPH;
}
