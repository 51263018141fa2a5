import { readInProcess as readAside, type Reader } from '#/domains/sheet/reader-process.ts';
import type { GoodRow } from './check-rows.ts';
import type { FileFacts, FileRead, ReadOptions } from './read-file.ts';

interface EntryFile {
  bytes: Uint8Array;
  options: ReadOptions;
}

const READER: Reader<EntryFile, FileFacts & Pick<FileRead, 'rejected'>, GoodRow> = {
  module: new URL('./read-file.child.ts', import.meta.url),
};

/** Reads a file of entries in a process of its own. @throws FileRefused */
export async function readInProcess(bytes: Uint8Array, options: ReadOptions): Promise<FileRead> {
  const { facts, rows } = await readAside(READER, { bytes, options });
  return { ...facts, good: rows };
}
