import { WIDGET_MORE_PATH, WIDGET_PATH } from '@lobby/contract';
import type { Hono } from 'hono';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUILT = fileURLToPath(new URL('../../../../packages/widget/dist', import.meta.url));
/** Browsers ask again after so long; an unchanged loader costs them an empty answer. */
const FRESH_S = 300;
/** A build is replaced in a few seconds. */
const REBUILT_AFTER_S = 5;

interface Script {
  body: Buffer;
  gzipped: Buffer;
  etag: string;
  changedAt: number;
}

/** Serves the loader of the widget, and what it loads later, to the pages of any site. @param folder another place of the built files */
export function mountWidgetLoader(app: Hono, folder = BUILT): void {
  for (const path of [WIDGET_PATH, WIDGET_MORE_PATH]) mountScript(app, path, join(folder, path));
}

function mountScript(app: Hono, address: string, path: string): void {
  let kept: Script | undefined;
  app.get(address, async (c) => {
    kept = await read(path, kept).catch(whereMissing);
    if (!kept) return c.body(null, 503, { 'retry-after': String(REBUILT_AFTER_S), 'cache-control': 'no-store' });
    const headers = {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': `public, max-age=${FRESH_S}, stale-while-revalidate=86400`,
      // Pages that isolate themselves load it too.
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      etag: kept.etag,
    };
    if (c.req.header('if-none-match') === kept.etag) return c.body(null, 304, headers);
    const takesGzip = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
    return takesGzip
      ? c.body(new Uint8Array(kept.gzipped), 200, { ...headers, 'content-encoding': 'gzip' })
      : c.body(new Uint8Array(kept.body), 200, headers);
  });
}

function whereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** The file as it is now: a new build is served as soon as it is there. */
async function read(path: string, kept: Script | undefined): Promise<Script> {
  const { mtimeMs: changedAt } = await stat(path);
  if (kept?.changedAt === changedAt) return kept;
  const body = await readFile(path);
  return {
    body,
    gzipped: gzipSync(body, { level: 9 }),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    changedAt,
  };
}
