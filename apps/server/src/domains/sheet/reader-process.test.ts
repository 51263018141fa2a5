import { describe, expect, test } from 'vitest';
import { FileRefused } from './file-refused.ts';
import { readInProcess, type Reader } from './reader-process.ts';

interface Does {
  readonly does: 'read' | 'refuse' | 'grow' | 'die';
}

const READER: Reader<Does, number, number> = { module: new URL('../../../test/process-id.child.ts', import.meta.url) };
const read = async (does: Does['does']) => (await readInProcess(READER, { does })).facts;

describe('the process that reads files', () => {
  test('reads the next one too, also after one that it refused', async () => {
    const first = await read('read');
    expect(await read('read')).toBe(first);
    await expect(read('refuse')).rejects.toEqual(new FileRefused({ code: 'unreadable_file' }));
    expect(await read('read')).toBe(first);
  });

  test('reads one file at a time', async () => {
    const readers = await Promise.all([read('read'), read('read')]);
    expect(new Set(readers).size).toBe(2);
  });

  test('is another one after a file that made it grow, and after one that ended it', async () => {
    const grown = await read('grow');
    const next = await read('read');
    expect(next).not.toBe(grown);
    await expect(read('die')).rejects.toMatchObject({ refusal: { code: 'unreadable_file' } });
    expect(await read('read')).not.toBe(next);
  });
});
