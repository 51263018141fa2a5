import { describe, expect, it } from 'vitest';
import { decideKey, SAME_PRESS_MS, type KeyPress } from './decide-key.ts';

const enter: KeyPress = {
  key: 'Enter',
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  keyCode: 13,
  timeStamp: 10_000,
};

describe('a key press in the composer', () => {
  it.each<[string, Partial<KeyPress & { composedAt: number }>, 'send' | 'pass', 'send' | 'pass']>([
    ['Enter', {}, 'send', 'pass'],
    ['Ctrl Enter', { ctrlKey: true }, 'send', 'send'],
    ['⌘ Enter', { metaKey: true }, 'send', 'send'],
    ['Shift Enter', { shiftKey: true }, 'pass', 'pass'],
    ['Ctrl Shift Enter', { ctrlKey: true, shiftKey: true }, 'pass', 'pass'],
    ['Alt Enter', { altKey: true }, 'pass', 'pass'],
    ['another key', { key: 'a', keyCode: 65 }, 'pass', 'pass'],
    ['Enter while an input method composes', { isComposing: true, ctrlKey: true }, 'pass', 'pass'],
    ['Enter that an input method has taken', { keyCode: 229, ctrlKey: true }, 'pass', 'pass'],
    [
      'the Enter that ended a composition, after its end (Safari)',
      { ctrlKey: true, composedAt: 10_000 - SAME_PRESS_MS + 1 },
      'pass',
      'pass',
    ],
    ['Enter in the very moment of the end', { ctrlKey: true, composedAt: 10_000 }, 'pass', 'pass'],
    ['the next Enter after a composition', { ctrlKey: true, composedAt: 10_000 - SAME_PRESS_MS }, 'send', 'send'],
  ])('%s', (_name, { composedAt, ...press }, withEnter, withModified) => {
    expect(decideKey({ ...enter, ...press }, composedAt, 'enter')).toBe(withEnter);
    expect(decideKey({ ...enter, ...press }, composedAt, 'modified')).toBe(withModified);
  });
});
