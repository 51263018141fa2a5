/** What a visitor gets for one thing that was asked. */
export interface Given {
  /** The id of the entry that is given as the answer. */
  readonly answer: string | undefined;
  /** Ids of the entries that are offered as what may have been meant. */
  readonly offers: readonly string[];
}

/** What came of a question: the first four where the base answers it, the others where it does not. */
export type Outcome = 'right' | 'offered' | 'mute' | 'wrong' | 'honest' | 'offer' | 'false';

const OFFERS_MAX = 3;

function judgeOne(given: Given | undefined, right: readonly string[]): Outcome {
  const { answer, offers } = given ?? { answer: undefined, offers: [] };
  if (right.length === 0) {
    if (answer !== undefined) return 'false';
    return offers.length > 0 ? 'offer' : 'honest';
  }
  if (answer !== undefined) return right.includes(answer) ? 'right' : 'wrong';
  return offers.slice(0, OFFERS_MAX).some((id) => right.includes(id)) ? 'offered' : 'mute';
}

/**
 * Judges a message: of two questions in one both must be answered or offered, in their order or the other way round.
 * @param given one for each question that was read in the message
 * @param answers for each thing that is asked the entries that answer it, of those that are in the base
 */
export function judgeAnswer(given: readonly Given[], answers: readonly (readonly string[])[]): Outcome {
  const asked = answers.length > 1 ? answers.filter((right) => right.length > 0) : answers;
  if (asked.length < 2) return judgeEvery(given, asked[0] ?? []);
  const outcomes = asked.map((right) => bestOf(given.map((one) => judgeOne(one, right))));
  if (given.length < 2 && outcomes.includes('right')) return 'mute';
  if (outcomes.every((outcome) => outcome === 'right')) return 'right';
  if (outcomes.every((outcome) => outcome === 'right' || outcome === 'offered')) return 'offered';
  return outcomes.includes('wrong') ? 'wrong' : 'mute';
}

/** Of one question that was read as several, each part must fit: with a wrong answer among them it is wrong. */
function judgeEvery(given: readonly Given[], right: readonly string[]): Outcome {
  const outcomes = new Set(given.map((one) => judgeOne(one, right)));
  const order: Outcome[] = right.length === 0 ? ['false', 'offer'] : ['wrong', 'right', 'offered'];
  return order.find((outcome) => outcomes.has(outcome)) ?? (right.length === 0 ? 'honest' : 'mute');
}

function bestOf(outcomes: readonly Outcome[]): Outcome {
  const order: Outcome[] = ['right', 'offered', 'mute', 'wrong'];
  return order.find((outcome) => new Set(outcomes).has(outcome)) ?? 'mute';
}
