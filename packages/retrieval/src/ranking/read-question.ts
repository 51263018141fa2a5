import { foldText } from '#/analysis/fold-text.ts';
import { scanTerms } from '#/analysis/scan-terms.ts';
import { filterOf } from '#/analysis/term-filter.ts';
import type { TermFilter } from '#/analysis/term-filter.ts';
import { PAIR, TRIGRAM, WORD } from '#/analysis/term-key.ts';
import type { TermKind } from '#/analysis/term-key.ts';
import { COLUMNS, TermTable } from '#/postings/term-table.ts';
import { isMarked, markAsking } from './asking-words.ts';
import { withoutCourtesy } from './courtesy.ts';
import { everydayShare } from './everyday-share.ts';
import { alternativesIn } from './synonyms.ts';
import type { PreparedSynonyms } from './synonyms.ts';
import { termWorth } from './term-worth.ts';

/** Characters of a question that are looked at; who writes more has said what it is about by then. */
export const MAX_QUESTION_LENGTH = 1_000;
/** What a synonym is worth beside the word that the visitor chose. */
const SYNONYM_WORTH = 0.6;

export interface QuestionTerm {
  readonly kind: TermKind;
  readonly high: number;
  readonly low: number;
  /** Whether the visitor wrote it, or it is a synonym. */
  readonly asked: boolean;
  /** Whether it is a word or pair of characters that says what the question is about. */
  readonly subject: boolean;
  /** The share of everyday texts that hold it, 0 to 1. */
  readonly everyday: number;
  /** What it counts beside an ordinary word, its rarity aside; more when the question repeats it. */
  worth: number;
}

/** A question as the ranking sees it: each term once, found again by its key. */
export interface Question {
  readonly folded: string;
  readonly terms: readonly QuestionTerm[];
  /** Lets these terms through, so that a text is searched for them. */
  readonly filter: TermFilter;
  /** The number of the term with this key in `terms`, or -1. */
  find(high: number, low: number): number;
}

function addTerms(folded: string, asked: boolean, table: TermTable, terms: QuestionTerm[]): void {
  const asking = markAsking(folded);
  let ofWord = 0;
  scanTerms(folded, (kind, high, low, start, end) => {
    const asks = isMarked(asking, start, end);
    const text = folded.slice(start, end);
    const everyday = Math.max(everydayShare(kind, text), kind === TRIGRAM ? ofWord : 0);
    if (kind === WORD) ofWord = everyday;
    const worth = termWorth(kind, text, asks) * (asked ? 1 : SYNONYM_WORTH);
    if (worth === 0) return;
    const number = table.findOrAdd(high, low) / COLUMNS;
    const term = terms[number];
    const subject = asked && !asks && (kind === WORD || kind === PAIR);
    if (term === undefined) terms.push({ kind, high, low, asked, subject, everyday, worth });
    else if (asked) term.worth += worth;
  });
}

export function readQuestion(text: string, synonyms: PreparedSynonyms): Question {
  const folded = withoutCourtesy(foldText(text.slice(0, MAX_QUESTION_LENGTH)));
  const table = new TermTable();
  const terms: QuestionTerm[] = [];
  addTerms(folded, true, table, terms);
  for (const alternative of alternativesIn(folded, synonyms)) addTerms(alternative, false, table, terms);
  const find = (high: number, low: number): number => {
    const row = table.find(high, low);
    return row < 0 ? -1 : row / COLUMNS;
  };
  return { folded, terms, filter: filterOf(terms), find };
}
