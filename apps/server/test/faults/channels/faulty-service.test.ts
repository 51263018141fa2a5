import { expect, test } from 'vitest';
import { openFates, WRONG_IN_A_ROW } from './faulty-service.ts';

const ILL = 100;

test('a service that is unwell takes what goes to one person before the server waits for minutes', () => {
  const fates = openFates(() => 0, ILL);
  const tries = (to: string) => Array.from({ length: WRONG_IN_A_ROW + 2 }, () => fates.next(to));
  const expected = [...Array.from({ length: WRONG_IN_A_ROW }, () => 'slows'), 'takes', 'slows'];
  expect(tries('one')).toEqual(expected);
  expect(tries('another')).toEqual(expected);
});

test('and is well after so many tries', () => {
  const fates = openFates(() => 0, 2);
  expect(['a', 'b', 'c', 'd'].map((to) => fates.next(to))).toEqual(['slows', 'slows', 'takes', 'takes']);
});
