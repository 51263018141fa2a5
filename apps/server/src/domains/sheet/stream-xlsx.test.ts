import { Buffer } from 'node:buffer';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { streamXlsx, type XlsxCell } from './stream-xlsx.ts';

async function* slicesOf(...slices: XlsxCell[][][]) {
  yield* slices;
}
async function read(slices: AsyncIterable<XlsxCell[][]>) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of streamXlsx(slices)) chunks.push(chunk);
  const [sheet] = await readXlsxFile(Buffer.concat(chunks));
  return sheet?.data ?? [];
}

test('rows come out as they went in: texts in every script, numbers, nothing', async () => {
  const head = ['Name', '件数', 'n'];
  const rows: XlsxCell[][] = [
    ['<b>&amp; "x"', '領収書 𠮷', 1.5],
    ['a\nb', null, 0],
    ['=1+1', '_x0041_', -3],
  ];
  expect(await read(slicesOf([head], rows.slice(0, 1), rows.slice(1)))).toEqual([head, ...rows]);
});

test('what XML cannot say is left out, and a sheet may be empty', async () => {
  expect(await read(slicesOf([['a\u0000b\uD800c']]))).toEqual([['ab\uFFFDc']]);
  expect(await read(slicesOf())).toEqual([]);
});

test('a file goes out while its rows come, and no more than a slice is held', async () => {
  const SLICES = 60;
  const row = (no: number) => Array.from({ length: 30 }, (_, column) => `cell ${no * column} of ${Math.sin(no + column)}`);
  let given = 0;
  async function* endless() {
    for (; given < SLICES; given += 1) yield Array.from({ length: 100 }, (_, index) => row(given * 100 + index));
  }
  let longest = 0;
  let all = 0;
  let aheadAtFirst: number | undefined;
  for await (const chunk of streamXlsx(endless())) {
    if (all > 10_000) aheadAtFirst ??= given;
    longest = Math.max(longest, chunk.length);
    all += chunk.length;
  }
  expect(aheadAtFirst).toBeLessThan(5);
  expect(longest).toBeLessThan(all / 50);
});
