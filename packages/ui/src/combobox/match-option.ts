/** Katakana stand this far behind their hiragana in Unicode. */
const KANA_DISTANCE = 0x60;

/** A text as it is compared: width, case, accents and the two kinds of kana make no difference. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_DISTANCE));
}

/** Whether every word of a query is somewhere in a folded text. Chinese and Japanese come without spaces, so words are found inside. */
export function matchesQuery(folded: string, query: string): boolean {
  return foldText(query)
    .split(/\s+/u)
    .every((word) => folded.includes(word));
}
