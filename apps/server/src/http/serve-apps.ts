import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Services } from '#/services.ts';

const APPS = ['auth-home', 'dashboard', 'chat'] as const;
type App = (typeof APPS)[number];

const YEAR_S = 31_536_000;

/** Which app owns a path: the dashboard its own, the chat its own, auth-home everything else. */
export function appOf(path: string): App {
  if (/^\/(dashboard|preview)(\/|$)/.test(path)) return 'dashboard';
  if (/^\/chat(\/|$)/.test(path)) return 'chat';
  return 'auth-home';
}

/** Serves the built apps and their run-time configuration on the API's own origin. */
export function serveApps(app: Hono, { config }: Services): void {
  const runtime = { api_origin: '', traces_endpoint: config.tracesEndpoint ?? null };
  const policies = Object.fromEntries(APPS.map((name) => [name, contentPolicy(name, config.tracesEndpoint)])) as Record<App, string>;
  const pages = new Map<App, string>();
  for (const name of APPS) {
    const dist = fileURLToPath(new URL(`../../../${name}/dist/`, import.meta.url));
    if (!existsSync(`${dist}index.html`)) continue;
    pages.set(name, `${dist}index.html`);
    const base = `/_assets/${name}`;
    app.get(`${base}/config.json`, (c) => c.json(runtime, 200, { 'cache-control': 'no-cache' }));
    app.use(
      `${base}/*`,
      serveStatic({ root: dist, rewriteRequestPath: (path) => path.slice(base.length), precompressed: true, onFound: setImmutable }),
    );
  }
  app.get('/_assets/*', (c) => c.text('Not found', 404));
  app.get('*', async (c) => {
    const name = appOf(c.req.path);
    const page = pages.get(name);
    if (!page) return c.text('This app is not built. Run npm start in the project folder.', 404);
    // Read anew each time: a page names its files by their hash, and a new build has new ones.
    return c.html(await readFile(page, 'utf8'), 200, { 'cache-control': 'no-cache', 'content-security-policy': policies[name] });
  });
}

function setImmutable(_path: string, c: Context): void {
  c.header('cache-control', `public, max-age=${YEAR_S}, immutable`);
}

/** Scripts and connections of the own origin only; the chat may stand in any site's frame, the others in none. */
function contentPolicy(name: App, tracesEndpoint: string | undefined): string {
  const traces = tracesEndpoint ? ` ${new URL(tracesEndpoint).origin}` : '';
  const ancestors = name === 'chat' ? '*' : "'none'";
  return [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ws: wss:${traces}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}
