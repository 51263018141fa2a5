import { serveReader } from '#/domains/sheet/serve-reader.ts';
import { readFile, type ReadOptions } from './read-file.ts';

serveReader(({ bytes, options }: { bytes: Uint8Array; options: ReadOptions }) => {
  const { good, ...facts } = readFile(bytes, options);
  return { facts, rows: good };
});
