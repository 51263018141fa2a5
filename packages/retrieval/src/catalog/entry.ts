/** The four languages of the platform. */
export type Locale = 'en-US' | 'zh-CN' | 'zh-HK' | 'ja-JP';

/**
 * One piece of knowledge. A question with its answer has `question`, `wordings` and `answer`; a passage of a document has `title` and
 * `text`. Every field but the id may be missing; more fields than these may be there and are kept untouched.
 */
export interface Entry {
  readonly id: string;
  readonly question?: string | undefined;
  /** Other ways in which visitors ask the same. */
  readonly wordings?: readonly string[] | undefined;
  readonly title?: string | undefined;
  readonly answer?: string | undefined;
  readonly text?: string | undefined;
  readonly locale?: Locale | undefined;
}

/** Which part of an entry a heading came from. */
export type HeadingField = 'question' | 'wording' | 'title';

export interface Heading {
  readonly field: HeadingField;
  readonly text: string;
}

/** The parts of an entry that say what it is about, each compared on its own. */
export function headingsOf(entry: Entry): Heading[] {
  const headings: Heading[] = [];
  if (entry.question) headings.push({ field: 'question', text: entry.question });
  if (entry.title) headings.push({ field: 'title', text: entry.title });
  for (const text of entry.wordings ?? []) if (text) headings.push({ field: 'wording', text });
  return headings;
}

/** The parts of an entry that answer. */
export function bodyOf(entry: Entry): string {
  return [entry.answer, entry.text].filter(Boolean).join('\n');
}
