import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are flushed at once. */
const AT_ONCE = 32;

/** Has the system write a folder and everything in it to the disk; what is removed meanwhile, as by a database that opens, needs none of it. */
export async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const isFlushed = (isFolder: boolean) => !isFolder || process.platform !== 'win32';
  const paths = [
    ...entries.filter((entry) => isFlushed(entry.isDirectory())).map((entry) => join(entry.parentPath, entry.name)),
    ...(isFlushed(true) ? [folder] : []),
  ];
  for (let from = 0; from < paths.length; from += AT_ONCE) await Promise.all(paths.slice(from, from + AT_ONCE).map(flush));
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return;
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
