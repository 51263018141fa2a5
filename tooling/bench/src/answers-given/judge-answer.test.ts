import { describe, expect, test } from 'vitest';
import { judgeAnswer } from './judge-answer.ts';
import type { Given } from './judge-answer.ts';

const answered = (answer: string): Given => ({ answer, offers: [] });
const offered = (...offers: string[]): Given => ({ answer: undefined, offers });
const SILENT = offered();

describe('a question that the base answers', () => {
  test.each([
    [answered('a'), 'right'],
    [answered('b'), 'wrong'],
    [offered('b', 'a'), 'offered'],
    [offered('b', 'c', 'd', 'a'), 'mute'],
    [SILENT, 'mute'],
  ] as const)('%o is %s', (given, outcome) => expect(judgeAnswer([given], [['a', 'x']])).toBe(outcome));
});

describe('a question that the base does not answer', () => {
  test.each([
    [answered('a'), 'false'],
    [offered('a', 'b'), 'offer'],
    [SILENT, 'honest'],
  ] as const)('%o is %s', (given, outcome) => expect(judgeAnswer([given], [[]])).toBe(outcome));
});

describe('two questions in one message', () => {
  const asked = [['a'], ['b']];
  test('are right where both are answered, in whichever order', () => {
    expect(judgeAnswer([answered('b'), answered('a')], asked)).toBe('right');
  });
  test('are offered where one is answered and the other offered', () => {
    expect(judgeAnswer([answered('a'), offered('c', 'b')], asked)).toBe('offered');
  });
  test('are not right with one answer alone', () => {
    expect(judgeAnswer([answered('a')], asked)).toBe('mute');
  });
  test('count as one where the base answers only one of them', () => {
    expect(judgeAnswer([answered('a'), SILENT], [['a'], []])).toBe('right');
  });
});
