import { validityOf, type AnswerButton, type AnswerMode, type Locale } from '@lobby/contract';

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
  /** Of an entry alone. */
  facts?: EntryFacts;
}

/** What decides when, where and how an entry answers. */
export interface EntryFacts {
  /** Its version, by which a finding about it is remembered. */
  version: number;
  /** `exact` is given word for word. */
  mode: AnswerMode;
  buttons: AnswerButton[];
  /** -2 to 2. */
  priority: number;
  corpusId: string;
  valid_from: number | null;
  valid_until: number | null;
}

/** An entry, which is no passage. */
export type WrittenEntry = IndexedEntry & Required<Pick<IndexedEntry, 'question' | 'wordings' | 'facts'>>;

export function isWritten(entry: IndexedEntry): entry is WrittenEntry {
  return entry.kind === 'entry';
}

/** Whether something is to be found: an entry in one of the corpora, where any are named, and valid at the time of asking. */
export function isWanted({ facts }: IndexedEntry, corpusIds: ReadonlySet<string> | undefined, at: number): boolean {
  return !facts || ((corpusIds === undefined || corpusIds.has(facts.corpusId)) && validityOf(facts, at) === 'valid');
}
