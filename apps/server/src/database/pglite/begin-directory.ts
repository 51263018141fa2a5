import { cpSync, existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flushTree } from './flush-tree.ts';

/**
 * Sees to it that a folder holds an embedded database, or nothing: one whose making was cut off holds no row yet, and is made anew.
 *
 * @param findTemplate gives the folder of a closed database that a new one begins as
 * @returns to be called once it stands: flushes a new one to the disk, and counts it as begun from then on
 */
export async function beginDirectory(
  dataDir: string,
  findTemplate: () => Promise<string | undefined> = none,
): Promise<() => Promise<void>> {
  const mark = `${dataDir}.begun`;
  let flush: (() => Promise<void>) | undefined;
  if (existsSync(mark)) await rm(dataDir, { recursive: true, force: true });
  if (!existsSync(join(dataDir, 'PG_VERSION'))) {
    await writeFile(mark, '');
    const template = await findTemplate();
    // At once: nobody is served yet, and one file after the other takes forty times as long.
    if (template !== undefined) {
      cpSync(template, dataDir, { recursive: true });
      const copied = flushTree(dataDir);
      // Told to whoever waits for the end.
      copied.catch(() => undefined);
      flush = () => copied;
    } else flush = () => flushTree(dataDir);
  }
  return async () => {
    await flush?.();
    await rm(mark, { force: true });
  };
}

function none(): Promise<undefined> {
  return Promise.resolve(undefined);
}
