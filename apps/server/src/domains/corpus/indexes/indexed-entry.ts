import type { Locale } from '@lobby/contract';

/** What an index in memory keeps of an entry. */
export interface IndexedEntry {
  id: string;
  question: string;
  wordings: string[];
  answer: string;
  locale: Locale;
}
