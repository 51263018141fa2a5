import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { ifMissing } from './if-missing.ts';
import type { FileSource, FileStore } from '#/outside/file-store.ts';

/** A folder for what is being written; renaming within one disk is all or nothing. */
const UNFINISHED = '.unfinished';
const KEY = /^[\w-]+(\/[\w-]+)*$/;

/** Files on this machine's disk. */
export function createLocalFileStore(root: string): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new TypeError(`not a key: ${key}`);
    return join(root, ...key.split('/'));
  };
  const size: FileStore['size'] = async (key) => {
    try {
      return (await stat(pathOf(key))).size;
    } catch (error) {
      return ifMissing(error);
    }
  };
  return {
    async put(key, source) {
      const target = pathOf(key);
      const aside = join(root, UNFINISHED, randomBytes(12).toString('hex'));
      await mkdir(dirname(aside), { recursive: true, mode: 0o700 });
      try {
        await write(aside, source);
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await rename(aside, target);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    async read(key, range) {
      const bytes = await size(key);
      if (bytes === undefined) return undefined;
      if (range && range.start >= bytes) throw new RangeError('the range lies behind the end');
      return { bytes, stream: Readable.toWeb(createReadStream(pathOf(key), range)) as unknown as ReadableStream<Uint8Array> };
    },
    size,
    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
    async removeUnfinished(before) {
      const folder = join(root, UNFINISHED);
      for (const name of (await readdir(folder).catch(ifMissing)) ?? []) {
        const path = join(folder, name);
        const found = await stat(path).catch(ifMissing);
        if (found && found.mtimeMs < before) await rm(path, { force: true });
      }
    },
  };
}

async function write(path: string, source: FileSource): Promise<void> {
  if (!(source instanceof Uint8Array)) await copyFile(source.path, path);
  const file = await open(path, source instanceof Uint8Array ? 'wx' : 'r+', 0o600);
  try {
    if (source instanceof Uint8Array) await file.writeFile(source);
    // What was confirmed is on the disk, not only on its way there.
    await file.sync();
  } finally {
    await file.close();
  }
}
