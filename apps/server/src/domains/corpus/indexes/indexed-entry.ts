import type { Locale } from '@lobby/contract';

/** What an index in memory keeps of an entry, or of a passage. */
export interface IndexedEntry {
  kind: 'entry' | 'passage';
  id: string;
  /** Of an entry alone. */
  question?: string;
  wordings?: string[];
  /** Of a passage alone: title and headings of the text that it is a piece of. */
  title?: string;
  /** The answer, or the words of the passage. */
  answer: string;
  locale: Locale;
  /** Where the whole text of a passage can be read. */
  address?: string;
}
