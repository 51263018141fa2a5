import { createIndex, loadMeaning, loadThesaurus, retrieve } from '@lobby/retrieval';
import type { Entry } from '@lobby/retrieval';
import type { BotQuestion, BotSet } from './bot-set.ts';
import type { Outcome } from './outcome.ts';
import { createRandom, draw } from './random.ts';

/** A question asked of a sample. */
export interface Asked extends Outcome {
  readonly question: string;
  /** The half of the documents or questions that it belongs to: one to choose floors on, one to report. */
  readonly half: 'fit' | 'report';
}

const thesaurus = await loadThesaurus();
const meaning = await loadMeaning(thesaurus);

/** One entry in so many is taken out, each once. */
const FOLDS = 5;
/** Samples of a size and questions asked of each: about a thousand questions a size. */
const SAMPLES: readonly { readonly size: number; readonly times: number; readonly questions: number }[] = [
  { size: 10, times: 60, questions: 20 },
  { size: 30, times: 20, questions: 60 },
  { size: 100, times: 5, questions: 240 },
  { size: 1_000, times: 5, questions: 300 },
];

/** Knowledge bases of one page and of two: too small to take anything from, they are asked what a neighbour of theirs would answer instead. */
const TINY: readonly { readonly size: number; readonly times: number }[] = [
  { size: 1, times: 240 },
  { size: 2, times: 120 },
];
/** Questions of each kind asked of a tiny knowledge base, and those of the set that are looked through for neighbours. */
const TINY_QUESTIONS = 4;
const NEIGHBOURS_OF = 800;
/** Entries that are offered at most where the bot is not sure. */
const OFFERED_MAX = 3;
/** Hits among which the entry is looked for that comes nearest without answering. */
const NEAR_HITS = 4;

/** Into which half a question falls: by the entry that answers it, so that no entry is in both. */
function halfOf({ text, right }: BotQuestion): Asked['half'] {
  let hash = 7;
  for (const character of right[0] ?? text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return (hash ^ (hash >>> 7)) % 2 === 0 ? 'fit' : 'report';
}

/** @param fold which fifth of the sample is taken away; none where it is undefined */
function askOne(sample: readonly Entry[], fold: number | undefined, questions: readonly BotQuestion[]): Asked[] {
  const index = createIndex({ thesaurus, meaning });
  for (const [number, entry] of sample.entries()) if (number % FOLDS !== fold) index.add(entry);
  return questions.map((question) => {
    const { answered, hits } = retrieve(index, question.text);
    const first = hits[0];
    return {
      question: question.text,
      half: halfOf(question),
      score: first?.score ?? 0,
      answerable: question.right.some((id) => index.get(id) !== undefined),
      right: first !== undefined && question.right.includes(first.id),
      place: hits.findIndex(({ id }) => question.right.includes(id)),
      answered,
      near: hits.slice(0, OFFERED_MAX).map(({ id, score }) => ({ plausible: score, right: question.right.includes(id) })),
    };
  });
}

/** Questions by the entry of the whole set that comes nearest to answering them and does not. */
function findNeighbours({ entries, questions }: BotSet): Map<string, BotQuestion[]> {
  const index = createIndex();
  for (const entry of entries) index.add(entry);
  const found = new Map<string, BotQuestion[]>();
  for (const question of draw(questions, NEIGHBOURS_OF, createRandom(NEIGHBOURS_OF))) {
    const near = retrieve(index, question.text, { limit: NEAR_HITS }).hits.find(({ id }) => !question.right.includes(id));
    if (near) found.set(near.id, [...(found.get(near.id) ?? []), question]);
  }
  return found;
}

function askTiny(set: BotSet, asked: Map<number, Asked[]>): void {
  const neighbours = findNeighbours(set);
  for (const { size, times } of TINY) {
    const random = createRandom(size);
    const outcomes = Array.from({ length: times }, () => {
      const sample = draw(set.entries, size, random);
      const own = set.questions.filter(({ right }) => sample.some(({ id }) => right.includes(id)));
      const others = sample.flatMap(({ id }) => neighbours.get(id) ?? []);
      return askOne(sample, undefined, [...draw(own, TINY_QUESTIONS, random), ...draw(others, TINY_QUESTIONS, random)]);
    });
    asked.set(size, outcomes.flat());
  }
}

/**
 * Asks knowledge bases of several sizes drawn from a set, from each of which a fifth of the entries is taken away: what they answered is then
 * asked in vain, and tiny ones with what lies near. A set that is smaller than a size is asked as a whole, once.
 */
export function askSamples(set: BotSet): ReadonlyMap<number, Asked[]> {
  const asked = new Map<number, Asked[]>();
  askTiny(set, asked);
  for (const { size, times, questions } of SAMPLES) {
    const whole = Math.min(size, set.entries.length);
    if (asked.has(whole)) continue;
    const random = createRandom(size);
    const outcomes = Array.from({ length: times }, (_, time) => {
      const sample = draw(set.entries, size, random);
      const ids = new Set(sample.map(({ id }) => id));
      const fitting = set.questions.filter(({ right }) => right.length === 0 || right.some((id) => ids.has(id)));
      return askOne(sample, time % FOLDS, draw(fitting, questions, random));
    });
    asked.set(whole, outcomes.flat());
  }
  return asked;
}
