import { describe, expect, test } from 'vitest';
import {
  afterFailure,
  FIRST_WAIT_MS,
  FORGET_MS,
  FREE,
  subjectsOf,
  waitLeft,
  WAIT_MAX_MS,
  type Claim,
  type FailureCount,
} from './sign-in-wait.ts';

const NOW = Date.UTC(2026, 5, 1);

function fail(times: number): FailureCount | undefined {
  let known: FailureCount | undefined;
  for (let at = 0; at < times; at += 1) known = afterFailure(known, FREE.pair, NOW);
  return known;
}

describe('wrong entries', () => {
  test.each([
    [0, 0],
    [1, 0],
    [4, 0],
    [5, 30_000],
    [6, 60_000],
    [7, 120_000],
    [8, 240_000],
    [9, 480_000],
    [10, WAIT_MAX_MS],
    [11, WAIT_MAX_MS],
    [500, WAIT_MAX_MS],
  ])('%i of them make the next one wait %i ms', (times, wait) => {
    expect(waitLeft(fail(times), NOW)).toBe(wait);
  });

  test('make it wait not a millisecond longer', () => {
    expect(waitLeft(fail(5), NOW + FIRST_WAIT_MS - 1)).toBe(1);
    expect(waitLeft(fail(5), NOW + FIRST_WAIT_MS)).toBe(0);
  });

  test('that are free do not keep out a try that began a moment before', () => {
    expect(waitLeft(fail(FREE.pair - 1), NOW - 1)).toBe(0);
  });

  test('go on being counted when the wait is over, and are forgotten a day after the last', () => {
    expect(afterFailure(fail(9), FREE.pair, NOW + FORGET_MS - 1)).toMatchObject({ failures: 10 });
    expect(afterFailure(fail(9), FREE.pair, NOW + FORGET_MS)).toEqual({
      failures: 1,
      lastFailureAt: NOW + FORGET_MS,
      blockedUntil: 0,
    });
  });
});

describe('what makes an attempt wait', () => {
  const claim: Claim = { email: 'mina@shop.example', network: '203.0.113.0/24', device: 'Firefox/Linux', known: 'nothing' };
  const names = (over: Partial<Claim>) => subjectsOf({ ...claim, ...over }).map(({ name }) => name);

  test.each([
    [
      'somewhere new: what was wrong for the address there, from there, and for the address anywhere',
      'nothing',
      ['pair mina@shop.example 203.0.113.0/24', 'network 203.0.113.0/24', 'account mina@shop.example'],
    ],
    [
      'on a network that has signed in: nothing that strangers do elsewhere',
      'network',
      ['pair mina@shop.example 203.0.113.0/24', 'network 203.0.113.0/24'],
    ],
    ['on a device that has signed in: nothing that anybody else does', 'device', ['device mina@shop.example 203.0.113.0/24 Firefox/Linux']],
  ] as const)('%s', (_, known, expected) => {
    expect(names({ known })).toEqual(expected);
  });

  test('has nothing in common between two addresses on two networks', () => {
    const other = names({ email: 'nori@shop.example', network: '198.51.100.0/24' });
    expect(names({}).filter((name) => other.includes(name))).toEqual([]);
  });
});
