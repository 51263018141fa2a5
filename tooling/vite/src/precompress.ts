import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Text that shrinks; fonts and pictures are compressed already. `config.json` may be edited after the build. */
const COMPRESSIBLE = /\.(js|css|svg)$/;

/** Below this a compressed file saves no packet on the wire. Bytes. */
const SMALLEST = 1_024;

/** Writes a `.br` and a `.gz` beside every text file, once here instead of at every request. */
export function precompress(): Plugin {
  return {
    name: 'lobby:precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const names = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(names.map((name) => compressFile(join(dir, name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    brotli(content, { params: size }).then((packed) => writeFile(`${path}.br`, packed)),
    deflate(content, { level: constants.Z_BEST_COMPRESSION }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
}
