import { foldText } from '#/analysis/fold-text.ts';
import { scanTerms } from '#/analysis/scan-terms.ts';
import { filterOf } from '#/analysis/term-filter.ts';
import type { TermFilter } from '#/analysis/term-filter.ts';
import { CONCEPT, PAIR, TRIGRAM, WORD } from '#/analysis/term-key.ts';
import { kindSpansIn, kindsOf } from '#/analysis/question-kind.ts';
import { CONCEPT_KEY } from '#/postings/collection.ts';
import type { ConceptSpan, Thesaurus } from '#/thesaurus/thesaurus.ts';
import type { TermKind } from '#/analysis/term-key.ts';
import { COLUMNS, TermTable } from '#/postings/term-table.ts';
import { isMarked, markAsking } from './asking-words.ts';
import { withoutCourtesy } from './courtesy.ts';
import { everydayShare } from './everyday-share.ts';
import { joinSpans, readCells } from './read-cells.ts';
import type { Cell } from './read-cells.ts';
import { alternativesIn } from './synonyms.ts';
import type { PreparedSynonyms } from './synonyms.ts';
import { termWorth } from './term-worth.ts';

/** Characters of a question that are looked at; who writes more has said what it is about by then. */
export const MAX_QUESTION_LENGTH = 1_000;
/** What a synonym is worth beside the word that the visitor chose. */
const SYNONYM_WORTH = 0.6;
/** What a concept of the thesaurus is worth beside the word itself. */
const CONCEPT_WORTH = 0.9;
/** The share of everyday texts that mention a concept. */
const CONCEPT_SHARE = 0.01;
/** What a word of the turn before is worth beside one of the question itself. */
const TOPIC_WORTH = 0.6;

const LATIN_WORD = /[a-z][a-z']{3,}/g;
/** A word in more everyday texts than this is not misspelled. */
const UNKNOWN_SHARE = 0.001;

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
  /** Its words and characters one by one. */
  readonly cells: readonly Cell[];
  /** The words that stand for concepts, the thesaurus's own and what is wanted. */
  readonly spans: readonly ConceptSpan[];
  /** How surely it means each concept that it mentions, 0 to 1. */
  readonly concepts: ReadonlyMap<number, number>;
  /** What it wants to hear, as a sum of kinds. */
  readonly kinds: number;
}

/** The concepts that a question mentions, misspelled ones too where the word is none that anybody knows. */
function readSpans(folded: string, thesaurus: Thesaurus, isCommonWord: (word: string) => boolean): ConceptSpan[] {
  const spans = thesaurus.spansIn(folded);
  const known = new Set(spans.map(({ start }) => start));
  for (const { index, 0: word } of folded.matchAll(LATIN_WORD)) {
    if (known.has(index) || everydayShare(WORD, word) > UNKNOWN_SHARE || isCommonWord(word)) continue;
    spans.push(...thesaurus.correct(folded, index, index + word.length));
  }
  spans.push(...thesaurus.correctUnspaced(folded, spans));
  return thesaurus.withRelated(spans).toSorted((left, right) => left.start - right.start);
}

function addConcepts(spans: readonly ConceptSpan[], table: TermTable, terms: QuestionTerm[]): Map<number, number> {
  const concepts = new Map<number, number>();
  for (const { concept, strength } of spans) concepts.set(concept, Math.max(strength, concepts.get(concept) ?? 0));
  for (const [concept, strength] of concepts) {
    if (concept < 0) continue;
    table.findOrAdd(CONCEPT_KEY, concept);
    const worth = CONCEPT_WORTH * strength;
    terms.push({ kind: CONCEPT, high: CONCEPT_KEY, low: concept, asked: false, subject: false, everyday: CONCEPT_SHARE, worth });
  }
  return concepts;
}

function addTerms(folded: string, asked: boolean, table: TermTable, terms: QuestionTerm[], factor = 1): void {
  const asking = markAsking(folded);
  let ofWord = 0;
  scanTerms(folded, (kind, high, low, start, end) => {
    const asks = isMarked(asking, start, end);
    const text = folded.slice(start, end);
    const everyday = Math.max(everydayShare(kind, text), kind === TRIGRAM ? ofWord : 0);
    if (kind === WORD) ofWord = everyday;
    const worth = termWorth(kind, text, asks) * (asked ? factor : SYNONYM_WORTH);
    if (worth === 0) return;
    const number = table.findOrAdd(high, low) / COLUMNS;
    const term = terms[number];
    const subject = asked && !asks && (kind === WORD || kind === PAIR);
    if (term === undefined) terms.push({ kind, high, low, asked, subject, everyday, worth });
    else if (asked) term.worth += worth;
  });
}

/** With what a question is read. */
export interface Reading {
  readonly synonyms: PreparedSynonyms;
  readonly thesaurus?: Thesaurus | undefined;
  /** Whether a folded word is a common one as it is written, and so not misspelled; none is known unless it is given. */
  readonly isCommonWord?: ((word: string) => boolean) | undefined;
  /** What it goes on about, '' where it stands alone. */
  readonly topic?: string | undefined;
}

/** The words of before stand in front of the question's own, and count less. */
function readCellsOf(folded: string, start: number, spans: readonly ConceptSpan[]): Cell[] {
  const cells = readCells(folded, spans);
  for (const cell of cells) {
    if (cell.end > start) break;
    cell.weight *= TOPIC_WORTH;
    cell.isOfBefore = true;
  }
  return cells;
}

export function readQuestion(text: string, { synonyms, thesaurus, topic = '', isCommonWord = () => false }: Reading): Question {
  const own = withoutCourtesy(foldText(text.slice(0, MAX_QUESTION_LENGTH)));
  const said = topic === '' ? '' : `${withoutCourtesy(foldText(topic.slice(0, MAX_QUESTION_LENGTH)))}\n`;
  const folded = said + own;
  const table = new TermTable();
  const terms: QuestionTerm[] = [];
  addTerms(own, true, table, terms);
  if (said !== '') addTerms(said, true, table, terms, TOPIC_WORTH);
  for (const alternative of alternativesIn(folded, synonyms)) addTerms(alternative, false, table, terms);
  const spans = thesaurus ? readSpans(folded, thesaurus, isCommonWord) : [];
  const kinds = kindSpansIn(folded);
  const joined = joinSpans(spans, kinds);
  const concepts = addConcepts(joined, table, terms);
  const find = (high: number, low: number): number => {
    const row = table.find(high, low);
    return row < 0 ? -1 : row / COLUMNS;
  };
  return {
    folded,
    terms,
    filter: filterOf(terms),
    find,
    cells: readCellsOf(folded, said.length, joined),
    spans: joined,
    concepts,
    kinds: kindsOf(kinds),
  };
}
