import { describe, expect, test } from 'vitest';
import { afterFailure, FAILURE_WINDOW_MS, lockedFor, LOCK_MS, type SignInFailures } from './sign-in-lock.ts';

const NOW = Date.UTC(2026, 5, 1);
const MINUTE = 60_000;

function fail(times: number, gapMs: number): SignInFailures | undefined {
  let known: SignInFailures | undefined;
  for (let at = 0; at < times; at += 1) known = afterFailure(known, NOW + at * gapMs);
  return known;
}

describe('an address', () => {
  test.each([
    ['nine wrong passwords at once', 9, 0, false],
    ['ten wrong passwords at once', 10, 0, true],
    ['ten within a quarter of an hour', 10, MINUTE, true],
    ['ten over twenty minutes', 10, 2 * MINUTE, false],
  ])('after %s', (_, times, gap, isLocked) => {
    expect(lockedFor(fail(times, gap), NOW + (times - 1) * gap) > 0).toBe(isLocked);
  });

  test('is locked for fifteen minutes and not a millisecond more', () => {
    const known = fail(10, 0);
    expect(lockedFor(known, NOW)).toBe(LOCK_MS);
    expect(lockedFor(known, NOW + LOCK_MS - 1)).toBe(1);
    expect(lockedFor(known, NOW + LOCK_MS)).toBe(0);
  });

  test('begins a new count when its lock has ended', () => {
    expect(afterFailure(fail(10, 0), NOW + LOCK_MS)).toEqual({ failures: 1, firstFailureAt: NOW + LOCK_MS, lockedUntil: null });
  });

  test('begins a new count when the window has passed', () => {
    expect(afterFailure(fail(9, 0), NOW + FAILURE_WINDOW_MS)).toMatchObject({ failures: 1 });
    expect(afterFailure(fail(9, 0), NOW + FAILURE_WINDOW_MS - 1)).toMatchObject({ failures: 10 });
  });

  test('that is not known is not locked', () => {
    expect(lockedFor(undefined, NOW)).toBe(0);
  });
});
