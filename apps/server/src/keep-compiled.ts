import { enableCompileCache, flushCompileCache } from 'node:module';

/** From here until what was compiled is written, so that a process that is killed leaves it too; in milliseconds. */
const WRITE_MS = 10_000;

/**
 * From here on the next start reads code as this one has compiled it. Where the folder cannot be written, each start compiles for itself;
 * with `NODE_COMPILE_CACHE` the operator names another one.
 */
export function keepCompiled(folder: string, writeMs = WRITE_MS): void {
  enableCompileCache(folder);
  // Threads and processes of its own begin with what they find here.
  process.env['NODE_COMPILE_CACHE'] ??= folder;
  setTimeout(flushCompileCache, writeMs).unref();
}
