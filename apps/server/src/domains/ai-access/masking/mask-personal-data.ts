/** What belongs to one person; each kind has a placeholder of its name. */
type PersonalKind = 'EMAIL' | 'CARD' | 'ID' | 'PHONE';

interface Pattern {
  kind: PersonalKind;
  expression: RegExp;
  /** Tells what only looks alike. */
  accepts: (found: string) => boolean;
}

/** Where a number may begin and end: not in the middle of a longer one, a price or a word. */
const ID_CARDS = [
  // Mainland China: 17 digits and a check mark.
  { expression: /(?<![\dA-Z])\d{17}[\dXx](?![\dA-Za-z])/gu, accepts: isChineseId },
  // Hong Kong: A123456(7).
  { expression: /(?<![\p{Nd}A-Za-z])[A-Z]{1,2}\d{6}\s?[(（][\dA][)）]/gu, accepts: always },
  // Japan: My Number, twelve digits with a check digit.
  { expression: /(?<![\p{Nd}.,-])\d{4}[ -]?\d{4}[ -]?\d{4}(?![\p{Nd}]|[ .,-]\d)/gu, accepts: isMyNumber },
  // United States: social security.
  { expression: /(?<![\p{Nd}-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\p{Nd}-])/gu, accepts: always },
] as const;

/** In this order: what is a card is no telephone. */
const PATTERNS: readonly Pattern[] = [
  { kind: 'EMAIL', expression: /(?<![\w.%+-])[\w.%+-]+@[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+/gu, accepts: always },
  ...ID_CARDS.map((card) => ({ kind: 'ID' as const, ...card })),
  { kind: 'CARD', expression: /(?<![\p{Nd}.,])\d(?:[ -]?\d){12,18}(?![\p{Nd}]|[.,]\d)/gu, accepts: isCard },
  {
    kind: 'PHONE',
    // With a plus, a leading zero, or as mobile numbers of China and Hong Kong and numbers of North America are written.
    expression:
      /(?<![\p{Nd}.,#-]|\p{Nd}\s)(?:\+\d{1,3}[\s-]?(?:\(\d{1,4}\)[\s-]?)?\d(?:[\s-]?\d){5,12}|0\d{1,4}[\s-]\d{1,4}[\s-]\d{3,4}|\(0?\d{2,4}\)\s?\d{3,4}[\s-]?\d{4}|0[5-9]0\d{8}|1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}|[2-9]\d{3}[ -]\d{4}|[569]\d{7}|[2-9]\d{2}[-.]\d{3}[-.]\d{4})(?![\p{Nd}]|[ .,-]\d)/gu,
    accepts: always,
  },
];

/** Texts without what belongs to one person, and the way back. */
export interface Mask {
  /** The text with placeholders such as `[EMAIL_1]`; the same thing has the same one in every text of this mask. */
  hide(text: string): string;
  /** What was hidden in its place again; a placeholder that was never given stays as it is. */
  restore(text: string): string;
  /** The same for a text that is still being written: a placeholder that is not whole yet is left out. */
  restorePart(text: string): string;
}

/** Begins with nothing hidden. */
export function createMask(): Mask {
  const placeholders = new Map<string, string>();
  const hidden = new Map<string, string>();
  const counts = { EMAIL: 0, CARD: 0, ID: 0, PHONE: 0 };
  const placeholderOf = (kind: PersonalKind, found: string, whole: string): string => {
    const known = placeholders.get(found);
    if (known !== undefined) return known;
    let placeholder: string;
    // Somebody may write what looks like a placeholder.
    do placeholder = `[${kind}_${(counts[kind] += 1)}]`;
    while (whole.includes(placeholder));
    placeholders.set(found, placeholder);
    hidden.set(placeholder, found);
    return placeholder;
  };
  const restore = (text: string) =>
    text.replaceAll(/\[(?:EMAIL|CARD|ID|PHONE)_\d+\]/g, (placeholder) => hidden.get(placeholder) ?? placeholder);
  return {
    hide: (text) =>
      PATTERNS.reduce(
        (masked, { kind, expression, accepts }) =>
          masked.replaceAll(expression, (found) => (accepts(found) ? placeholderOf(kind, found, text) : found)),
        text,
      ),
    restore,
    restorePart: (text) => restore(text).replace(/\[[A-Z]{0,5}(?:_\d*)?$/, ''),
  };
}

function always(): boolean {
  return true;
}

function digitsOf(text: string): number[] {
  return Array.from(text.matchAll(/\d/g), ([digit]) => Number(digit));
}

/** Luhn's check digit, which nearly no number has by chance. */
function isCard(found: string): boolean {
  const sum = digitsOf(found)
    .toReversed()
    .reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2), 0);
  return sum % 10 === 0;
}

const CHINESE_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const CHINESE_CHECKS = '10X98765432';

function isChineseId(found: string): boolean {
  const sum = CHINESE_WEIGHTS.reduce((total, weight, index) => total + weight * Number(found[index]), 0);
  return CHINESE_CHECKS[sum % 11] === found[17]?.toUpperCase();
}

function isMyNumber(found: string): boolean {
  const digits = digitsOf(found);
  const sum = digits.slice(0, 11).reduce((total, digit, index) => total + digit * (index < 5 ? 6 - index : 12 - index), 0);
  return digits[11] === (sum % 11 <= 1 ? 0 : 11 - (sum % 11));
}
