const VOWEL = /[aeiouy]/;
const DOUBLED = /([bdfgmnprt])\1$/;

function withoutEnding(word: string, length: number): string | undefined {
  const rest = word.slice(0, -length);
  return rest.length >= 3 && VOWEL.test(rest) ? rest.replace(DOUBLED, '$1') : undefined;
}

function withoutPlural(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:s|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && /[^sui]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/**
 * A light English stem: plural, -ing, -ed and a final -e go, doubled consonants become single ("refunded", "refunding" and
 * "refunds" are "refund"). It takes a folded word; words of other languages pass nearly unchanged.
 */
export function stemWord(word: string): string {
  let stem = word.endsWith("'s") ? word.slice(0, -2) : word;
  stem = withoutPlural(stem.replaceAll("'", ''));
  if (stem.endsWith('ing')) stem = withoutEnding(stem, 3) ?? stem;
  else if (stem.endsWith('ed')) stem = withoutEnding(stem, 2) ?? stem;
  return stem.length > 4 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}
