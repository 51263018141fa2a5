import { afterEach, describe, expect, it, vi } from 'vitest';
import { logout, REVOKE_WAIT_MS, type Logout } from './logout.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Steps that note themselves; `broken` ones throw. */
function steps(broken: string[] = []) {
  const taken: string[] = [];
  const take = (step: string) => () => {
    taken.push(step);
    if (broken.includes(step)) throw new Error(step);
  };
  const parts: Logout = { clearUser: take('user'), clearToken: take('token'), clearCaches: take('caches'), navigate: take('navigate') };
  return { taken, take, parts };
}

describe('signing out (§4)', () => {
  it('revokes, clears user info, token and caches, then navigates', async () => {
    const { taken, take, parts } = steps();
    await expect(logout({ ...parts, revoke: async () => take('revoke')() })).resolves.toBe('revoked');
    expect(taken).toEqual(['revoke', 'user', 'token', 'caches', 'navigate']);
  });

  it('asks no server that has ended the session itself', async () => {
    const { taken, parts } = steps();
    await expect(logout(parts)).resolves.toBe('not-asked');
    expect(taken).toEqual(['user', 'token', 'caches', 'navigate']);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('offline'))],
    [
      'throws',
      () => {
        throw new Error('defect');
      },
    ],
  ])('goes on where revoking %s', async (_, revoke) => {
    const { taken, parts } = steps();
    await expect(logout({ ...parts, revoke })).resolves.toBe('failed');
    expect(taken).toEqual(['user', 'token', 'caches', 'navigate']);
  });

  it('waits two seconds for a server that does not answer, then cancels the call', async () => {
    vi.useFakeTimers();
    const { taken, parts } = steps();
    let signal: AbortSignal | undefined;
    const ended = logout({
      ...parts,
      revoke: (late) => {
        signal = late;
        return new Promise(() => undefined);
      },
    });
    await vi.advanceTimersByTimeAsync(REVOKE_WAIT_MS - 1);
    expect([taken, signal?.aborted]).toEqual([[], false]);
    await vi.advanceTimersByTimeAsync(1);
    await expect(ended).resolves.toBe('failed');
    expect([taken, signal?.aborted]).toEqual([['user', 'token', 'caches', 'navigate'], true]);
  });

  it('takes every step even where the ones before it throw', async () => {
    const { taken, parts } = steps(['user', 'token', 'caches']);
    await expect(logout(parts)).rejects.toThrow('caches');
    expect(taken).toEqual(['user', 'token', 'caches', 'navigate']);
  });
});
