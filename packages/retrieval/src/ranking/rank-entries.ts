import { bodyOf } from '#/catalog/entry.ts';
import type { Entry, Locale } from '#/catalog/entry.ts';
import type { Shelf } from '#/catalog/shelf.ts';
import type { Likeness } from '#/meaning/entry-meanings.ts';
import { alikeOf } from './alike-entries.ts';
import { bestPassage } from './best-passage.ts';
import type { Passage } from './best-passage.ts';
import { bestTexts } from './best-texts.ts';
import type { Accepts } from './top-candidates.ts';
import type { Question } from './read-question.ts';
import { scoreCollection } from './score-collection.ts';
import type { CollectionScores } from './score-collection.ts';
import { weighTerms } from './weigh-terms.ts';
import type { TermWeights } from './weigh-terms.ts';

/** Entries that are looked at closely. */
const CANDIDATES = 10;
/** Up to so many entries all are. */
const SMALL_BASE = 40;
/** What evidence in a heading adds to the evidence in the whole entry. */
const HEADING_WORTH = 1;
/** What evidence in one passage adds to the evidence in the whole entry. */
const PASSAGE_WORTH = 0.2;
/** What full closeness of meaning is worth beside an entry that holds every term of the question. */
const VECTOR_WORTH = 0.5;
/** What an entry in the visitor's own language gains over one in another. */
const SAME_LOCALE_GAIN = 1.2;

export interface RankOptions<Kept extends Entry = Entry> {
  /** Entries that it refuses are passed over. */
  readonly accepts?: ((entry: Kept) => boolean) | undefined;
  readonly limit: number;
  readonly locale?: Locale | undefined;
  /** Closeness of meaning by entry id, 0 to 1, from wherever the caller has it. */
  readonly vectors?: ReadonlyMap<string, number> | undefined;
}

/** An entry with everything that speaks for it, in nats. */
export interface Candidate {
  readonly number: number;
  /** Its best heading, -1 if none fits at all, and the evidence in it. */
  readonly heading: number;
  readonly headingScore: number;
  readonly passage: Passage;
  readonly vector: number | undefined;
  readonly total: number;
}

export interface Ranking {
  readonly candidates: readonly Candidate[];
  readonly whole: TermWeights;
  readonly headings: CollectionScores;
  /** How close an entry is to the question in meaning; undefined where nobody knows what words mean. */
  readonly likenessOf: ((entry: Entry) => Likeness) | undefined;
}

/** The best heading of an entry, -1 if none has a score. */
function bestHeading(shelf: Shelf<Entry>, scores: Float64Array, number: number): number {
  let best = -1;
  const first = shelf.firstHeading[number] as number;
  for (let heading = first; shelf.headingOwner[heading] === number; heading += 1) {
    if ((scores[heading] as number) > (best < 0 ? 0 : (scores[best] as number))) best = heading;
  }
  return best;
}

/** Adds the evidence of each entry's best heading; the headings of an entry stand side by side. */
function addHeadings(scores: Float64Array, shelf: Shelf<Entry>, headings: Float64Array): void {
  let owner = -1;
  let best = 0;
  for (let heading = 0; heading < shelf.headings.size; heading += 1) {
    const score = headings[heading] as number;
    if (score === 0) continue;
    const number = shelf.headingOwner[heading] as number;
    if (number !== owner) best = 0;
    owner = number;
    if (score <= best) continue;
    scores[number] = (scores[number] as number) + HEADING_WORTH * (score - best);
    best = score;
  }
}

function addVectors(scores: Float64Array, shelf: Shelf<Entry>, possible: number, vectors: ReadonlyMap<string, number>): void {
  for (const [id, closeness] of vectors) {
    const number = shelf.numberOf(id);
    if (number !== undefined) scores[number] = (scores[number] as number) + VECTOR_WORTH * possible * closeness;
  }
}

/** In a small base every entry is looked at: what is misspelled or written in kana is found only by looking. */
function withRest(shelf: Shelf<Entry>, found: readonly number[], isWanted: Accepts | undefined): number[] {
  const { live, liveCount, size } = shelf.whole;
  if (liveCount > SMALL_BASE) return [...found];
  const known = new Set(found);
  const rest = Array.from({ length: size }, (_, number) => number).filter(
    (number) => live[number] === 1 && !known.has(number) && isWanted?.(number) !== false,
  );
  return [...found, ...rest];
}

/** Ranks the entries of a shelf for a question, best first; equal ones by their ids. */
export function rankEntries<Kept extends Entry>(
  shelf: Shelf<Kept>,
  question: Question,
  { limit, locale, vectors, accepts }: RankOptions<Kept>,
): Ranking {
  const whole = weighTerms(shelf.whole, question);
  const headings = scoreCollection(shelf.headings, question);
  const scores = shelf.whole.clearScores();
  addHeadings(scores, shelf, headings.scores);
  if (vectors) addVectors(scores, shelf, whole.possible, vectors);
  const isWanted = accepts && ((number: number) => accepts(shelf.entryAt(number)));
  const numbers = bestTexts(shelf.whole, question, whole, scores, Math.max(limit, CANDIDATES), isWanted);
  const likenessOf = shelf.meanings?.compare(shelf.meanings.read(question), () => shelf.entries);
  const alike = likenessOf ? alikeOf(shelf, numbers, likenessOf, isWanted) : [];
  const candidates = withRest(shelf, [...numbers, ...alike], isWanted).map((number): Candidate => {
    const entry = shelf.entryAt(number);
    const heading = bestHeading(shelf, headings.scores, number);
    const headingScore = heading < 0 ? 0 : (headings.scores[heading] as number);
    const passage = bestPassage(bodyOf(entry), question, whole.worth);
    const first = scores[number] as number;
    const gain = locale !== undefined && entry.locale === locale ? SAME_LOCALE_GAIN : 1;
    const total = (first + PASSAGE_WORTH * passage.score) * gain;
    const vector = vectors?.get(entry.id);
    return { number, heading, headingScore, passage, vector, total };
  });
  const idOf = (candidate: Candidate): string => shelf.entryAt(candidate.number).id;
  candidates.sort((left, right) => right.total - left.total || (idOf(left) < idOf(right) ? -1 : 1));
  return { candidates, whole, headings, likenessOf };
}
