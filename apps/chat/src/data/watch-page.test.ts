import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPage } from './watch-page.ts';

const [back, lost] = [vi.fn<() => void>(), vi.fn<() => void>()];
let visibility: DocumentVisibilityState = 'visible';
let stop: () => void;

beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  stop = watchPage({ back, lost });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  back.mockReset();
  lost.mockReset();
});

test.each<[string, () => boolean]>([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page comes out of the back-forward cache', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
  ['the page comes to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
])('what was missed is read when %s, and no longer once nobody listens', (_, happen) => {
  happen();
  expect([back.mock.calls.length, lost.mock.calls.length]).toEqual([1, 0]);
  stop();
  happen();
  expect(back).toHaveBeenCalledTimes(1);
});

test('a page that goes to the back reads nothing', () => {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(back).not.toHaveBeenCalled();
});

test('a network that is lost is told of', () => {
  window.dispatchEvent(new Event('offline'));
  expect([back.mock.calls.length, lost.mock.calls.length]).toEqual([0, 1]);
});
