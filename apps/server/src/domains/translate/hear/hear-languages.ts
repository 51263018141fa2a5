import type { TranslationLocale } from '@lobby/contract';
import { hearScript, plainWords, type Heard } from './hear-script.ts';
import { BRAZILIAN, EUROPEAN_PORTUGUESE, INDONESIAN, MALAY, ONLY_ENGLISH, SAID_ALONE } from './language-signs.ts';

/** Words of a text that its greetings alone may tell the language of. */
const ALONE_MAX = 3;
/** A shorter text is too little to say that it is in no language of ours, in letters. */
const OTHER_MIN = 12;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The languages that a text may be in: by its script, and where several share one, by its words and letters. */
export async function hearLanguages(text: string): Promise<Heard> {
  const plain = plainWords(text);
  const heard = hearScript(plain);
  return heard === 'letters' ? (hearAlone(plain) ?? hearLatin(plain)) : heard;
}

/** The language of somebody who has last been heard in `known`: a text that fits that changes nothing. Pure. */
export function settleLanguage<Known extends TranslationLocale | null | undefined>(heard: Heard, known: Known): TranslationLocale | Known {
  if (heard === undefined || (known && heard.includes(known))) return known;
  return heard[0] ?? known;
}

function hearAlone(plain: string): Heard {
  const said = plain.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (said.length > ALONE_MAX) return undefined;
  const known = said.flatMap((word) => (SAID_ALONE.has(word) ? [SAID_ALONE.get(word) ?? []] : []));
  const [first] = known;
  return first && known.every((each) => each.join() === first.join()) ? first : undefined;
}

async function hearLatin(plain: string): Promise<Heard> {
  const english = plain.match(ONLY_ENGLISH)?.map((word) => word.toLowerCase()) ?? [];
  if (new Set(english).size > 1) return ['en-US'];
  const { language, isSure } = await detect(plain);
  if (!isSure) return undefined;
  if (language === 'pt') return between(plain, ['pt-br', BRAZILIAN], ['pt', EUROPEAN_PORTUGUESE]);
  // The detector tells no Indonesian from Malay.
  if (language === 'ms') return between(plain, ['id', INDONESIAN], ['ms', MALAY]);
  const ours = OURS.get(language);
  if (ours) return [ours];
  return count(plain, /\p{L}/gu) < OTHER_MIN ? undefined : [];
}

const OURS: ReadonlyMap<string, TranslationLocale> = new Map([
  ['en', 'en-US'],
  ['es', 'es'],
  ['tl', 'tl'],
]);

type Signed = readonly [TranslationLocale, RegExp];

/** The one of two near languages whose signs a text has; both where it has as many of each, that with more speakers first. */
function between(plain: string, [one, ofOne]: Signed, [other, ofOther]: Signed): Heard {
  const lead = count(plain, ofOne) - count(plain, ofOther);
  if (lead === 0) return [one, other];
  return lead > 0 ? [one] : [other];
}

/** By its letters. The detector takes 30 MB, so it is loaded with the first text that needs it. */
async function detect(plain: string): Promise<{ language: string; isSure: boolean }> {
  const { eld } = await import('eld/extrasmall');
  const found = eld.detect(plain);
  return { language: found.language, isSure: found.isReliable() };
}
