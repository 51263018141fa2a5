import type { FileStore } from '#/outside/file-store.ts';
import { removeLeftFolders } from './work-folder.ts';

/** Nothing is written for so long: what is older was left by a process that died in the middle, in milliseconds. */
const LEFT_AFTER_MS = 86_400_000;

/**
 * Removes what a process that died has left on this machine in the middle of writing.
 * @param clock of the machine, in milliseconds since 1970: its disk says when something was begun
 */
export async function removeLeftOvers(files: FileStore, clock = Date.now()): Promise<void> {
  await files.removeUnfinished(clock - LEFT_AFTER_MS);
  await removeLeftFolders(clock - LEFT_AFTER_MS);
}
