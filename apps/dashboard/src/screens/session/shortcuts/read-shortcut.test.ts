import { describe, expect, it } from 'vitest';
import { neighbour, readShortcut, type ShortcutPress } from './read-shortcut.ts';

const press: ShortcutPress = { key: '', ctrlKey: false, metaKey: false, altKey: false, taken: false };

describe('a key press in the workspace', () => {
  it.each([
    ['j', 'next'],
    ['ArrowDown', 'next'],
    ['K', 'previous'],
    ['ArrowUp', 'previous'],
    ['e', 'resolve'],
    ['t', 'takeover'],
    ['r', 'reply'],
    ['/', 'search'],
    ['?', 'help'],
    ['x', undefined],
    ['Enter', undefined],
  ])('%s asks for %s', (key, shortcut) => {
    expect(readShortcut({ ...press, key })).toBe(shortcut);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { taken: true }])('with %j belongs to somebody else', (over) => {
    expect(readShortcut({ ...press, key: 'e', ...over })).toBeUndefined();
  });
});

describe('moving through the list', () => {
  it.each([
    [undefined, 'next', 'a'],
    ['a', 'next', 'b'],
    ['c', 'next', undefined],
    ['b', 'previous', 'a'],
    ['a', 'previous', undefined],
    ['gone', 'next', 'a'],
  ] as const)('from %s, %s leads to %s', (open, shortcut, expected) => {
    expect(neighbour(['a', 'b', 'c'], open, shortcut)).toBe(expected);
  });
});
