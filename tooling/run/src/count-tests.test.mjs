import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest } from './count-tests.mjs';

describe('unit tests', () => {
  test.each([
    { what: 'all passed', passed: 5, total: 5, code: 0, counted: { passed: 5, failed: 0 } },
    { what: 'one failed', passed: 4, total: 5, code: 1, counted: { passed: 4, failed: 1 } },
    { what: 'one was skipped', passed: 4, total: 5, code: 0, counted: { passed: 4, failed: 1 } },
    { what: 'a file broke before its tests', passed: 5, total: 5, code: 1, counted: { passed: 5, failed: 1 } },
    { what: 'there were none', passed: 0, total: 0, code: 0, counted: { passed: 0, failed: 1 } },
  ])('$what', ({ passed, total, code, counted }) => {
    expect(countVitest({ numPassedTests: passed, numTotalTests: total }, code)).toEqual(counted);
  });
});

describe('journeys', () => {
  const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  test.each([
    { what: 'all passed', stats: { ...none, expected: 3 }, code: 0, counted: { passed: 3, failed: 0 } },
    { what: 'one failed', stats: { ...none, expected: 2, unexpected: 1 }, code: 1, counted: { passed: 2, failed: 1 } },
    { what: 'one passed only when tried again', stats: { ...none, expected: 2, flaky: 1 }, code: 0, counted: { passed: 3, failed: 0 } },
    { what: 'one was skipped', stats: { ...none, expected: 2, skipped: 1 }, code: 0, counted: { passed: 2, failed: 1 } },
    { what: 'the server did not start', stats: none, code: 1, counted: { passed: 0, failed: 1 } },
  ])('$what', ({ stats, code, counted }) => {
    expect(countPlaywright({ stats }, code)).toEqual(counted);
  });
});
