import { findProtected, type Fixed } from './find-protected.ts';

/** A text with marks in the place of what has to come through unharmed. */
export interface ProtectedText {
  readonly masked: string;
  /** What each mark stands for: ⟦1⟧ for the first. */
  readonly kept: readonly string[];
}

/** Puts marks in the place of names, numbers, prices, addresses, code, emoji and fixed wordings. Pure. */
export function protectText(text: string, fixed: Fixed = {}): ProtectedText {
  const kept: string[] = [];
  let masked = '';
  let end = 0;
  for (const span of findProtected(text, fixed)) {
    kept.push(span.put);
    masked += `${text.slice(end, span.start)}⟦${kept.length}⟧`;
    end = span.end;
  }
  return { masked: masked + text.slice(end), kept };
}

/** Marks as models write them back: with spaces, or with digits of another script. */
const MARK = /⟦\s*(\p{Nd}{1,4})\s*⟧/gu;

/** True where nothing but marks, signs and spaces is left. */
export function isAllProtected({ masked }: ProtectedText): boolean {
  return !/\p{L}/u.test(masked.replaceAll(MARK, ''));
}

/** An address that stood in the text is behind a mark: one in the open was made up. */
const MADE_UP = /https?:\/\/|www\.\w|(?<![\w.+-])[\w.+-]+@[\w-]+\.\w/iu;

/**
 * Puts back what the marks stand for.
 * @returns undefined where a mark is missing, doubled or unknown, or where an address was made up. Pure.
 */
export function restoreText(answer: string, { kept }: Pick<ProtectedText, 'kept'>): string | undefined {
  const seen = new Set<number>();
  let isFaithful = !/[⟦⟧]/u.test(answer.replaceAll(MARK, '')) && !MADE_UP.test(answer.replaceAll(MARK, ' '));
  const restored = answer.replaceAll(MARK, (_mark, digits: string) => {
    const no = readDigits(digits);
    const put = kept[no - 1];
    if (put === undefined || seen.has(no)) isFaithful = false;
    seen.add(no);
    return put ?? '';
  });
  return isFaithful && seen.size === kept.length ? restored : undefined;
}

/** Digits of any script have their values in order from a multiple of ten, so NFKC is enough for those that models write. */
function readDigits(digits: string): number {
  return Number(digits.normalize('NFKC'));
}
