import { detectLanguage } from '#/analysis/detect-language.ts';
import type { Index, SearchOptions } from '#/catalog/answer-index.ts';
import type { Entry, Locale } from '#/catalog/entry.ts';
import type { Hit } from '#/ranking/hit.ts';
import { chancesOf, decideHits } from './decide-hits.ts';
import type { Bias, DecisionOutcome } from './decide-hits.ts';
import { mergeReadings } from './merge-readings.ts';
import { readTurn } from './read-turn.ts';
import { splitQuestions } from './split-questions.ts';

export interface DecideOptions<Kept extends Entry = Entry> extends Omit<SearchOptions<Kept>, 'topic' | 'floor'> {
  /** The visitor's messages before this one, oldest first. */
  readonly before?: readonly string[] | undefined;
  /** Whether to answer more (the default), or only when sure. */
  readonly bias?: Bias | undefined;
}

/** What to do about a message. */
export interface Decision<Kept extends Entry = Entry> {
  readonly outcome: DecisionOutcome;
  /** Best first; the first is the answer where there is one. */
  readonly hits: readonly Hit<Kept>[];
  /** Two or three that may be meant, or one where it is to be asked whether that is meant. */
  readonly offers: readonly Hit<Kept>[];
  /** One for each question where the message has several; else none. */
  readonly parts: readonly Decision<Kept>[];
  /** What was searched for, with the words of the turn before where they were needed. */
  readonly readAs: string;
  readonly readBefore: boolean;
  /** The language of the message, if it is one of the platform's. */
  readonly language: Locale | undefined;
}

function decideOne<Kept extends Entry>(index: Index<Kept>, question: string, topic: string, options: DecideOptions<Kept>): Decision<Kept> {
  const { bias, before: _before, ...search } = options;
  const language = detectLanguage(question, options.locale);
  const hits = index.search(question, { ...search, locale: options.locale ?? language, topic });
  const readAs = topic === '' ? question : `${topic} · ${question}`;
  const decided = decideHits(hits, { bias, knownOf: (hit) => hit });
  return { ...decided, hits, parts: [], readAs, readBefore: topic !== '', language };
}

/** The chance that any entry is meant. */
const nearness = ({ hits }: Decision): number => 1 - (chancesOf(hits).at(-1) ?? 1);

/** Reads a question by itself, with the turn before, or whichever fits. */
function decideTurn<Kept extends Entry>(index: Index<Kept>, question: string, options: DecideOptions<Kept>): Decision<Kept> {
  const { leans, topic } = readTurn(question, options.before ?? []);
  if (leans === 'no') return decideOne(index, question, '', options);
  const together = decideOne(index, question, topic, options);
  const alone = decideOne(index, question, '', options);
  if (leans === 'maybe')
    return mergeReadings(question, alone, together, nearness(alone) >= nearness(together), {
      idOf: ({ id }: Hit<Kept>) => id,
      wordsOf: ({ why }) => why.words,
    });
  return together.outcome === 'unknown' && alone.outcome !== 'unknown' ? alone : together;
}

/** Whether the parts of a message ask about different things that are near. */
function areApart(parts: readonly Decision[]): boolean {
  const near = parts.filter(({ outcome }) => outcome !== 'unknown');
  return near.length > 1 && new Set(near.map(({ hits }) => hits[0]?.id)).size > 1;
}

/**
 * Decides what to do about a visitor's message: answer, offer what may be meant, ask back, or say that nothing is known. A message that leans on
 * the turn before is read with it; several questions in one are decided one by one.
 */
export function decide<Kept extends Entry>(index: Index<Kept>, message: string, options: DecideOptions<Kept> = {}): Decision<Kept> {
  const whole = decideTurn(index, message, options);
  const questions = splitQuestions(message);
  if (questions.length < 2) return whole;
  const parts = questions.map((question, place) => {
    const before = [...(options.before ?? []), ...questions.slice(0, place)];
    return decideTurn(index, question, { ...options, before });
  });
  return areApart(parts) ? { ...whole, parts } : whole;
}
