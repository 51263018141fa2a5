import { closeSync, fdatasyncSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SEGMENT = /^[0-9A-F]{24}$/;

/**
 * PGlite never calls fsync. This does it for the write-ahead log: after a committed cycle, each segment that was
 * written since the last call is flushed, so that a commit survives the machine and not only the process. The data
 * files themselves are flushed by nobody; PostgreSQL rebuilds them from the log after a crash.
 */
export function createLogFlusher(dataDir: string): () => void {
  const directory = join(dataDir, 'pg_wal');
  const flushed = new Map<string, number>();
  /** The segment that is being written, open: it is flushed with nearly every commit. Known by its inode, because a segment that is full gets another name. */
  let open: { inode: number; file: number } | undefined;

  function fileOf(path: string, inode: number): number {
    if (open?.inode === inode) return open.file;
    if (open) closeSync(open.file);
    open = { inode, file: openSync(path, 'r+') };
    return open.file;
  }

  return () => {
    for (const name of readdirSync(directory)) {
      if (!SEGMENT.test(name)) continue;
      const path = join(directory, name);
      const { mtimeMs, ino } = statSync(path);
      if (flushed.get(name) === mtimeMs) continue;
      fdatasyncSync(fileOf(path, ino));
      flushed.set(name, mtimeMs);
    }
  };
}
