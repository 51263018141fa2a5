import { describe, expect, it } from 'vitest';
import { neighbour, nextUnread, readShortcut, type ShortcutPress } from './read-shortcut.ts';

const press: ShortcutPress = { key: '', ctrlKey: false, metaKey: false, altKey: false, taken: false, composing: false };

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
    ['u', 'unread'],
    ['x', 'choose'],
    ['n', 'note'],
    ['G', 'draft'],
    ['a', 'assign'],
    ['s', 'snooze'],
    ['l', 'tag'],
    ['p', 'priority'],
    ['d', 'details'],
    ['f', 'filter'],
    ['q', undefined],
    ['Enter', undefined],
  ])('%s asks for %s', (key, shortcut) => {
    expect(readShortcut({ ...press, key })).toBe(shortcut);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { taken: true }, { composing: true }])(
    'with %j belongs to somebody else',
    (over) => {
      expect(readShortcut({ ...press, key: 'e', ...over })).toBeUndefined();
    },
  );
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

describe('the next unread conversation', () => {
  const items = [
    { id: 'a', unread: 1 },
    { id: 'b', unread: 0 },
    { id: 'c', unread: 2 },
  ];
  it.each([
    ['a', 'c'],
    ['c', 'a'],
    [undefined, 'a'],
  ] as const)('from %s is %s', (open, expected) => expect(nextUnread(items, open)).toBe(expected));

  it('is none where only the open one has something unread', () => {
    expect(nextUnread([{ id: 'a', unread: 3 }], 'a')).toBeUndefined();
  });
});
