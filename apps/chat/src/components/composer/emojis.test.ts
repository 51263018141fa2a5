import { expect, test } from 'vitest';
import { COLUMNS, emojiAfterKey, EMOJIS } from './emojis.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 3, 11],
  ['ArrowDown', 78, 79],
  ['ArrowUp', 11, 3],
  ['ArrowUp', 3, 0],
  ['Home', 40, 0],
  ['End', 0, 79],
  ['a', 4, undefined],
])('%s leads from %i to %o', (key, at, to) => {
  expect(emojiAfterKey(key, at, 80)).toBe(to);
});

test('each emoji is offered once, in whole rows', () => {
  const all = Object.values(EMOJIS).flat();
  expect(new Set(all).size).toBe(all.length);
  for (const group of Object.values(EMOJIS)) expect(group.length % COLUMNS).toBe(0);
});
