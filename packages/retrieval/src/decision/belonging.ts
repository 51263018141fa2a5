import type { Evidence } from '#/ranking/confidence.ts';
import { weigh, weighTogether } from '#/ranking/confidence-model.ts';
import type { Hit } from '#/ranking/hit.ts';
import { BELONGING } from './belonging-model.gen.ts';

/** What a search knows of a hit, as far as it says whether a question belongs here. */
export interface Witness {
  readonly score: number;
  readonly evidence: Evidence;
  readonly why: Pick<Hit['why'], 'words'>;
}

/** Hits that are heard: those that may be offered. */
const HEARD = 3;
/** Hits of which the mean closeness in meaning is taken. */
const AROUND = 5;
/** More words in common say no more. */
const WORDS_MAX = 2;
/** So much about what no business has to do with is no chance. */
const OFF_TOPIC_FROM = 0.1;
const LEAST = 1e-4;

/** A single character says little. */
const isWord = ({ said, by }: Witness['why']['words'][number]): boolean => by === 'word' && said.length > 1;

/** What speaks for it that a question is about what a knowledge base is about, and against it, as the model adds it up. @param hits best first */
export function termsOfBelonging(hits: readonly Witness[]): number[] {
  const [first] = hits;
  if (!first) return [];
  const { asked, unknown, offTopic, elsewhere, entries } = first.evidence;
  const heard = hits.slice(0, HEARD);
  const most = (of: (hit: Witness) => number): number => Math.max(...heard.map(of));
  const least = (of: (hit: Witness) => number): number => Math.min(...heard.map(of));
  const count = (isCounted: (word: Witness['why']['words'][number]) => boolean): number =>
    most(({ why }) => Math.min(WORDS_MAX, why.words.filter(isCounted).length));
  const odds = hits.reduce((sum, { score }) => sum + score / Math.max(1e-9, 1 - score), 0);
  const covered = most(({ evidence }) => evidence.entry * evidence.asked);
  const around = hits.slice(0, AROUND);
  return [
    Math.log(odds + LEAST),
    unknown,
    unknown ** 2,
    most(({ evidence }) => evidence.entry),
    covered,
    Math.sqrt(covered),
    most(({ evidence }) => evidence.literal),
    most(({ evidence }) => evidence.literal * evidence.asked),
    most(({ evidence }) => evidence.likeness?.heading ?? 0),
    most(({ evidence }) => evidence.likeness?.whole ?? 0),
    around.reduce((sum, { evidence }) => sum + (evidence.likeness?.whole ?? 0), 0) / around.length,
    Math.log1p(asked),
    asked * unknown,
    count(({ by }) => by !== 'slip'),
    count(({ by }) => by === 'concept'),
    count(isWord),
    most(({ evidence }) => evidence.heading),
    most(({ evidence }) => evidence.reverse),
    elsewhere,
    most(({ evidence }) => evidence.passage),
    most(({ evidence }) => evidence.found),
    offTopic,
    offTopic >= OFF_TOPIC_FROM ? 1 : 0,
    least(({ evidence }) => evidence.knownGap),
    least(({ evidence }) => evidence.missing),
    Math.log(entries),
  ];
}

/** How many terms there are. */
export const BELONGING_TERMS = 26;

/**
 * The chance that a question is about what a knowledge base is about, whether or not an entry answers it: what is foreign to a business is
 * offered nothing. Fitted as `pnpm bench:answers-given --fit belonging` does.
 */
export function belongingOf(hits: readonly Witness[]): number {
  const terms = termsOfBelonging(hits);
  if (terms.length === 0) return 0;
  const { entry, none } = BELONGING;
  return 1 / (1 + Math.exp(weigh(none, [1]) - weigh(entry, terms) - weighTogether(BELONGING, terms)));
}
