import { expect, test, vi } from 'vitest';
import { onceReachable } from './once-reachable.ts';

const goneAway = () => Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });

function aStart() {
  const stop = new AbortController();
  const warn = vi.fn<() => void>();
  return { stop, warn, waiting: { log: { warn }, stopping: stop.signal, pauseMs: 1 } };
}

test('work is done again until the database stays, and each time is told', async () => {
  const { warn, waiting } = aStart();
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(goneAway())
    .mockRejectedValueOnce(goneAway())
    .mockResolvedValue('begun');
  expect(await onceReachable(work, waiting)).toBe('begun');
  expect(work).toHaveBeenCalledTimes(3);
  expect(warn).toHaveBeenCalledTimes(2);
});

test('what fails otherwise is not tried again', async () => {
  const { warn, waiting } = aStart();
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('a table is missing'));
  await expect(onceReachable(work, waiting)).rejects.toThrow('a table is missing');
  expect(work).toHaveBeenCalledTimes(1);
  expect(warn).not.toHaveBeenCalled();
});

test('a stop ends the wait at once, and nothing is begun after it', async () => {
  const { stop, waiting } = aStart();
  const work = vi.fn<() => Promise<string>>().mockImplementation(() => {
    stop.abort(new Error('the server stops'));
    return Promise.reject(goneAway());
  });
  await expect(onceReachable(work, { ...waiting, pauseMs: 3_600_000 })).rejects.toThrow('the server stops');
  await expect(onceReachable(work, waiting)).rejects.toThrow('the server stops');
  expect(work).toHaveBeenCalledTimes(1);
});
