import { foldText } from '@lobby/retrieval';
import { unit } from './shape-space.ts';

/** Meanings of a character that are read; the first ones are the commonest. */
const MEANINGS = 6;
const LATER_MEANING = 0.3;
/** What a traditional form counts for the simplified one as which it is compared. */
const OTHER_FORM = 0.7;
const GRAMMAR = new Set('to of the a an in used same as or and surname kangxi radical number variant'.split(' '));

/** What an English word means, and how much it tells. */
export type VectorOf = (word: string) => { readonly vector: Float64Array; readonly weight: number } | undefined;

function meaningOf(definition: string, vectorOf: VectorOf, size: number): Float64Array | undefined {
  const sum = new Float64Array(size);
  let count = 0;
  const meanings = definition
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[;,]/)
    .slice(0, MEANINGS);
  for (const [place, meaning] of meanings.entries()) {
    const own = new Float64Array(size);
    let told = 0;
    for (const [word] of meaning.toLowerCase().matchAll(/[a-z']+/g)) {
      const known = GRAMMAR.has(word) ? undefined : vectorOf(word);
      if (!known) continue;
      told += known.weight;
      for (let at = 0; at < size; at += 1) own[at] = (own[at] ?? 0) + known.weight * (known.vector[at] ?? 0);
    }
    if (told <= 0.1) continue;
    count += 1;
    for (const [at, one] of unit(own).entries()) sum[at] = (sum[at] ?? 0) + one / (1 + LATER_MEANING * place);
  }
  return count === 0 ? undefined : unit(sum);
}

/**
 * Characters with the meaning of their English definitions, folded as texts are compared.
 * @param readings the lines of Unihan's file of readings
 * @param isWanted which folded characters are kept
 */
export function glossCharacters(
  readings: string,
  vectorOf: VectorOf,
  size: number,
  isWanted: (character: string) => boolean,
): Map<string, Float64Array> {
  const sums = new Map<string, Float64Array>();
  for (const line of readings.split('\n')) {
    const [code = '', property, definition = ''] = line.split('\t');
    if (!code.startsWith('U+') || property !== 'kDefinition') continue;
    const written = String.fromCodePoint(Number.parseInt(code.slice(2), 16));
    const character = foldText(written);
    const vector = isWanted(character) ? meaningOf(definition, vectorOf, size) : undefined;
    if (!vector) continue;
    const weight = character === written ? 1 : OTHER_FORM;
    const sum = sums.get(character) ?? new Float64Array(size);
    sums.set(
      character,
      sum.map((one, at) => one + weight * (vector[at] ?? 0)),
    );
  }
  return new Map([...sums].map(([character, sum]) => [character, unit(sum)]));
}
