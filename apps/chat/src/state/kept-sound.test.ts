import { expect, test } from 'vitest';
import { claimTone, isSoundOn, keepSound } from './kept-sound.ts';

test('sound is on where nobody has chosen, and stays as it was chosen', () => {
  expect(isSoundOn(localStorage)).toBe(true);
  keepSound(localStorage, false);
  expect(isSoundOn(localStorage)).toBe(false);
  keepSound(localStorage, true);
  expect(isSoundOn(localStorage)).toBe(true);
});

test('of several tabs the first claims the tone of a message', () => {
  expect([claimTone(localStorage, 'a'), claimTone(localStorage, 'a'), claimTone(localStorage, 'b')]).toEqual([true, false, true]);
});
