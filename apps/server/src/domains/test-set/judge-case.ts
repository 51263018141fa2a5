import type { BotAnswer, CaseFault, TestCase } from '@lobby/contract';
import { foldText } from '@lobby/retrieval';

type Expected = Pick<TestCase, 'must_contain' | 'must_not' | 'must_cite' | 'outcome'>;

/** Everything that is wrong with an answer; empty where the case passes. Letters' case and accents do not count. Pure. */
export function judgeCase(answer: BotAnswer, expected: Expected): CaseFault[] {
  const said = foldText(answer.body);
  const cited = new Set(answer.sources.map(({ entry_id: entry }) => entry));
  const has = (phrase: string) => said.includes(foldText(phrase));
  return [
    ...outcomeFaults(answer, expected.outcome),
    ...expected.must_contain.filter((phrase) => !has(phrase)).map((about) => ({ kind: 'lacks' as const, about })),
    ...expected.must_not.filter(has).map((about) => ({ kind: 'says' as const, about })),
    ...expected.must_cite.filter((entry) => !cited.has(entry)).map((about) => ({ kind: 'not_cited' as const, about })),
  ];
}

function outcomeFaults({ kind, body }: BotAnswer, outcome: Expected['outcome']): CaseFault[] {
  const isAnswer = kind === 'exact' || kind === 'generated';
  if (outcome === 'answer' && !isAnswer) return [{ kind: 'not_answered', about: body }];
  if (outcome === 'no_answer' && isAnswer) return [{ kind: 'answered', about: body }];
  return outcome === 'handoff' && kind !== 'handoff' ? [{ kind: 'not_handed_over', about: body }] : [];
}
