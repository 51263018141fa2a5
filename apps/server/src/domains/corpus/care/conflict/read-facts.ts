import type { Conflict } from '@lobby/contract';

type Kind = Conflict['kind'];
/** What an answer states, by kind; each statement in a form in which equal ones are equal. */
export type Facts = Record<Kind, string[]>;

const PRICE =
  /(?:hk\$|us\$|nt\$|[$€£¥]|\b(?:usd|hkd|cny|rmb|jpy|eur)\b)\s?(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?)\s?(?:港元|港币|港幣|美元|欧元|歐元|人民币|元|円|块|蚊|yen\b|dollars?\b|euros?\b|usd\b|hkd\b|cny\b|jpy\b|eur\b)/giu;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(${MONTHS.join('|')})[a-z]*\\.?`;
const DATES = [/(?:\d{4}[-/年.])?(\d{1,2})[-/月](\d{1,2})日?(?!\d)/gu, new RegExp(`${MONTH} (\\d{1,2})(?:st|nd|rd|th)?\\b`, 'giu')];
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? ${MONTH}`, 'giu');
const CLOCK = /\b(\d{1,2}):(\d{2})\b/gu;
/** Units by what stands for them in the four languages. */
const UNITS: Record<string, string> = {
  day: 'days?|business days?|working days?|天|日間|日|个工作日|個工作天|工作日|営業日',
  hour: 'hours?|小时|小時|個鐘|時間',
  week: 'weeks?|周|週間|週|星期|个星期|個星期',
  month: 'months?|个月|個月|か月|ヶ月|カ月',
  year: 'years?|年間|年',
  minute: 'minutes?|mins?|分钟|分鐘|分',
  percent: '%|percent',
  weight: 'kg|kilos?|公斤|千克|キロ',
  size: 'cm|mm|厘米|公分|センチ',
  piece: 'pieces?|items?|件|个|個|点',
  time: 'times?|次|回',
  point: 'points?|积分|積分|ポイント',
};
const NUMBERS = Object.entries(UNITS).map(([unit, words]) => ({
  unit,
  pattern: new RegExp(`(\\d[\\d,]*(?:\\.\\d+)?)\\s?-?(?:${words})(?![a-z])`, 'giu'),
}));
const YES = /^(?:yes|yep|sure|certainly|of course|absolutely|可以|能|是的|有的|支持|当然|當然|得|はい|ええ|可能です|できます)/iu;
const NO =
  /^(?:no\b|nope|unfortunately|sorry|we (?:do not|don['’]t|cannot|can['’]t)|不可以|不能|不行|不支持|不是|没有|沒有|冇|無法|无法|抱歉|很遗憾|很抱歉|唔可以|唔得|いいえ|申し訳|できません|不可)/iu;

/** What an answer states that another could contradict. Pure. */
export function readFacts(answer: string): Facts {
  const text = answer.normalize('NFKC');
  const withoutPrices = text.replaceAll(PRICE, ' ');
  const dates = DATES.flatMap((pattern) => [...withoutPrices.matchAll(pattern)].map(([, month, day]) => dateOf(month, day)));
  const dayFirst = [...withoutPrices.matchAll(DAY_FIRST)].map(([, day, month]) => dateOf(month, day));
  const clocks = [...withoutPrices.matchAll(CLOCK)].map(([, hour, minute]) => `${Number(hour)}:${minute}`);
  return {
    price: unique([...text.matchAll(PRICE)].map(([, before, behind]) => plain(before ?? behind ?? ''))),
    date: unique([...dates, ...dayFirst, ...clocks]),
    number: unique(
      NUMBERS.flatMap(({ unit, pattern }) => [...withoutPrices.matchAll(pattern)].map(([, value]) => `${plain(value ?? '')} ${unit}`)),
    ),
    yes_no: YES.test(text.trim()) ? ['yes'] : NO.test(text.trim()) ? ['no'] : [],
  };
}

/** What two answers say differently: the first kind of fact of which both have some and share none. */
export function disagreement(left: Facts, right: Facts): Pick<Conflict, 'kind' | 'facts'> | undefined {
  for (const kind of ['price', 'date', 'number', 'yes_no'] as const) {
    const [mine, theirs] = kind === 'number' ? ofSharedUnits(left.number, right.number) : [left[kind], right[kind]];
    if (mine.length > 0 && theirs.length > 0 && !mine.some((fact) => theirs.includes(fact)))
      return { kind, facts: { left: mine, right: theirs } };
  }
  return undefined;
}

function ofSharedUnits(left: readonly string[], right: readonly string[]): [string[], string[]] {
  const unitOf = (fact: string) => fact.split(' ')[1];
  const shared = new Set(left.map(unitOf).filter((unit) => right.some((fact) => unitOf(fact) === unit)));
  return [left.filter((fact) => shared.has(unitOf(fact))), right.filter((fact) => shared.has(unitOf(fact)))];
}

function dateOf(month: string | undefined, day: string | undefined): string {
  const named = MONTHS.indexOf((month ?? '').slice(0, 3).toLowerCase());
  return `${named < 0 ? Number(month) : named + 1}-${Number(day)}`;
}

function plain(number: string): string {
  return String(Number(number.replaceAll(',', '')));
}

function unique(facts: readonly string[]): string[] {
  return [...new Set(facts)];
}
