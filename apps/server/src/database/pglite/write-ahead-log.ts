import { closeSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs';
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
  return () => {
    for (const name of readdirSync(directory)) {
      if (!SEGMENT.test(name)) continue;
      const path = join(directory, name);
      const { mtimeMs } = statSync(path);
      if (flushed.get(name) === mtimeMs) continue;
      const file = openSync(path, 'r+');
      fsyncSync(file);
      closeSync(file);
      flushed.set(name, mtimeMs);
    }
  };
}
