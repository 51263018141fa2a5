import { foldText } from '#/analysis/fold-text.ts';
import { kindSpansIn } from '#/analysis/question-kind.ts';
import type { Hit } from '#/ranking/hit.ts';
import type { DecisionOutcome } from './decide-hits.ts';

/** What came of a message that was read in one way. */
export interface Reading<Decided> {
  readonly outcome: DecisionOutcome;
  readonly offers: readonly Decided[];
  /** Best first. */
  readonly hits: readonly Decided[];
}

/** How to know the entry of what was decided on, and which words of the message it has. */
export interface ReadingFacts<Decided> {
  readonly idOf: (decided: Decided) => string;
  readonly wordsOf: (decided: Decided) => Hit['why']['words'];
}

const OFFERS_MAX = 3;
const LONE_CHARACTER = /^\P{Script=Latin}$/u;

/** Whether an entry has a word of the message that says more than what is wanted: "how much" alone stands in many. */
function saysSubject(message: string, words: Hit['why']['words']): boolean {
  let rest = foldText(message);
  for (const { start, end } of kindSpansIn(rest)) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return words.some(({ said }) => !LONE_CHARACTER.test(said) && rest.includes(said));
}

/** What both readings are about, the first of each in turn. */
function offersOfBoth<Decided>(first: Reading<Decided>, second: Reading<Decided>, { idOf }: ReadingFacts<Decided>): readonly Decided[] {
  const ofFirst = first.outcome === 'answer' ? first.hits.slice(0, 1) : first.offers;
  const ofSecond = second.outcome === 'answer' ? second.hits.slice(0, 1) : second.offers;
  const mixed = [...ofFirst.slice(0, 1), ...ofSecond.slice(0, 1), ...ofFirst.slice(1), ...ofSecond.slice(1)];
  const ids = mixed.map(idOf);
  return mixed.filter((one, place) => ids.indexOf(idOf(one)) === place).slice(0, OFFERS_MAX);
}

/**
 * What comes of a short message that may go on with the turn before. Where it is about one thing by itself and about another with the words of
 * before, the visitor chooses; an entry that has a word of the message itself needs no such choice. Pure.
 * @param alone the message by itself
 * @param together the message with the words of before
 * @param isNearer whether the message is nearer to something by itself than with these words
 */
export function mergeReadings<Decided, Read extends Reading<Decided>>(
  message: string,
  alone: Read,
  together: Read,
  isNearer: boolean,
  facts: ReadingFacts<Decided>,
): Read {
  const [ofAlone, ofTogether] = [alone.hits[0], together.hits[0]];
  const isSame = ofAlone !== undefined && ofTogether !== undefined && facts.idOf(ofAlone) === facts.idOf(ofTogether);
  const isSaid = ofAlone !== undefined && saysSubject(message, facts.wordsOf(ofAlone));
  if (alone.outcome === 'answer' && (isSame || isSaid || together.outcome === 'unknown')) return alone;
  if (alone.outcome !== 'answer' && together.outcome === 'answer') return together;
  const [chosen, other] = alone.outcome !== 'answer' && isNearer ? [alone, together] : [together, alone];
  const offers = offersOfBoth(chosen, other, facts);
  if (other.outcome === 'unknown' || offers.length < 2) return chosen;
  return { ...chosen, outcome: 'offer', offers };
}
