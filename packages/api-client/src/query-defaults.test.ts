import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { queryDefaults } from './query-defaults.ts';

const { queries, mutations } = queryDefaults();
const status = (code: number) => new ApiError({ reason: 'unavailable', status: code });

describe('server-state caching (§9)', () => {
  it('retries three times, then gives up', () => {
    expect([0, 1, 2, 3].map((count) => queries.retry(count, status(503)))).toEqual([true, true, true, false]);
  });

  it('backs off exponentially, capped at 30 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 20].map((attempt) => queries.retryDelay(attempt, status(503)))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });

  it('drops what nobody looks at after five minutes, and retries no mutation', () => {
    expect(queries.gcTime).toBe(300_000);
    expect(mutations.retry).toBe(false);
  });

  it.each([400, 403, 404, 410, 413, 415, 422])('does not retry %i', (code) => {
    expect(queries.retry(0, status(code))).toBe(false);
  });

  it.each([0, 200, 408, 409, 425, 429, 500, 502, 503, 504])('retries %i', (code) => {
    expect(queries.retry(0, status(code))).toBe(true);
  });

  it.each([
    ['ends the session', new ApiError({ reason: 'banned', status: 429, endsSession: true })],
    ['was cancelled', new ApiError({ reason: 'aborted' })],
    ['asks for a longer pause than 30 seconds', new ApiError({ reason: 'throttled', status: 429, retryAfter: 31 })],
  ])('does not retry an error that %s', (_, error) => {
    expect(queries.retry(0, error)).toBe(false);
  });

  it('obeys Retry-After where it is longer than the back-off', () => {
    expect(queries.retryDelay(0, new ApiError({ reason: 'throttled', status: 429, retryAfter: 12 }))).toBe(12_000);
    expect(queries.retryDelay(4, new ApiError({ reason: 'throttled', status: 429, retryAfter: 12 }))).toBe(16_000);
  });
});
