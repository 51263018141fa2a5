import { expect, test } from 'vitest';
import { decideKey, SAME_PRESS_MS, type KeyPress } from './decide-key.ts';

const ENTER: KeyPress = { key: 'Enter', shiftKey: false, altKey: false, isComposing: false, keyCode: 13, at: 1_000, composedAt: undefined };

test.each<[string, Partial<KeyPress>, 'send' | 'pass']>([
  ['Enter sends', {}, 'send'],
  ['Shift+Enter begins a line', { shiftKey: true }, 'pass'],
  ['Alt+Enter begins a line', { altKey: true }, 'pass'],
  ['any other key is typed', { key: 'a', keyCode: 65 }, 'pass'],
  ['Enter that picks a candidate, as Chrome and Firefox report it', { isComposing: true, keyCode: 229 }, 'pass'],
  ['Enter that the input method has taken, without isComposing', { keyCode: 229 }, 'pass'],
  ['Enter while composing, with its own key code', { isComposing: true }, 'pass'],
  ['Safari: the composition has ended in the same press', { composedAt: 1_000 }, 'pass'],
  ['Safari: a moment before', { composedAt: 1_000 - SAME_PRESS_MS + 1 }, 'pass'],
  ['the next Enter, once the candidate is picked', { composedAt: 1_000 - SAME_PRESS_MS }, 'send'],
])('%s', (_, press, decision) => {
  expect(decideKey({ ...ENTER, ...press })).toBe(decision);
});
