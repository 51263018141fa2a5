import type { AmountCurrency, Locale } from '@lobby/contract';
import { foldText } from '@lobby/retrieval';
import { NUMBER_SIGNS, readNumber } from './read-number.ts';

/** A sum of money that somebody wrote; a bare sign such as $ can mean more than one currency. */
export interface Amount {
  value: number;
  currencies: readonly AmountCurrency[];
}

/** Characters of a message that amounts are looked for in. */
const LOOKED_MAX = 1_000;

type ByLocale = Readonly<Record<Locale, readonly AmountCurrency[]>>;

/** What a sign or a word means, folded like the messages; where it means several, the language that it stands in decides. */
const NAMES: readonly (readonly [string, readonly AmountCurrency[] | ByLocale])[] = [
  ['us ?\\$|usd|u\\.s\\. dollars?|us dollars?|美[元金]|米ドル|アメリカドル', ['USD']],
  ['hk ?\\$|hkd|hong kong dollars?|港[币元纸]|香港ドル|蚊', ['HKD']],
  ['cn ?¥|cny|rmb|yuan|renminbi|人民[币元]|块钱?', ['CNY']],
  ['jp ?¥|jpy|yen|日[元圆币]|日本円|円', ['JPY']],
  ['€|eur|euros?|欧[元罗]|ユーロ', ['EUR']],
  ['£|gbp|pounds?(?: sterling)?|英镑|ポンド', ['GBP']],
  ['¥', { 'en-US': ['CNY', 'JPY'], 'zh-CN': ['CNY'], 'zh-HK': ['CNY', 'JPY'], 'ja-JP': ['JPY'] }],
  ['[元圆]', { 'en-US': ['CNY', 'HKD'], 'zh-CN': ['CNY'], 'zh-HK': ['HKD'], 'ja-JP': ['JPY'] }],
  ['\\$|dollars?|bucks|ドル', { 'en-US': ['USD', 'HKD'], 'zh-CN': ['USD'], 'zh-HK': ['HKD', 'USD'], 'ja-JP': ['USD'] }],
];
const MEANINGS = NAMES.map(([name, meaning]) => [new RegExp(`^(?:${name})$`, 'u'), meaning] as const);

/** English words and letters behind figures. */
const TIMES: Readonly<Record<string, number>> = { k: 1_000, thousand: 1_000, grand: 1_000, m: 1_000_000, million: 1_000_000 };

const NAMED = NAMES.map(([name]) => name).join('|');
const NUMBER = `([${NUMBER_SIGNS}](?:[${NUMBER_SIGNS}.,]{0,30}[${NUMBER_SIGNS}])?)(?: ?(k|m|thousand|grand|million)(?![a-z]))?`;
/** “A little more than”, as in 3000多元. */
const MORE = '[多余来几]?';
/** The name stands before its number, or behind it; English names end where their word does. */
const AMOUNT = new RegExp(`(?<![a-z])(${NAMED}) ?${NUMBER}|${NUMBER}${MORE} ?(${NAMED})(?![a-z])`, 'gu');

/** The sums of money that a text names with a currency, in their order. Pure. */
export function readAmounts(text: string, locale: Locale): Amount[] {
  return [...foldText(text.slice(0, LOOKED_MAX)).matchAll(AMOUNT)].flatMap(([, before, front, frontTimes, back, backTimes, behind]) => {
    const value = readNumber(front ?? back ?? '');
    const currencies = meaningOf(before ?? behind ?? '', locale);
    if (value === undefined || currencies === undefined) return [];
    return [{ value: value * (TIMES[frontTimes ?? backTimes ?? ''] ?? 1), currencies }];
  });
}

function meaningOf(name: string, locale: Locale): readonly AmountCurrency[] | undefined {
  const meaning = MEANINGS.find(([pattern]) => pattern.test(name))?.[1];
  return meaning && ('en-US' in meaning ? meaning[locale] : meaning);
}
