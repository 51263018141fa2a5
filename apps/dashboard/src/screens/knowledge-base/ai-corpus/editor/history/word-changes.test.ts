import { expect, test } from 'vitest';
import { wordChanges } from './word-changes.ts';

test.each([
  ['en-US', 'You have 30 days.', 'You have 14 days.', ['=You have ', '-30', '+14', '= days.']],
  ['zh-CN', '七天内可以退货。', '十天内可以退货。', ['-七', '+十', '=天内可以退货。']],
  ['ja-JP', '送料は500円です。', '送料は700円です。', ['=送料は', '-500', '+700', '=円です。']],
] as const)('in %s the changes of a text are its words', (locale, before, after, changes) => {
  const marks = { same: '=', added: '+', removed: '-' };
  expect(wordChanges(before, after, locale).map(({ kind, text }) => `${marks[kind]}${text}`)).toEqual(changes);
});

test('put together, what stays and what was removed is the text before, and what stays and was added the text after', () => {
  const [before, after] = ['One\n\ntwo  three', 'One two three\nfour'];
  const changes = wordChanges(before, after, 'en-US');
  expect(
    changes
      .filter(({ kind }) => kind !== 'added')
      .map(({ text }) => text)
      .join(''),
  ).toBe(before);
  expect(
    changes
      .filter(({ kind }) => kind !== 'removed')
      .map(({ text }) => text)
      .join(''),
  ).toBe(after);
});
