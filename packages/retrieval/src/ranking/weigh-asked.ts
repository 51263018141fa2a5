import { isNegated } from '#/analysis/negation.ts';
import { numbersIn } from '#/analysis/numbers.ts';
import type { Entry } from '#/catalog/entry.ts';
import type { Shelf } from '#/catalog/shelf.ts';
import { CONCEPT_KEY } from '#/postings/collection.ts';
import { canBeSlip } from './find-slips.ts';
import { namedIn } from './find-contrasts.ts';
import type { NamedThings } from './find-contrasts.ts';
import type { Ranking } from './rank-entries.ts';
import type { Thing } from './things-in.ts';
import { thingsIn } from './things-in.ts';
import type { Cell, Key } from './read-cells.ts';
import type { Question } from './read-question.ts';

/** A knowledge base is weighed as if it had so many entries at least. */
const SMALLEST_BASE = 20;
/** What a word counts that every entry has. */
const COMMON_FACTOR = 0.35;

/** What a question asks of a knowledge base; the entries are compared with it. */
export interface Asked {
  readonly question: Question;
  /** What each cell of the question counts here, and all of them. */
  readonly weights: Float64Array;
  /** Cells that stand in no entry as they are written. */
  readonly unknown: readonly Cell[];
  /** Those of them that may be misspelled: words that nobody knows as they are written. */
  readonly misspelled: readonly Cell[];
  /** The share of the question that no entry has, in any word. */
  readonly unknownShare: number;
  /** The share of it that is about something that no business has to do with, and that no entry mentions. */
  readonly offTopicShare: number;
  readonly numbers: readonly string[];
  readonly isNegated: boolean;
  /** What it asks about that a business has or has not. */
  readonly things: readonly Thing[];
  /** What it names of which there are others of its kind. */
  readonly names: NamedThings;
  /** How much a concept tells apart the entries, 0 to 1. */
  rarity(concept: number): number;
}

type CountOf = (key: Key | undefined) => number | undefined;

/** How many entries hold a cell, a character with a neighbour where it has one. */
function countCell({ self, left, right, isWord }: Cell, countOf: CountOf): number {
  const [before, behind] = [countOf(left), countOf(right)];
  if (isWord || (before === undefined && behind === undefined)) return countOf(self) ?? 0;
  return Math.max(before ?? 0, behind ?? 0);
}

/** Weighs what a question asks: words that every entry has say little about which one is meant. */
export function weighAsked(shelf: Shelf<Entry>, question: Question, { whole }: Ranking): Asked {
  const texts = Math.max(SMALLEST_BASE, shelf.whole.liveCount);
  const countOf: CountOf = (key) => {
    const term = key ? question.find(key.high, key.low) : -1;
    return term < 0 ? undefined : whole.counts[term];
  };
  const isMeant = ({ spans }: Pick<Cell, 'spans'>, asSaid = false): boolean =>
    spans.some(
      ({ concept, isSaid }) => (!asSaid && concept < 0) || ((isSaid || !asSaid) && (countOf({ high: CONCEPT_KEY, low: concept }) ?? 0) > 0),
    );
  const isOffTopic = ({ spans }: Cell): boolean =>
    spans.some(({ concept, isSaid }) => isSaid && shelf.thesaurus?.roles.isOffTopic(concept) === true) && !isMeant({ spans }, true);
  const unknown: Cell[] = [];
  let [sum, nowhere, offTopic] = [0, 0, 0];
  const weights = Float64Array.from(question.cells, (cell) => {
    const count = Math.min(texts, countCell(cell, countOf));
    const rarity = Math.log((texts + 1) / (count + 1)) / Math.log(texts + 1);
    const weight = cell.weight * (COMMON_FACTOR + (1 - COMMON_FACTOR) * rarity);
    sum += weight;
    if (isOffTopic(cell)) offTopic += weight;
    if (count > 0) return weight;
    unknown.push(cell);
    if (!isMeant(cell)) nowhere += weight;
    return weight;
  });
  const { folded } = question;
  return {
    question,
    weights,
    unknown,
    misspelled: unknown.filter((cell) => canBeSlip(cell) && shelf.meanings?.isCommonWord(folded.slice(cell.start, cell.end)) !== true),
    unknownShare: sum === 0 ? 1 : nowhere / sum,
    offTopicShare: sum === 0 ? 0 : offTopic / sum,
    numbers: numbersIn(folded),
    isNegated: isNegated(folded),
    things: thingsIn(question.cells, shelf.thesaurus),
    names: namedIn(folded, question.cells, shelf.thesaurus),
    rarity: (concept) => {
      const count = Math.min(texts, concept < 0 ? texts / 3 : (countOf({ high: CONCEPT_KEY, low: concept }) ?? 0));
      return COMMON_FACTOR + (1 - COMMON_FACTOR) * (Math.log((texts + 1) / (count + 1)) / Math.log(texts + 1));
    },
  };
}
