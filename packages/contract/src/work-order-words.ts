import { LOCALES, type Locale } from './locales.ts';

/** Where a language is missing, its nearest relative is read before English. */
const RELATIVES: Readonly<Partial<Record<Locale, Locale>>> = { 'zh-CN': 'zh-HK', 'zh-HK': 'zh-CN' };

/** A text in a language, or in the nearest one that says something. */
export function wordsIn(texts: Readonly<Partial<Record<Locale, string>>>, locale: Locale): string {
  const chain = [locale, RELATIVES[locale], 'en-US' as const, ...LOCALES];
  const found = chain.find((each) => each !== undefined && (texts[each] ?? '') !== '');
  return found === undefined ? '' : (texts[found] ?? '');
}

/** How a work order is called: WO-10023. */
export function workOrderNo(no: number): string {
  return `WO-${String(no).padStart(5, '0')}`;
}

/** The number in what somebody wrote of one; undefined where it is none. */
export function readWorkOrderNo(written: string): number | undefined {
  const digits = /^\s*(?:WO\s*-?\s*|#)?(\d{1,15})\s*$/i.exec(written.normalize('NFKC'))?.[1];
  return digits === undefined ? undefined : Number(digits);
}
