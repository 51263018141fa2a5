import { foldText } from '@lobby/retrieval';
import { NUMBER_SIGNS, readNumber } from '#/domains/bot/handoff/read-number.ts';

const ENGLISH = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty' +
  ' twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six twenty-seven twenty-eight twenty-nine thirty'
).split(' ');
const WORDS = new Map<string, number>([
  ...ENGLISH.map((word, value) => [word, value] as const),
  ...['forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety', 'hundred'].map((word, tens) => [word, tens * 10 + 40] as const),
]);
const FIGURES = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/gu;
const ENGLISH_WORDS = /[a-z]+(?:-[a-z]+)?/gu;
/** Signs of numbers before what is counted; alone they are parts of other words. */
const SIGNS = new RegExp(
  `[${NUMBER_SIGNS}]+(?=[天日周週个個小時时分点點钟鐘月年元块塊円圓圆蚊倍次件折岁歳歲名人位公里米斤克张張本双雙套份间間楼樓层層号號度%割つヶか箱枚台杯晚泊营営])`,
  'gu',
);
/** "one of these" counts nothing. */
const COUNTS_FROM = 2;
/** The numbers of a list stand before what it says. */
const LIST_NUMBERS = /^\s*\d{1,2}[.)、]\s/gmu;

/** All numbers that a text says, in figures or words. */
function numbersIn(text: string): Set<number> {
  const folded = foldText(text.replaceAll(LIST_NUMBERS, ''));
  const figures = (folded.match(FIGURES) ?? []).map((figure) => Number(figure.replaceAll(',', '')));
  const words = (folded.match(ENGLISH_WORDS) ?? []).flatMap((word) => WORDS.get(word) ?? []);
  const signs = (folded.match(SIGNS) ?? []).flatMap((sign) => readNumber(sign) ?? []);
  return new Set([...figures, ...words, ...signs].filter((value) => value >= COUNTS_FROM));
}

/** Whether every number of a text is among those of what it was made from. Pure. */
export function hasSupportedNumbers(text: string, from: string): boolean {
  const known = numbersIn(from);
  return [...numbersIn(text)].every((value) => known.has(value));
}
