/** Signs that open a picker: a canned reply, an entry of the corpus, a colleague, a command. */
export type PickerSign = '/' | '#' | '@' | '>';

/** A word under way that begins with a sign. */
export interface Trigger {
  readonly sign: PickerSign;
  /** What stands after the sign. */
  readonly query: string;
  /** Where the word stands in the text. */
  readonly start: number;
  readonly end: number;
}

/** What input methods write for the same keys. */
const WIDE: Readonly<Record<string, PickerSign>> = { '／': '/', '＃': '#', '＠': '@', '＞': '>' };
/** Longer words are not looked for. */
const QUERY_MAX = 40;

/** The word that ends at the caret, where it begins with one of the signs; undefined for paths and numbers. */
export function findTrigger(text: string, caret: number, signs: readonly PickerSign[]): Trigger | undefined {
  const before = text.slice(0, caret);
  const word = /(?:^|\s)(\S+)$/u.exec(before)?.[1] ?? '';
  const first = word.slice(0, 1);
  const sign = signs.find((each) => each !== '>' && each === (WIDE[first] ?? first));
  if (sign === undefined) return signs.includes('>') ? findCommand(before) : undefined;
  const query = word.slice(1);
  if (query.length > QUERY_MAX || /[/／#＃@＠]/u.test(query)) return undefined;
  if (sign === '#' && /^\p{N}+$/u.test(query)) return undefined;
  return { sign, query, start: caret - word.length, end: caret };
}

/** Commands have several words and stand at the beginning of a line; with a space behind the sign it is a quotation. */
function findCommand(before: string): Trigger | undefined {
  const line = /(?:^|\n)[>＞](?!\s)([^\n]*)$/u.exec(before);
  const query = line?.[1] ?? '';
  if (!line || query.length > QUERY_MAX || /[>＞]/u.test(query)) return undefined;
  return { sign: '>', query, start: before.length - query.length - 1, end: before.length };
}

/** The text with a part replaced, and where the caret stands after it. */
export function replacePart(text: string, start: number, end: number, by: string): { readonly text: string; readonly caret: number } {
  return { text: text.slice(0, start) + by + text.slice(end), caret: start + by.length };
}
