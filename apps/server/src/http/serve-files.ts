import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { existsSync } from 'node:fs';
import { PLAYGROUND_WORKER_POLICY } from './content-policy.ts';

const YEAR_S = 31_536_000;
const KEPT_FOR_GOOD = `public, max-age=${YEAR_S}, immutable`;
/** Most that the files of one build take in memory, and of one file, in bytes; what is larger or comes beyond is read from the disk each time. */
const KEPT_MAX = { all: 16_777_216, one: 1_048_576 };
/** A file that is younger may still be being written, in milliseconds. */
const SETTLED_MS = 60_000;
/** Compressions that a build has its files in. */
const ENCODINGS = ['br', 'zstd', 'gzip'];

/** As Vite names what is built from `playground.worker.ts`. */
const PLAYGROUND_WORKER = /\/playground\.worker-[^/]+\.js$/;

interface KeptFile {
  readonly bytes: ArrayBuffer;
  readonly headers: readonly [string, string][];
}

/**
 * Files of a build, which may come after the server has begun. Their names carry their hash, so browsers keep them for good, and so does the
 * server, once they were asked for: opening a file takes longer than sending it.
 */
export function serveFiles(root: string, base: string): MiddlewareHandler {
  let files: MiddlewareHandler | undefined;
  const kept = new Map<string, KeptFile>();
  let keptBytes = 0;

  async function keep(key: string, file: Response): Promise<Response> {
    const bytes = await file.arrayBuffer();
    const headers = [...file.headers];
    if (!kept.has(key) && keptBytes + bytes.byteLength <= KEPT_MAX.all) {
      kept.set(key, { bytes, headers });
      keptBytes += bytes.byteLength;
    }
    return new Response(bytes, { headers });
  }

  return async (c, next) => {
    const key = c.req.method === 'GET' && c.req.header('range') === undefined ? keyOf(c) : undefined;
    const found = key === undefined ? undefined : kept.get(key);
    if (found) return new Response(found.bytes, { headers: [...found.headers] });
    if (!files && !existsSync(root)) return next();
    files ??= serveStatic({ root, rewriteRequestPath: (path) => path.slice(base.length), precompressed: true });
    const file = await files(c, next);
    if (!(file instanceof Response)) return undefined;
    // The server's own onFound comes after the answer is made, too late for a header.
    if (file.ok) file.headers.set('cache-control', KEPT_FOR_GOOD);
    if (PLAYGROUND_WORKER.test(c.req.path)) file.headers.set('content-security-policy', PLAYGROUND_WORKER_POLICY);
    return key !== undefined && file.status === 200 && isWorthKeeping(file.headers) ? keep(key, file) : file;
  };
}

function isWorthKeeping(headers: Headers): boolean {
  const age = Date.now() - Date.parse(headers.get('last-modified') ?? '');
  return age > SETTLED_MS && Number(headers.get('content-length') ?? Infinity) <= KEPT_MAX.one;
}

/** What the answer depends on: the file, and what the caller can unpack. */
function keyOf(c: Context): string {
  const accepted = new Set(
    c.req
      .header('accept-encoding')
      ?.split(',')
      .map((encoding) => encoding.trim()),
  );
  return [c.req.path, ...ENCODINGS.filter((encoding) => accepted.has(encoding))].join(' ');
}
