import type { HandoffTrigger } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import { decideHandoff, type HandoffFacts } from './decide-handoff.ts';
import { defaultHandoff } from './default-handoff.ts';

const calm: HandoffFacts = {
  wantsPerson: false,
  saysWord: false,
  isUpset: false,
  fitsRule: false,
  cause: null,
  isSmallTalk: false,
  isMiss: false,
  misses: 0,
  turns: 0,
};
const all = { ...defaultHandoff(), rule: { ...defaultHandoff().rule, on: true }, turns: { ...defaultHandoff().turns, on: true } };
const none = {
  ...all,
  words: { on: false, patterns: [] },
  mood: { on: false },
  rule: { ...all.rule, on: false },
  file: { on: false },
  failure: { on: false },
  quota: { on: false },
  turns: { on: false, after: 8 },
  low_score: { on: false },
  misses: { on: false, after: 2 },
};

/** Each trigger with facts that call a person for it alone. */
const CASES: [HandoffTrigger, Partial<HandoffFacts>][] = [
  ['button', { wantsPerson: true }],
  ['words', { saysWord: true }],
  ['mood', { isUpset: true }],
  ['rule', { fitsRule: true }],
  ['file', { cause: 'file', isMiss: true, misses: 1 }],
  ['failure', { cause: 'failure', isMiss: true, misses: 1 }],
  ['quota', { cause: 'quota', isMiss: true, misses: 1 }],
  ['turns', { turns: 8 }],
  ['misses', { isMiss: true, misses: 2 }],
];

describe('switched on', () => {
  test.each(CASES)('%s calls a person', (trigger, facts) => {
    expect(decideHandoff({ ...calm, ...facts }, all)).toBe(trigger);
  });

  test.each<[string, Partial<HandoffFacts>]>([
    ['an ordinary message', {}],
    ['the first miss, where the bot offers a person', { isMiss: true, misses: 1 }],
    ['the seventh answer', { turns: 7 }],
    ['a thank-you after the last answer', { turns: 9, isSmallTalk: true }],
    ['a greeting in a language of a rule', { fitsRule: true, isSmallTalk: true }],
  ])('%s calls nobody', (_, facts) => {
    expect(decideHandoff({ ...calm, ...facts }, all)).toBeUndefined();
  });
});

test.each(CASES.slice(1))('%s calls nobody when it is switched off', (_, facts) => {
  expect(decideHandoff({ ...calm, ...facts }, none)).toBeUndefined();
});

test('the visitor’s own wish cannot be switched off', () => {
  expect(decideHandoff({ ...calm, wantsPerson: true }, none)).toBe('button');
});

test('a low score calls a person at once where the tenant wants that', () => {
  expect(decideHandoff({ ...calm, isMiss: true, misses: 1 }, { ...all, low_score: { on: true } })).toBe('low_score');
});

test('the most pressing of several is named', () => {
  const everything = Object.assign({}, calm, ...CASES.map(([, facts]) => facts)) as HandoffFacts;
  expect(decideHandoff(everything, all)).toBe('button');
  expect(decideHandoff({ ...everything, wantsPerson: false }, all)).toBe('words');
  expect(decideHandoff({ ...everything, wantsPerson: false, saysWord: false }, all)).toBe('mood');
});

test.each([1, 3, 10])('after %i misses in a row, as set', (after) => {
  const settings = { ...all, misses: { on: true, after } };
  expect(decideHandoff({ ...calm, isMiss: true, misses: after - 1 }, settings)).toBeUndefined();
  expect(decideHandoff({ ...calm, isMiss: true, misses: after }, settings)).toBe('misses');
});
