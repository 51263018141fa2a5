import type { BotAnswer, CaseFault, TestCase } from '@lobby/contract';
import { expect, test } from 'vitest';
import { judgeCase } from './judge-case.ts';

const ENTRY = '0190c5a4-0000-7000-8000-000000000000';
const ANSWER: BotAnswer = {
  kind: 'exact',
  trigger: null,
  body: 'You have Thirty days.',
  locale: 'en-US',
  sources: [{ entry_id: ENTRY, title: 'Returns' }],
  score: 0.8,
  floor: 0.6,
  used: [],
  model: null,
  candidates: [],
  tools: [],
  elsewhere: null,
  took_ms: 1,
};
const ANY = { must_contain: [], must_not: [], must_cite: [], outcome: 'any' as const };

type Expected = Partial<Pick<TestCase, 'must_contain' | 'must_not' | 'must_cite' | 'outcome'>>;

test.each<[string, Partial<BotAnswer>, Expected, CaseFault['kind'][]]>([
  ['nothing is expected', {}, {}, []],
  ['a phrase is there, whatever its case', {}, { must_contain: ['thirty DAYS'] }, []],
  ['a phrase lacks', {}, { must_contain: ['forty'] }, ['lacks']],
  ['a phrase is there that must not be', {}, { must_not: ['thirty'] }, ['says']],
  ['the entry is cited', {}, { must_cite: [ENTRY] }, []],
  ['the entry is not cited', { sources: [] }, { must_cite: [ENTRY] }, ['not_cited']],
  ['an answer is expected and given', {}, { outcome: 'answer' }, []],
  ['an answer is expected and none given', { kind: 'no_answer' }, { outcome: 'answer' }, ['not_answered']],
  ['small talk is no answer', { kind: 'small_talk' }, { outcome: 'answer' }, ['not_answered']],
  ['no answer is expected and one given', { kind: 'generated' }, { outcome: 'no_answer' }, ['answered']],
  ['a person is no answer either', { kind: 'handoff' }, { outcome: 'no_answer' }, []],
  ['a person is expected and called', { kind: 'handoff' }, { outcome: 'handoff' }, []],
  ['a person is expected and not called', { kind: 'no_answer' }, { outcome: 'handoff' }, ['not_handed_over']],
  [
    'all is wrong',
    { kind: 'no_answer', sources: [] },
    { outcome: 'answer', must_contain: ['x'], must_cite: [ENTRY] },
    ['not_answered', 'lacks', 'not_cited'],
  ],
])('%s', (_name, answer, expected, kinds) => {
  expect(judgeCase({ ...ANSWER, ...answer }, { ...ANY, ...expected }).map(({ kind }) => kind)).toEqual(kinds);
});
