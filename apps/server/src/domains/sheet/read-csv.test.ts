import { describe, expect, test } from 'vitest';
import { FileRefused } from './file-refused.ts';
import { readCsv } from './read-csv.ts';

const read = (text: string) => readCsv(Buffer.from(text), (cell) => ['question', 'answer'].includes(cell.toLowerCase())).rows;

function refusalOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    if (error instanceof FileRefused) return error.refusal;
    throw error;
  }
  return 'nothing refused';
}

describe('a CSV', () => {
  test.each([
    ['commas', 'Question,Answer\n"a, b",c'],
    ['semicolons', 'Question;Answer\n"a, b";c'],
    ['tabs', 'Question\tAnswer\na, b\tc'],
    ['semicolons under headers that nobody knows', 'Foo, bar;Baz\n"a, b";c\n'],
    ['tabs under headers that nobody knows', 'Foo\tBar\na, b\tc\n'],
  ])('may have %s', (_, text) => {
    expect(read(text)[1]).toEqual(['a, b', 'c']);
  });

  test.each([
    ['sep=;\nQuestion;Answer\na, b;c'],
    ['\uFEFFsep=;\r\nQuestion;Answer\r\na, b;c'],
    ['"sep=\t"\nQuestion\tAnswer\na, b\tc'],
    ['SEP=|\nQuestion|Answer\na, b|c'],
  ])('may begin with the line by which Excel is told the delimiter: %j', (text) => {
    expect(read(text)).toEqual([
      ['Question', 'Answer'],
      ['a, b', 'c'],
    ]);
  });

  test.each([
    ['line feeds', '\n'],
    ['carriage returns and line feeds', '\r\n'],
    ['carriage returns', '\r'],
  ])('may end its lines with %s', (_, end) => {
    expect(read(['question,answer', 'a,b', '', 'c,d'].join(end))).toEqual([['question', 'answer'], ['a', 'b'], [''], ['c', 'd']]);
  });

  test('may have quotes and line breaks in its cells', () => {
    expect(read('question,answer\n"say ""hi""","line one\nline two"')[1]).toEqual(['say "hi"', 'line one\nline two']);
  });

  test.each([
    ['is empty', '', { code: 'unreadable_file' }],
    ['is blank', ' \n\n ', { code: 'unreadable_file' }],
    ['never closes a quotation', 'question,answer\n"a,b\nc,d\n', { code: 'unreadable_file' }],
    ['is a million blank lines', `question,answer\n${'\n'.repeat(1_000_000)}`, { code: 'too_large', unit: 'rows', limit: 50_000 }],
  ])('that %s is refused', (_, text, refusal) => {
    expect(refusalOf(() => read(text))).toEqual(refusal);
  });
});
