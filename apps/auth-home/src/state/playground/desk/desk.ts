import { ANSWER_MAX, QUESTION_MAX, WORDINGS_MAX, type Locale, type PlaygroundDraft } from '@lobby/contract';
import { createIndex, retrieve, type Entry, type Hit, type Thesaurus } from '@lobby/retrieval';
import Papa from 'papaparse';
import { nameOf, type Knowledge, type Passage } from '#/state/playground/knowledge/passage.ts';
import { readKnowledge } from '#/state/playground/knowledge/read-knowledge.ts';

/** Hits that are worth showing. */
const HITS_MAX = 3;

/** A hit as the page needs it, by the number of its passage. */
export type DeskHit = Pick<Hit, 'id' | 'score' | 'signals' | 'matched'>;

/** What came of a question. */
export interface Finding {
  readonly answered: boolean;
  readonly hits: readonly DeskHit[];
  /** The language of the question, if it is one of the four. */
  readonly language: Locale | undefined;
  /** Passages that were searched, and the time that it took in milliseconds. */
  readonly searched: number;
  readonly tookMs: number;
}

/** What goes to a new business: entries for the draft, and the same as a CSV. */
export interface Export {
  readonly entries: PlaygroundDraft['entries'];
  readonly csv: string;
}

/** Reads, searches and exports one text. Pure but for the clock. */
export interface Desk {
  read(text: string): Knowledge;
  ask(question: string, locale: Locale): Finding;
  /** `locale` is the language of passages whose own cannot be told. */
  export(locale: Locale): Export;
}

/** @param thesaurus what people call the same; without it only words that the text has are found */
export function createDesk(thesaurus?: Thesaurus, clock: () => number = () => performance.now()): Desk {
  const options = thesaurus === undefined ? {} : { thesaurus };
  let index = createIndex(options);
  let passages: readonly Passage[] = [];
  return {
    read(text) {
      const knowledge = readKnowledge(text);
      index = createIndex(options);
      for (const passage of knowledge.passages) index.add(entryOf(passage, knowledge.kind !== 'text'));
      passages = knowledge.passages;
      return knowledge;
    },
    ask(question, locale) {
      const begun = clock();
      const { answered, hits, language } = retrieve(index, question, { limit: HITS_MAX, locale });
      const shown = hits.map(({ id, score, signals, matched }) => ({ id, score, signals, matched }));
      return { answered, hits: shown, language, searched: passages.length, tookMs: clock() - begun };
    },
    export(locale) {
      const entries = passages.map((passage) => ({
        question: nameOf(passage).slice(0, QUESTION_MAX),
        answer: passage.body.slice(0, ANSWER_MAX),
        wordings: passage.wordings.slice(0, WORDINGS_MAX).map((wording) => wording.slice(0, QUESTION_MAX)),
        locale: passage.locale ?? locale,
      }));
      const rows = entries.map(({ wordings, ...entry }) => ({ ...entry, wordings: wordings.join('\n') }));
      return { entries, csv: Papa.unparse(rows, { columns: ['question', 'answer', 'wordings', 'locale'], escapeFormulae: true }) };
    },
  };
}

function entryOf({ id, heading, wordings, body, locale }: Passage, asks: boolean): Entry {
  return asks ? { id, question: heading, wordings, answer: body, locale } : { id, title: heading, text: body, locale };
}
