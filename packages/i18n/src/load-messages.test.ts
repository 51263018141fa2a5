import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMessageLoader, LOAD_PAUSES_MS } from './load-messages.ts';
import { MESSAGE_FILES, type MessageFiles } from './message-files.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The package's files, with one of them replaced. */
const filesWith = (fetchFile: MessageFiles['ja-JP']['common']): MessageFiles => ({
  ...MESSAGE_FILES,
  'ja-JP': { ...MESSAGE_FILES['ja-JP'], common: fetchFile },
});

test('a file asked for ten times at once is fetched once', async () => {
  const fetchFile = vi.fn<MessageFiles['ja-JP']['common']>(async () => ({ default: { a: 'あ' } }));
  const load = createMessageLoader(filesWith(fetchFile));
  const loads = await Promise.all(Array.from({ length: 10 }, () => load('ja-JP', 'common')));
  expect(loads).toEqual(Array.from({ length: 10 }, () => ({ a: 'あ' })));
  expect(fetchFile).toHaveBeenCalledTimes(1);
});

test('a failed fetch is tried again after each pause', async () => {
  const fetchFile = vi
    .fn<MessageFiles['ja-JP']['common']>(async () => ({ default: { a: 'あ' } }))
    .mockRejectedValueOnce(new Error('cut'))
    .mockRejectedValueOnce(new Error('cut'));
  const load = createMessageLoader(filesWith(fetchFile))('ja-JP', 'common');
  await vi.advanceTimersByTimeAsync(LOAD_PAUSES_MS[0] - 1);
  expect(fetchFile).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1 + LOAD_PAUSES_MS[1]);
  await expect(load).resolves.toEqual({ a: 'あ' });
  expect(fetchFile).toHaveBeenCalledTimes(3);
});

test('a load that failed for good is forgotten, so that asking again tries again', async () => {
  const fetchFile = vi.fn<MessageFiles['ja-JP']['common']>(async () => ({ default: { a: 'あ' } }));
  for (let attempt = 0; attempt <= LOAD_PAUSES_MS.length; attempt += 1) fetchFile.mockRejectedValueOnce(new Error('cut'));
  const load = createMessageLoader(filesWith(fetchFile));
  const failure = load('ja-JP', 'common').catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  expect(await failure).toBe('cut');
  await expect(load('ja-JP', 'common')).resolves.toEqual({ a: 'あ' });
});
