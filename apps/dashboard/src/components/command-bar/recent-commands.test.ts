import { afterEach, expect, test, vi } from 'vitest';
import { keepRecentCommand, readRecentCommands } from './recent-commands.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the last five are kept, the latest first, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) keepRecentCommand(id);
  expect(readRecentCommands()).toEqual(['c', 'f', 'e', 'd', 'b']);
});

test.each(['no json', '{"a":1}', '[1,null]'])('what something else left there (%s) counts as nothing', (left) => {
  localStorage.setItem('lobby-recent-commands', left);
  expect(readRecentCommands()).toEqual([]);
});

test('a browser that keeps nothing has no recent ones', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(keepRecentCommand('a')).toBe(false);
  expect(readRecentCommands()).toEqual([]);
});
