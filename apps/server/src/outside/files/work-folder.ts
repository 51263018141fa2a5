import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ifMissing } from './if-missing.ts';

/** What a folder of this machine is made for. */
export type WorkKind = 'upload' | 'copy' | 'source';

const LEFT = /^lobby-(?:upload|copy|source)-[A-Za-z0-9]{6}$/;

/** Does a piece of work in a folder of its own, which is gone when it ends; a process that dies in between leaves it behind. */
export async function inWorkFolder<Done>(kind: WorkKind, work: (folder: string) => Promise<Done>): Promise<Done> {
  const folder = await mkdtemp(join(tmpdir(), `lobby-${kind}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes folders of work that were begun before a time, in milliseconds since 1970: whoever began them has died. Those of others on this machine stay. */
export async function removeLeftFolders(before: number, parent = tmpdir()): Promise<void> {
  const own = process.getuid?.();
  for (const name of await readdir(parent)) {
    if (!LEFT.test(name)) continue;
    const folder = join(parent, name);
    // Another process on this machine may have removed it a moment before.
    const found = await lstat(folder).catch(ifMissing);
    const isOwn = found?.isDirectory() === true && (own === undefined || found.uid === own);
    if (isOwn && found.mtimeMs < before) await rm(folder, { recursive: true, force: true });
  }
}
