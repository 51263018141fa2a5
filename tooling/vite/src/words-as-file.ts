import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = '/retrieval/src/thesaurus/read-words.ts';
const FILE = 'thesaurus.txt';

/** Stands between the topics. */
const BETWEEN = '\0';

/** What is served to a program in place of the module: it finds the file beside itself. */
const READER = `import { readFile } from 'node:fs/promises';
export async function readWords() {
  const words = await readFile(new URL('${FILE}', import.meta.url), 'utf8');
  return words.split('\\0');
}
`;

/** For programs that run in Node: puts the words of the thesaurus in a file that is read and forgotten, since a module's text stays in memory. */
export function wordsAsFile(): Plugin {
  let source: string | undefined;
  return {
    name: 'lobby:words-as-file',
    apply: 'build',
    async load(id) {
      if (!id.endsWith(MODULE)) return null;
      const { readWords } = (await import(pathToFileURL(id).href)) as { readWords: () => Promise<readonly string[]> };
      source = (await readWords()).join(BETWEEN);
      return READER;
    },
    generateBundle() {
      if (source !== undefined) this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}
