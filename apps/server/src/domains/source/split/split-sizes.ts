import type { Locale } from '@lobby/contract';

/** How long passages are, in characters: one that is shorter than `min` takes the next piece in, none grows beyond `max`. */
export interface SplitSizes {
  min: number;
  max: number;
}

/** A Chinese or Japanese character says about as much as two English letters. */
const SIZES: Readonly<Record<Locale, SplitSizes>> = {
  'en-US': { min: 400, max: 800 },
  'zh-CN': { min: 300, max: 500 },
  'zh-HK': { min: 300, max: 500 },
  'ja-JP': { min: 300, max: 550 },
};

export const splitSizes = (locale: Locale): SplitSizes => SIZES[locale];

/** A sentence that nobody ends is cut after so many characters: longer ones are lists of words, not sentences. */
export const SENTENCE_MAX = 2_000;
