import type { DiversionStrategy, Locale } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import { healthOf, pickTarget, simulateVisits, type PickRule, type PickTarget } from './pick-target.ts';

const target = (id: string, more: Partial<PickTarget> = {}): PickTarget => ({
  id,
  weight: 1,
  hours: 'always',
  languages: [],
  countries: [],
  enabled: true,
  dailyCap: null,
  totalCap: null,
  servedToday: 0,
  servedTotal: 0,
  credit: 0,
  load: null,
  isGone: false,
  isOnline: null,
  ...more,
});
const rule = (strategy: DiversionStrategy, more: Partial<PickRule> = {}): PickRule => ({
  strategy,
  onlineOnly: false,
  isOpen: true,
  ...more,
});
const split = (targets: PickTarget[], how: PickRule, count = 100, language: Locale = 'en-US', room = Infinity) => {
  const { visits, fallback } = simulateVisits(targets, how, { language, count, room });
  return { ...Object.fromEntries(visits), ...(fallback > 0 && { fallback }) };
};

describe('a hundred visits', () => {
  test('go to each in turn, whatever the weights', () => {
    expect(split([target('a', { weight: 9 }), target('b'), target('c'), target('d')], rule('round_robin'))).toEqual({
      a: 25,
      b: 25,
      c: 25,
      d: 25,
    });
  });

  test('are shared out by weight to the last one', () => {
    expect(split([target('a', { weight: 7 }), target('b', { weight: 2 }), target('c')], rule('weighted'))).toEqual({ a: 70, b: 20, c: 10 });
  });

  test('are never bunched: no run of visits is further from the weights than one', () => {
    const targets = [target('a', { weight: 5 }), target('b', { weight: 3 }), target('c', { weight: 2 })];
    for (let count = 1; count <= 100; count += 1) {
      const shares = split(targets, rule('weighted'), count) as Record<string, number>;
      for (const { id, weight } of targets) expect(Math.abs((shares[id] ?? 0) - (count * weight) / 10)).toBeLessThanOrEqual(1);
    }
  });

  test('fill whoever has least to do until all have the same', () => {
    const targets = [target('a', { load: 30 }), target('b', { load: 10 }), target('c', { load: 0 })];
    expect(split(targets, rule('least_busy'), 50)).toEqual({ b: 20, c: 30 });
  });

  test('go to the first until it has had its fill, then to the next, then nowhere', () => {
    const targets = [target('a', { dailyCap: 60, servedToday: 10 }), target('b', { totalCap: 30 })];
    expect(split(targets, rule('priority'))).toEqual({ a: 50, b: 30, fallback: 20 });
  });

  test('end with the link', () => {
    expect(split([target('a')], rule('round_robin'), 100, 'en-US', 40)).toEqual({ a: 40, fallback: 60 });
  });

  test.each([
    ['ja-JP', { ja: 100 }],
    ['zh-HK', { zh: 100 }],
    ['en-US', { all: 100 }],
  ] as const)('of %s go to those that name the language, and to the others where none does', (language, expected) => {
    const targets = [target('all'), target('ja', { languages: ['ja-JP'] }), target('zh', { languages: ['zh-CN', 'zh-HK'] })];
    expect(split(targets, rule('by_language'), 100, language)).toEqual(expected);
  });

  test('never go to a target of another language, whatever the strategy', () => {
    expect(split([target('ja', { languages: ['ja-JP'] })], rule('round_robin'))).toEqual({ fallback: 100 });
  });

  test.each([
    [true, { day: 100 }],
    [false, { night: 100 }],
  ])('go to those of the hour; open is %s', (isOpen, expected) => {
    const targets = [target('any'), target('day', { hours: 'open' }), target('night', { hours: 'closed' })];
    expect(split(targets, rule('by_time', { isOpen }))).toEqual(expected);
  });
});

test.each([
  ['ok', {}, {}],
  ['off', { enabled: false }, {}],
  ['gone', { isGone: true }, {}],
  ['closed', { hours: 'open' }, { isOpen: false }],
  ['closed', { hours: 'closed' }, {}],
  ['capped', { dailyCap: 1, servedToday: 1 }, {}],
  ['capped', { totalCap: 1, servedTotal: 1 }, {}],
  ['offline', { isOnline: false }, { onlineOnly: true }],
  ['ok', { isOnline: false }, {}],
  ['ok', { isOnline: null }, { onlineOnly: true }],
] as const)('a target is %s with %j and %j', (expected, more, how) => {
  expect(healthOf(target('a', more as Partial<PickTarget>), rule('round_robin', how))).toBe(expected);
});

test('a visitor who comes again gets the same target, unless it cannot take them', () => {
  const visit = { language: 'en-US' as const, stickTo: 'b' };
  expect(pickTarget([target('a'), target('b')], rule('priority'), visit)?.id).toBe('b');
  expect(pickTarget([target('a'), target('b', { enabled: false })], rule('priority'), visit)?.id).toBe('a');
});
