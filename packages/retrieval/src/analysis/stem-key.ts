import { stemWord } from './stem-word.ts';
import { WORD, highKey } from './term-key.ts';

/** Words whose stem is remembered: text repeats its words, and finding a stem takes longer than all the rest of reading one. */
export const STEM_PLACES = 1 << 14;
const HIGH_SEED = 0x811c_9dc5;
const HIGH_STEP = 0x0100_0193;
const LOW_SEED = 0x9747_b28c;
const LOW_STEP = 0x85eb_ca6b;

const wordHigh = new Uint32Array(STEM_PLACES);
const wordLow = new Uint32Array(STEM_PLACES);

/** The keys of the remembered stems, by place. */
export const stemHigh = new Uint32Array(STEM_PLACES);
export const stemLow = new Uint32Array(STEM_PLACES);

/** The two halves of the last hash. */
let hashedHigh = 0;
let hashedLow = 0;

function hash(text: string, start: number, end: number): void {
  let high = HIGH_SEED;
  let low = LOW_SEED;
  for (let position = start; position < end; position += 1) {
    const code = text.charCodeAt(position);
    high = Math.imul(high ^ code, HIGH_STEP);
    low = Math.imul(low ^ code, LOW_STEP);
    low ^= low >>> 13;
  }
  hashedHigh = highKey(WORD, high ^ (high >>> 15));
  hashedLow = low >>> 0;
}

/** The first half of the key of a stem. */
export function highKeyOfStem(stem: string): number {
  hash(stem, 0, stem.length);
  return hashedHigh;
}

/** The second half of the key of a stem. */
export function keyOfStem(stem: string): number {
  hash(stem, 0, stem.length);
  return hashedLow;
}

/** Where the key of a word's stem is to be read, right after this call. The word is a part of a folded text. */
export function placeOfStem(text: string, start: number, end: number): number {
  hash(text, start, end);
  const high = hashedHigh;
  const low = hashedLow;
  const place = low & (STEM_PLACES - 1);
  if (wordHigh[place] === high && wordLow[place] === low) return place;
  const stem = stemWord(text.slice(start, end));
  wordHigh[place] = high;
  wordLow[place] = low;
  hash(stem, 0, stem.length);
  stemHigh[place] = hashedHigh;
  stemLow[place] = hashedLow;
  return place;
}
