import { toSimplified } from './traditional-to-simplified.ts';

const ACCENTED_LATIN = /[\u00c0-\u024f\u1e00-\u1eff]/;
const LATIN_MARKS = /(\p{Script=Latin})\p{Mn}+/gu;
const FIRST_IDEOGRAPH = 0x4e00;
const LAST_IDEOGRAPH = 0x9fff;

/** One kind of apostrophe stands for all, so that "don’t" and "don't" are one word. */
const APOSTROPHES = /[\u2018\u2019\u02bc]/g;
const PLAIN = /^[\n\r\t -~]*$/;

function foldIdeographs(text: string): string {
  let folded = '';
  let kept = 0;
  for (let position = 0; position < text.length; position += 1) {
    const code = text.charCodeAt(position);
    if (code < FIRST_IDEOGRAPH || code > LAST_IDEOGRAPH) continue;
    const simplified = toSimplified(code);
    if (simplified === code) continue;
    folded += text.slice(kept, position) + String.fromCharCode(simplified);
    kept = position + 1;
  }
  return kept === 0 ? text : folded + text.slice(kept);
}

function foldAccents(text: string): string {
  if (!ACCENTED_LATIN.test(text)) return text;
  return text.normalize('NFD').replace(LATIN_MARKS, '$1').normalize('NFC');
}

/**
 * The text as it is compared: Unicode NFKC (full-width letters and half-width kana become ordinary ones), lower case, no accents on
 * Latin letters, Traditional characters as their Simplified form. Only for comparing, never for showing.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const plain = text.normalize('NFKC').toLowerCase().replace(APOSTROPHES, "'");
  return foldIdeographs(foldAccents(plain));
}
