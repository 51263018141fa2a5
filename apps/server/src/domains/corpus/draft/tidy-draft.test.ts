import { describe, expect, test } from 'vitest';
import { completeDraft } from '#/domains/corpus/entry-draft.ts';
import { tidyDraft, tidyText, tidyWordings } from './tidy-draft.ts';

describe('a text as it is stored', () => {
  test.each([
    ['one kind of line end', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['no characters that nobody sees', 'a\u0000\u0007b\ufffe', 'ab'],
    ['no outer white space', ' \u3000a b\n ', 'a b'],
    ['tabs, emoji and rare characters as they are', 'a\tb 👩‍👩‍👧 𠮷', 'a\tb 👩‍👩‍👧 𠮷'],
    ['no half of a character', 'a\ud83d', 'a\ufffd'],
  ])('has %s', (_, text, stored) => {
    expect(tidyText(text)).toBe(stored);
  });

  test('has wordings of one line each, none empty, none twice', () => {
    expect(tidyWordings([' a ', 'b\n c', '', 'a', '\u0001'])).toEqual(['a', 'b c']);
  });

  test('keeps language and status', () => {
    const draft = completeDraft({ question: 'q', answer: 'a', locale: 'ja-JP', status: 'draft', tags: ['x'] }, 'first');
    expect(tidyDraft({ ...draft, question: 'q ', answer: ' a' })).toEqual(draft);
  });
});
