import { LOCALES } from '@lobby/contract';
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readWords, say, WORD_GROUPS } from './words.ts';

const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe.each(LOCALES)('the words of the server in %s', (locale) => {
  test('lie in one file a group, and none lies beside them', () => {
    const files = readdirSync(new URL(`./messages/${locale}`, import.meta.url));
    expect(files.toSorted()).toEqual(WORD_GROUPS.map((group) => `${group}.json`));
  });

  test.each(WORD_GROUPS)('%s: the keys and the placeholders of en-US, and no empty text', (group) => {
    const first = readWords('en-US', group);
    const words = readWords(locale, group);
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(first).toSorted());
    for (const [name, text] of Object.entries(words)) {
      expect(text.trim(), name).toBe(text);
      expect(text, name).not.toBe('');
      expect(placeholdersOf(text), name).toEqual(placeholdersOf(first[name] ?? ''));
    }
  });
});

test('a sentence is said with its words filled in, and an unknown placeholder stays', () => {
  expect(say('en-US', 'errors.throttled', { wait: '3 seconds' })).toBe('Too many requests. Try again in 3 seconds.');
  expect(say('ja-JP', 'errors.throttled')).toContain('{wait}');
});
