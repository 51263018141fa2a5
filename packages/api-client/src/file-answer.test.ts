import { expect, it } from 'vitest';
import { readFilename } from './file-answer.ts';

it.each([
  ['attachment; filename="corpus.csv"', 'corpus.csv'],
  ['attachment; filename=corpus.csv', 'corpus.csv'],
  [`attachment; filename="a.csv"; filename*=UTF-8''%E7%9F%A5%E8%AD%98.csv`, '知識.csv'],
  [`attachment; filename*=UTF-8''%E7%9.csv; filename="a.csv"`, 'a.csv'],
  [String.raw`attachment; filename="say \"hi\".csv"`, 'say "hi".csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment', undefined],
  [undefined, undefined],
])('names the file of %j %j', (header, name) => {
  expect(readFilename(header)).toBe(name);
});
