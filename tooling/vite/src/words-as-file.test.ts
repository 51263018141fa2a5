import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wordsAsFile } from './words-as-file.ts';

const ENTRY = fileURLToPath(new URL('../../../packages/retrieval/src/thesaurus/read-words.ts', import.meta.url));

interface Reader {
  readonly readWords: () => Promise<readonly string[]>;
}

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'words-as-file-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('a built program reads the same words from a file, and has none of them in its code', async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [wordsAsFile()],
    build: { ssr: ENTRY, outDir: folder, emptyOutDir: false, rolldownOptions: { output: { entryFileNames: 'read-words.mjs' } } },
  });
  const built = join(folder, 'read-words.mjs');
  const { readWords } = (await import(pathToFileURL(built).href)) as Reader;
  const { readWords: readSources } = (await import(pathToFileURL(ENTRY).href)) as Reader;
  const words = await readWords();
  expect(words.join('').length).toBeGreaterThan(100_000);
  expect(words).toEqual(await readSources());
  expect(await readFile(built, 'utf8')).not.toContain(' | cn: ');
});
