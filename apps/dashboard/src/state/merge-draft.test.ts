import { expect, it } from 'vitest';
import { mergeDraft, STILL_TYPING_MS, type TimedText } from './merge-draft.ts';

const NOW = 1_000_000;
const OLD = NOW - STILL_TYPING_MS - 1;
const own = (body: string, writtenAt: number) => ({ body, writtenAt });

it.each([
  ['one that was taken a moment ago is taken anew when it has grown', own('a', NOW - 100), own('ab', NOW), false, 'take', 0],
  ['the newer one of another device is taken', own('a', OLD - 1), own('ab', OLD), false, 'take'],
  ['the newer one of this tab is saved', own('ab', OLD), own('a', OLD - 1), false, 'save'],
  ['what was sent elsewhere goes here too', own('ab', OLD - 1), own('', OLD), false, 'take'],
  ['a tab that never wrote takes what is kept', own('', 0), own('ab', OLD), false, 'take'],
  ['what is being typed stays', own('abc', NOW - 100), own('ab', NOW), false, 'save'],
  ['what was not saved yet stays', own('abc', OLD), own('ab', NOW), true, 'save'],
  ['an empty field takes a newer text at once', own('', NOW - 100), own('ab', NOW), true, 'take'],
  ['equal ones stay as they are', own('ab', OLD), own('ab', NOW), true, 'same'],
] as [string, TimedText, TimedText, boolean, string, number?][])('%s', (_, mine, kept, unsaved, expected, typedAt = mine.writtenAt) => {
  expect(mergeDraft({ own: mine, kept, unsaved, typedAt, now: NOW })).toBe(expected);
});
