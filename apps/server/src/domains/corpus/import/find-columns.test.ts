import { describe, expect, test } from 'vitest';
import type { FileRefused } from '#/domains/sheet/file-refused.ts';
import { findColumns, mappingOf } from './find-columns.ts';

describe('columns', () => {
  test.each([
    [['Question', 'Answer', 'Wordings', 'Language', 'Status']],
    [['问题', '答案', '相似问法', '语言', '状态']],
    [['問題', '答案', '相似問法', '語言', '狀態']],
    [['问题', '答案', '其他问法', '语言', '状态']],
    [['問題', '答案', '其他問法', '語言', '狀態']],
    [['質問', '回答', '言い換え', '言語', '状態']],
    [['Q', 'A', 'Similar questions', 'lang', 'state']],
    [['QUESTION *', 'answer (required)', 'similar_questions', 'Locale', ' status ']],
    [['标准问题', '答复', '相似问', '语种', '发布状态']],
    [['質問文', '回答文', '類似質問', 'ロケール', 'ステータス']],
  ])('are found by name: %j', (headers) => {
    expect(findColumns(headers, {})).toEqual({ question: 0, answer: 1, wordings: 2, locale: 3, status: 4 });
  });

  test('are taken from the headers that the caller names, the rest by name', () => {
    const headers = ['ID', 'Text', 'Answer', 'Reply'];
    const places = findColumns(headers, { question: 'Text', answer: 'reply' });
    expect(places).toEqual({ question: 1, answer: 3 });
    expect(mappingOf(places, headers)).toEqual({ question: 'Text', answer: 'Reply' });
  });

  test('with the same name count once, the first one', () => {
    expect(findColumns(['question', 'answer', 'question'], {})).toEqual({ question: 0, answer: 1 });
  });

  test.each([
    ['nothing known', ['foo', 'bar'], {}, ['question', 'answer']],
    ['no answer', ['question', 'bar'], {}, ['answer']],
    ['a named header that is not there', ['question', 'answer'], { wordings: 'Others' }, ['wordings']],
    ['nothing at all', [], {}, ['question', 'answer']],
  ])('are missing in a file with %s', (_, headers, mapping, columns) => {
    expect(() => findColumns(headers, mapping)).toThrow(
      expect.objectContaining({ refusal: { code: 'missing_column', columns, headers } }) as FileRefused,
    );
  });
});
