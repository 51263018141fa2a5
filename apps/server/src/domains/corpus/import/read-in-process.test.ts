import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { FileRefused } from '#/domains/sheet/file-refused.ts';
import { longestTurn } from '#test/longest-turn.ts';
import type { ReadOptions } from './read-file.ts';
import { readInProcess } from './read-in-process.ts';

const OPTIONS: ReadOptions = { mapping: {}, locale: undefined, fallbackLocale: 'en-US', corpora: new Map(), zone: 'UTC' };
const csv = (...lines: string[]) => Buffer.from(`question,answer,status\n${lines.join('\n')}`);

describe('a file read in a process of its own', () => {
  test('gives its good rows, its refused rows and what it says of itself', async () => {
    await expect(readInProcess(csv("'=1+1,a,live", 'q,,'), { ...OPTIONS, mapping: { answer: 'Answer' } })).resolves.toEqual({
      headers: ['question', 'answer', 'status'],
      mapping: { question: 'question', answer: 'answer', status: 'status' },
      encoding: 'utf-8',
      good: [{ row: 2, question: '=1+1', key: '=1+1', answer: 'a', wordings: undefined, locale: 'en-US', status: 'published', more: {} }],
      rejected: [{ row: 3, code: 'answer_missing', words: {}, question: 'q' }],
    });
  });

  test('is refused with the reason', async () => {
    const refusal = { code: 'missing_column', columns: ['question'], headers: ['foo', 'answer'] };
    await expect(readInProcess(Buffer.from('foo,answer\na,b'), OPTIONS)).rejects.toEqual(new FileRefused(refusal as never));
    await expect(readInProcess(Buffer.from('foo,answer\na,b'), OPTIONS)).rejects.toMatchObject({ refusal });
  });

  test('may have 50,000 rows and no more', async () => {
    const lines = Array.from({ length: 50_000 }, (_, index) => `question ${index},answer,`);
    expect((await readInProcess(csv(...lines), OPTIONS)).good).toHaveLength(50_000);
    await expect(readInProcess(csv(...lines, 'one,more,'), OPTIONS)).rejects.toMatchObject({
      refusal: { code: 'too_large', unit: 'rows', limit: 50_000 },
    });
  });

  test('of 10 MB does not hold up the serving thread', async () => {
    const answer = '退貨之前請聯絡我們的客服。'.repeat(12);
    const bytes = csv(...Array.from({ length: 20_000 }, (_, index) => `第 ${index} 個問題,${answer},`));
    expect(bytes.length).toBeGreaterThan(9_000_000);
    expect((await longestTurn(() => readInProcess(bytes, OPTIONS))).longestMs).toBeLessThan(50);
  });

  test.each([
    ['one line of 20 MB', `question,answer\n${'x'.repeat(20_000_000)},a`],
    ['100,000 columns', `question,answer${',x'.repeat(100_000)}\nq,a${',1'.repeat(100_000)}`],
    ['lines of commas', `question,answer\n${`${','.repeat(1_000)}\n`.repeat(5_000)}`],
    ['quotation marks', `question,answer\n${'"'.repeat(5_000_001)}`],
  ])('of %s is read or refused, and nobody waits for it', async (_what, text) => {
    const bytes = Buffer.from(text);
    const read = () =>
      readInProcess(bytes, OPTIONS).catch((error: unknown) => {
        if (!(error instanceof FileRefused)) throw error;
      });
    expect((await longestTurn(read)).longestMs).toBeLessThan(250);
  });

  test('that takes all the memory it is given is refused, and the process lives', async () => {
    const row = (number: number) => `<row r="${number}"><c r="ZZ${number}" t="b"><v>1</v></c></row>`;
    const sheet = Array.from({ length: 99_000 }, (_, index) => row(index + 1)).join('');
    const bytes = zipSync({
      'xl/workbook.xml': strToU8('<workbook xmlns:r="r"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    });
    await expect(readInProcess(bytes, OPTIONS)).rejects.toMatchObject({ refusal: { code: 'unreadable_file' } });
  });
});
