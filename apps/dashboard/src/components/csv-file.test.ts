import { describe, expect, it } from 'vitest';
import { csvFile } from './csv-file.ts';

describe('a CSV file', () => {
  it('quotes every cell and says that it is UTF-8', async () => {
    const bytes = new Uint8Array(await csvFile([['a "b"', 'c,d']]).arrayBuffer());
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe('"a ""b""","c,d"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@now', '\tx'])('lets no spreadsheet run %j', async (cell) => {
    expect(await csvFile([[cell]]).text()).toContain(`"'${cell}"`);
  });
});
