import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';

/** What PGlite's files need of the file system of Emscripten, which their types leave out. */
interface NodeFiles {
  NODEFS: {
    realPath(node: unknown): string;
    /** `nfd` is the descriptor of the system; a folder has none. */
    stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  };
}

type Started = Awaited<ReturnType<NodeFS['init']>>;

/**
 * Settings with which the database flushes what it has promised: its log with each commit, and everything else before it begins the log
 * anew. PGlite's own leave all of that out, and an emptied part of the log is made anew by writing 16 MB of zeros, in which nobody is answered.
 */
export function durableParams(params: readonly string[]): string[] {
  return [...params.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync', '-c', 'wal_init_zero=off'];
}

/** The files of an embedded database in a folder, of which `fsync` is passed on to the system: PGlite only says that it has been done. */
export class DurableFiles extends NodeFS {
  override async init(pg: PGlite, options: Started['emscriptenOpts']): Promise<Started> {
    const started = await super.init(pg, options);
    const preRun = [started.emscriptenOpts.preRun ?? []].flat();
    return { ...started, emscriptenOpts: { ...started.emscriptenOpts, preRun: [...preRun, passOnFlushes] } };
  }
}

/** A failure ends the thread, and with it the process: what the system could not keep is not known any more. */
function passOnFlushes(module: unknown): void {
  const { NODEFS } = module as NodeFiles;
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) flushFolder(NODEFS.realPath(node));
    else fdatasyncSync(nfd);
    return 0;
  };
}

/** Windows keeps the entries of a folder by itself, and refuses to open one. */
function flushFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
