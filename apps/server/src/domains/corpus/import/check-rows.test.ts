import { describe, expect, test } from 'vitest';
import { checkRows, type CheckOptions } from './check-rows.ts';

const OPTIONS: CheckOptions = {
  firstRow: 2,
  places: { question: 0, answer: 1, wordings: 2, locale: 3, status: 4 },
  locale: undefined,
  fallbackLocale: 'ja-JP',
  corpora: new Map([['sale', 'id of sale']]),
  zone: 'UTC',
};
const check = (rows: string[][], options: Partial<CheckOptions> = {}) => checkRows(rows, { ...OPTIONS, ...options });

describe('rows of a file', () => {
  test('become entries, white space around and line ends tidied', () => {
    expect(check([[' Where? ', 'Here.\r\nThere.', 'Which place | What place', 'en', 'Draft']]).good).toEqual([
      {
        row: 2,
        question: 'Where?',
        key: 'where',
        answer: 'Here.\nThere.',
        wordings: ['Which place', 'What place'],
        locale: 'en-US',
        status: 'draft',
        more: {},
      },
    ]);
  });

  test.each([
    ['question_missing', ['', 'a'], {}],
    ['question_too_long', ['q'.repeat(501), 'a'], { max: 500 }],
    ['answer_missing', ['q', ' '], {}],
    ['answer_too_long', ['q', 'a'.repeat(8_001)], { max: 8_000 }],
    ['too_many_wordings', ['q', 'a', Array.from({ length: 51 }, (_, index) => `w${index}`).join('|')], { max: 50 }],
    ['wording_too_long', ['q', 'a', 'w'.repeat(501)], { max: 500 }],
    ['locale_unknown', ['q', 'a', '', 'Klingon'], {}],
    ['status_unknown', ['q', 'a', '', 'en', 'maybe'], {}],
  ])('are refused: %s', (code, cells, words) => {
    expect(check([cells]).rejected).toEqual([{ row: 2, code, words, question: (cells[0] ?? '').slice(0, 200) }]);
  });

  test('at their limits are good', () => {
    const wordings = Array.from({ length: 50 }, (_, index) => `${index}`.padEnd(500, 'w')).join('\n');
    expect(check([['q'.repeat(500), 'a'.repeat(8_000), wordings]]).rejected).toEqual([]);
  });

  test('with the same question in the same language are refused after the first, which they name', () => {
    const { good, rejected } = check([
      ['Where?', 'a', '', 'en'],
      ['', ''],
      ['WHERE ?', 'b', '', 'en-GB'],
      ['Where?', 'c', '', 'ja'],
    ]);
    expect(good.map(({ row }) => row)).toEqual([2, 5]);
    expect(rejected).toEqual([{ row: 4, code: 'duplicate_in_file', words: { row: 2 }, question: 'WHERE ?' }]);
  });

  test('that are blank count as rows and as nothing else', () => {
    const { good, rejected } = check([['', ' ', ''], [], ['q', 'a']], { firstRow: 10 });
    expect(rejected).toEqual([]);
    expect(good.map(({ row }) => row)).toEqual([12]);
  });

  test.each([
    ['the language that they name', ['怎么退货', '七天内', '', 'ja'], 'en-US', 'ja-JP'],
    ['the language that the caller gives', ['怎么退货', '七天内'], 'en-US', 'en-US'],
    ['the language in which they are written', ['怎么退货', '七天内可以退'], undefined, 'zh-CN'],
    ['the language in which the answer is written', ['PS5', 'はい、あります'], undefined, 'ja-JP'],
    ['the tenant’s language when they show none', ['1', '2'], undefined, 'ja-JP'],
  ] as const)('take %s', (_, cells, locale, taken) => {
    expect(check([[...cells]], { locale }).good[0]?.locale).toBe(taken);
  });

  test('leave open what the file has no column for', () => {
    const [row] = check([['q', 'a']], { places: { question: 0, answer: 1 } }).good;
    expect(row).toMatchObject({ wordings: undefined, status: undefined });
  });
});
