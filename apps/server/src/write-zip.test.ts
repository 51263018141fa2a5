import { unzipSync } from 'fflate';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { writeZip, type ZipEntry } from './write-zip.ts';

const AT = Date.UTC(2026, 5, 1, 9, 30, 10);
async function* text(...pieces: string[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece);
}
const entry = (name: string, ...pieces: string[]): ZipEntry => ({ name, at: AT, content: text(...pieces) });

describe('a ZIP', () => {
  test('holds files as they are, whatever they are called', async () => {
    const zip = await buffer(writeZip([entry('data.json', '{', '}'), entry('files/1/収据 🧾.txt', 'こんにちは'), entry('empty.txt')]));
    const files = unzipSync(new Uint8Array(zip));
    const read = Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
    expect(read).toEqual([
      ['data.json', '{}'],
      ['files/1/収据 🧾.txt', 'こんにちは'],
      ['empty.txt', ''],
    ]);
  });

  test.each([
    ['longer', 3],
    ['shorter', 5],
  ])('ends in an error where a file is %s than it says, so that nobody takes it for whole', async (_name, bytes) => {
    await expect(buffer(writeZip([{ ...entry('a.txt', 'four'), bytes }]))).rejects.toThrow('a.txt has 4 bytes');
  });

  test('is read piece by piece: nothing is asked for before the reader has taken what was before it', async () => {
    let asked = 0;
    async function* counted(): AsyncGenerator<Uint8Array> {
      for (let no = 0; no < 100; no += 1) {
        asked += 1;
        yield Buffer.from('x');
      }
    }
    const zip = writeZip([{ name: 'a.txt', at: AT, content: counted() }]);
    await zip.next();
    await zip.next();
    expect(asked).toBe(1);
    await zip.return(undefined);
  });
});

test('files of more than 4 GiB, and what lies behind them, are found by their 64-bit records', async () => {
  const piece = Buffer.alloc(1 << 28);
  const bytes = 16 * piece.length;
  async function* long(): AsyncGenerator<Uint8Array> {
    for (let no = 0; no < 16; no += 1) yield piece;
  }
  let [length, tail] = [0, Buffer.alloc(0)];
  for await (const chunk of writeZip([{ name: 'long.bin', at: AT, bytes, content: long() }, entry('behind.txt', 'b')])) {
    length += chunk.length;
    tail = Buffer.concat([tail, chunk.subarray(-400)]).subarray(-400);
  }
  const [first, second] = [tail.indexOf('long.bin', 0), tail.indexOf('behind.txt', tail.indexOf('long.bin'))];
  const end = tail.indexOf(Buffer.from([0x50, 0x4b, 6, 6]));
  expect(tail.readBigUInt64LE(first + 8 + 4)).toBe(BigInt(bytes));
  expect(tail.readBigUInt64LE(second + 10 + 4 + 16)).toBeGreaterThan(BigInt(bytes));
  expect(tail.readBigUInt64LE(end + 40) + tail.readBigUInt64LE(end + 48)).toBe(BigInt(length - 98));
});
