import type { Method } from '@lobby/contract';
import { describe, expect, it } from 'vitest';
import { readRetryAfter, retryPolicy } from './retry-policy.ts';

const failed = { method: 'GET' as Method, status: 503, retries: 0, retryAfter: undefined };

describe('which calls are tried again (§7)', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('a GET answered with %i is, once', (status) => {
    expect(retryPolicy({ ...failed, status }, 0)).toBeGreaterThan(0);
    expect(retryPolicy({ ...failed, status, retries: 1 }, 0)).toBeUndefined();
  });

  it.each([0, 200, 400, 401, 403, 404, 410, 418, 422, 501, 505])('a GET answered with %i is not', (status) => {
    expect(retryPolicy({ ...failed, status }, 0)).toBeUndefined();
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('a %s never is', (method) => {
    expect(retryPolicy({ ...failed, method }, 0)).toBeUndefined();
  });
});

describe('the pause before it', () => {
  it('is 300 to 600 ms where the server names none', () => {
    expect(retryPolicy(failed, 0)).toBe(300);
    expect(retryPolicy(failed, 1)).toBe(600);
  });

  it('obeys Retry-After, and asks no more where that is longer than 30 s', () => {
    expect(retryPolicy({ ...failed, retryAfter: 2 }, 0)).toBe(2_000);
    expect(retryPolicy({ ...failed, retryAfter: 30 }, 1)).toBe(30_000);
    expect(retryPolicy({ ...failed, retryAfter: 31 }, 0)).toBeUndefined();
  });
});

it.each([
  ['120', 120],
  [' 0 ', 0],
  ['Wed, 21 Oct 2026 07:28:10 GMT', 10],
  ['Wed, 21 Oct 2026 07:27:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads Retry-After %j as %j seconds', (header, seconds) => {
  expect(readRetryAfter(header, Date.parse('2026-10-21T07:28:00Z'))).toBe(seconds);
});
