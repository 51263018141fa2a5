import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRestingReaders, type RestingReaders } from './resting-readers.ts';

let readers: RestingReaders;
beforeEach(() => {
  vi.useFakeTimers();
  readers = createRestingReaders(2);
});
afterEach(() => {
  readers.stop();
  vi.useRealTimers();
});

test('a reader goes on with the next document of its business, and with nobody else’s', () => {
  const first = readers.take(1);
  expect(readers.take(1)).not.toBe(first);
  readers.giveBack(1, first);
  expect(readers.take(2)).not.toBe(first);
  expect(readers.take(1)).toBe(first);
});

test('a reader that nobody needs for a while ends, and so does the eldest of too many', () => {
  const [first, second, third] = [readers.take(1), readers.take(2), readers.take(3)];
  const ended = [first, second, third].map((reader) => vi.spyOn(reader, 'stop'));
  for (const [index, reader] of [first, second, third].entries()) readers.giveBack(index + 1, reader);
  expect(ended.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  vi.advanceTimersByTime(60_000);
  expect(ended.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  expect(readers.take(3)).not.toBe(third);
});
