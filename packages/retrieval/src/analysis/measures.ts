/** A quantity in its unit, or the name of a model: where two texts have different ones of a kind, they speak of different things. */
export interface Measure {
  /** The unit, or the letters of the name. */
  readonly kind: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Units by what they are called once; folded. */
const UNITS: readonly (readonly [unit: string, pattern: string])[] = [
  ['cm', 'cm|センチ|公分|厘米'],
  ['mm', 'mm|ミリ'],
  ['inch', 'inch(?:es)?|寸|吋|インチ'],
  ['foot', 'ft|feet|foot|呎'],
  ['kg', 'kg|キロ|公斤'],
  ['g', 'g|grams?|グラム|克'],
  ['ml', 'ml|毫升'],
  ['l', 'l|lit(?:er|re)s?|升|リットル'],
  ['gb', 'gb'],
  ['volt', 'v|volts?|伏|ボルト'],
  ['watt', 'w|watts?|瓦|ワット'],
  ['size', '码|碼|号|號'],
  ['day', 'days?|天|日間'],
  ['month', 'months?|个月|ヶ月|か月|カ月'],
];
const unitOf = new Map<string, string>(UNITS.map(([unit], place) => [`u${String(place)}`, unit] as const));
const QUANTITY = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?<value>\\d+(?:\\.\\d+)?)\\s?-?(?:${UNITS.map(([, pattern], place) => `(?<u${String(place)}>${pattern})`).join('|')})(?![a-z0-9])`,
  'gu',
);
/** Letters and a number in one word, or a name with its number behind it. */
const MODEL = /(?<![\p{L}\p{N}])(?<letters>[a-z]{1,8})[- ]?(?<value>\d{1,5}[a-z]{0,2})(?![\p{L}\p{N}.,:%])/gu;
/** Words that stand before a number and are no name. */
const NO_NAMES =
  /^(?:a|an|the|of|to|in|on|at|by|for|from|is|are|and|or|than|about|only|just|over|under|after|before|within|until|till|around|least|most|be|age|no|usd|hkd|rmb|us|my|i|am|its|it|has|have|need|with|or|pay|cost|costs|up|every|first|last|next|these|those|all|aged|buy|get|take|turned|turns|under|above|below|between|per)$/;

/** The quantities and models of a folded text. */
export function measuresIn(folded: string): Measure[] {
  if (!/\d/.test(folded)) return [];
  const measures: Measure[] = [];
  for (const { index, groups = {}, 0: text } of folded.matchAll(QUANTITY)) {
    const unit = Object.keys(groups).find((name) => name !== 'value' && groups[name] !== undefined) ?? '';
    measures.push({ kind: unitOf.get(unit) ?? '', value: groups['value'] ?? '', start: index, end: index + text.length });
  }
  for (const { index, groups = {}, 0: text } of folded.matchAll(MODEL)) {
    const letters = groups['letters'] ?? '';
    if (NO_NAMES.test(letters)) continue;
    measures.push({ kind: letters, value: groups['value'] ?? '', start: index, end: index + text.length });
  }
  return measures;
}
