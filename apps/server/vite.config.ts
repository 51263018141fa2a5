import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordsAsFile } from '@lobby/vite/words-as-file';
import { defineConfig, type Plugin } from 'vite';

const SOURCES = fileURLToPath(new URL('src/', import.meta.url));

/** Packages that bring files of their own (WebAssembly, machine code, a thread's module) and look for them beside their code. */
const WITH_OWN_FILES = ['@electric-sql/pglite', 'pino', 'sharp'];

/**
 * What a module finds beside itself (migrations, texts, threads, processes) it finds where its source is: they are the same files
 * for the built server as for the sources.
 */
function addressOfSource(): Plugin {
  let folder = '';
  return {
    name: 'address-of-source',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    transform(code, id) {
      if (!id.startsWith(SOURCES) || !code.includes('import.meta.url')) return null;
      const address = `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`;
      return { code: code.replaceAll('import.meta.url', address), map: null };
    },
  };
}

/** What is started is a file that any Node can read, which says what is missing or brings in the server. */
function entry(): Plugin {
  return {
    name: 'entry',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'main.js', source: readFileSync(new URL('src/require-node.mjs', import.meta.url)) });
    },
  };
}

/** The server's own process in a few files instead of two thousand: most of the time and of the memory of a start is the finding of each. */
export default defineConfig({
  root: dirname(fileURLToPath(import.meta.url)),
  // By its real path: the bundler does not follow the link of a workspace when one configuration extends another.
  tsconfig: '../../tooling/typescript/server.json',
  plugins: [addressOfSource(), wordsAsFile(), entry()],
  ssr: { noExternal: true, external: WITH_OWN_FILES },
  build: {
    ssr: true,
    target: 'node24',
    // Names without a digest: the cache of compiled code has one entry a name, so that it does not grow with each build.
    rolldownOptions: {
      // The others are parts of the first, named for who starts the same server on a clock of their own.
      input: { server: 'src/main.ts', app: 'src/app.ts', config: 'src/config.ts', 'recurring-jobs': 'src/jobs/recurring-jobs.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
