import type { Locale } from '@lobby/contract';
import { chancesOf, decideHits, mergeReadings, readTurn, splitQuestions, type Bias, type DecisionOutcome } from '@lobby/retrieval';
import type { ShelfSearch } from './indexes/tenant-shelves.ts';

/** From this score floor on a business wants answers only where the bot is sure. */
const SURE_FLOOR = 0.7;
/** Floors beyond these are taken at their word: everything that reaches a low one answers, and nothing below a high one does. */
const LOW_FLOOR = 0.5;
const HIGH_FLOOR = 0.8;
/** From this closeness of meaning on an entry is near that shares no word. */
const CLOSE = 0.3;
/** Entries that are offered at once. */
const OFFERS_MAX = 3;

export type Found = ShelfSearch['hits'][number];

/** What comes of one question. */
export interface DecidedQuestion {
  outcome: DecisionOutcome;
  /** Where it is offered or asked about. */
  offers: readonly Found[];
  search: ShelfSearch;
  /** The words that were searched, with those of the turn before where they were needed. */
  readAs: string;
  readBefore: boolean;
}

/** What comes of a message, and of each question in it where it has several. */
export interface DecidedMessage extends DecidedQuestion {
  parts: readonly (DecidedQuestion & { question: string })[];
}

export interface DecidingOptions {
  /** The visitor's messages before this one, oldest first. */
  before: readonly string[];
  /** The score floor of the business, 0 to 1. */
  floor: number;
  /** Looks for a question that goes on about a topic; '' where it stands alone. */
  search: (question: string, topic: string) => ShelfSearch;
}

/**
 * Decides what comes of a message over all shelves: each language by itself, because translations of one entry do not compete with each
 * other. A message that leans on the turn before is read with it, and several questions in one are decided one by one. Pure.
 */
export function decideMessage(message: string, options: DecidingOptions): DecidedMessage {
  const whole = decideTurn(message, options);
  const questions = splitQuestions(message);
  if (questions.length < 2) return { ...whole, parts: [] };
  const parts = questions.map((question, place) => {
    const before = [...options.before, ...questions.slice(0, place)];
    return { question, ...decideTurn(question, { ...options, before }) };
  });
  return { ...whole, parts: areApart(parts) ? parts : [] };
}

/** Whether the parts of a message ask about different things that are near. */
function areApart(parts: readonly DecidedQuestion[]): boolean {
  const near = parts.filter(({ outcome }) => outcome !== 'unknown');
  return near.length > 1 && new Set(near.map(({ search }) => search.hits[0]?.hit.id)).size > 1;
}

/** Reads a question by itself, with the turn before, or whichever fits. */
function decideTurn(question: string, options: DecidingOptions): DecidedQuestion {
  const { leans, topic } = readTurn(question, options.before);
  const alone = () => decideOne(question, '', options);
  if (leans === 'no') return alone();
  const together = decideOne(question, topic, options);
  if (leans === 'yes' && together.outcome !== 'unknown') return together;
  const single = alone();
  if (leans === 'yes') return single.outcome === 'unknown' ? together : single;
  const withHits = (one: DecidedQuestion) => ({ ...one, hits: one.search.hits });
  return mergeReadings(question, withHits(single), withHits(together), nearnessOf(single) >= nearnessOf(together), {
    idOf: ({ hit }: Found) => hit.id,
    wordsOf: ({ hit }) => hit.why.words,
  });
}

/** The chance that any entry is meant. */
function nearnessOf({ search }: DecidedQuestion): number {
  return 1 - (chancesOf(search.hits).at(-1) ?? 1);
}

function decideOne(question: string, topic: string, { floor, search }: DecidingOptions): DecidedQuestion {
  const found = search(question, topic);
  const readAs = topic === '' ? question : `${topic} · ${question}`;
  const decided = groupsOf(found).map((hits) => ({ hits, ...withinFloor(hits, floor) }));
  const best = decided.toSorted((one, other) => worthOf(other, found.locale) - worthOf(one, found.locale))[0];
  if (!best) return { outcome: 'unknown', offers: [], search: found, readAs, readBefore: topic !== '' };
  const { hits, outcome, offers } = best;
  // What is decided on stands first, whatever other languages score.
  const ordered = outcome === 'unknown' ? found.hits : [...hits, ...found.hits.filter((each) => !hits.includes(each))];
  return { outcome, offers, search: { ...found, hits: ordered }, readAs, readBefore: topic !== '' };
}

/** The hits of each language by themselves, best first. */
function groupsOf({ hits }: ShelfSearch): Found[][] {
  return [...Map.groupBy(hits, ({ locale }) => locale).values()];
}

/** What a language's outcome is worth to a visitor: the own goes before the other written Chinese, and that before the rest. */
function worthOf({ hits, outcome }: { hits: readonly Found[]; outcome: DecisionOutcome }, visitor: Locale): number {
  const locale = hits[0]?.locale ?? visitor;
  const distance = locale === visitor ? 0 : locale.split('-')[0] === visitor.split('-')[0] ? 1 : 2;
  return WORTH[outcome][distance] ?? 0;
}

const WORTH: Readonly<Record<DecisionOutcome, readonly number[]>> = {
  answer: [10, 9, 6],
  offer: [8, 7, 4],
  ask: [5, 3, 2],
  unknown: [1, 0, 0],
};

function withinFloor(hits: readonly Found[], floor: number): { outcome: DecisionOutcome; offers: readonly Found[] } {
  const bias: Bias = floor >= SURE_FLOOR ? 'sure' : 'more';
  const [first] = hits;
  const decided = decideHits(contendersOf(hits), { bias, knownOf: ({ hit }) => hit });
  if (!first) return decided;
  if (floor < LOW_FLOOR && first.score >= floor) return { outcome: 'answer', offers: [] };
  if (floor <= HIGH_FLOOR || decided.outcome !== 'answer' || first.score >= floor) return decided;
  const offers = hits.slice(0, OFFERS_MAX);
  return { outcome: offers.length > 1 ? 'offer' : 'ask', offers };
}

/** Whether an entry may be near. Where it is known what words mean, that is judged later; else what shares no word with the question is not. */
function mayBeNear({ hit: { why, signals, evidence } }: Found): boolean {
  return evidence.likeness !== undefined || why.words.length > 0 || (signals.vector ?? 0) >= CLOSE;
}

/** What the business has put behind the first does not compete with it. */
function contendersOf(found: readonly Found[]): Found[] {
  const hits = found.filter(mayBeNear);
  const priorityOf = ({ hit }: Found) => hit.entry.facts?.priority ?? 0;
  const least = hits[0] ? priorityOf(hits[0]) : 0;
  return hits.filter((each) => priorityOf(each) >= least);
}
