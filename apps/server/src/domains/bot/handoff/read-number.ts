/** Signs of numbers as they are written in the four languages, folded: 萬 is 万 by then, 兩 is 两. */
export const NUMBER_SIGNS = '0-9〇零一二两三四五六七八九十百千万亿億';

const DIGITS = new Map(Array.from('〇一二三四五六七八九', (sign, value) => [sign, value] as const));
DIGITS.set('零', 0).set('两', 2);
const SMALL_UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 };
const LARGE_UNITS: Readonly<Record<string, number>> = { 万: 10_000, 亿: 100_000_000, 億: 100_000_000 };

/** A number in figures, thousands set apart or not. */
const FIGURES = /^(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?/;

/** What has been read of a number: the finished part, the part below the next large unit, and what its next unit multiplies. */
interface Reading {
  total: number;
  section: number;
  next: number | undefined;
  /** The unit read last, which a bare sign behind it is a tenth of: 三万五 is 35,000. */
  unit: number;
  isWord: boolean;
}

/** The value of a number in figures, in words, or in both; undefined where it is none. Pure. */
export function readNumber(text: string): number | undefined {
  let rest = text;
  let reading: Reading = { total: 0, section: 0, next: undefined, unit: 1, isWord: false };
  while (rest !== '') {
    const figures = FIGURES.exec(rest)?.[0];
    const sign = figures ?? rest.slice(0, 1);
    const read = figures === undefined ? takeSign(reading, sign) : takeFigures(reading, figures);
    if (!read) return undefined;
    reading = read;
    rest = rest.slice(sign.length);
  }
  return valueOf(reading);
}

function takeFigures(reading: Reading, figures: string): Reading | undefined {
  return reading.next === undefined ? { ...reading, next: Number(figures.replaceAll(',', '')), isWord: false } : undefined;
}

function takeSign(reading: Reading, sign: string): Reading | undefined {
  const { total, section, next } = reading;
  const digit = DIGITS.get(sign);
  if (digit === 0) return { ...reading, unit: 1 };
  if (digit !== undefined) return next === undefined ? { ...reading, next: digit, isWord: true } : undefined;
  const small = SMALL_UNITS[sign];
  if (small !== undefined) return { ...reading, section: section + (next ?? 1) * small, next: undefined, unit: small };
  const large = LARGE_UNITS[sign];
  if (large === undefined) return undefined;
  const counted = section + (next ?? 0);
  return { ...reading, total: total + (counted === 0 ? 1 : counted) * large, section: 0, next: undefined, unit: large };
}

function valueOf({ total, section, next, unit, isWord }: Reading): number {
  const isShort = isWord && next !== undefined && unit > 10;
  return total + section + (next ?? 0) * (isShort ? unit / 10 : 1);
}
