import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { createServer as createVite } from 'vite';
import { proxyRequest, proxyUpgrade } from './dev-proxy.mjs';
import { devRoute } from './dev-route.mjs';
import { listBrowserApps, ROOT, toolEnvironment } from './workspace.mjs';

const DEFAULT_PORT = 3000;

/** A port that nothing listens on. */
async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

/**
 * An app's sources, changed modules pushed over the one HTTP server under the app's own base.
 * @param {string} app path relative to the repository
 * @param {import('node:http').Server} server
 */
function serveApp(app, server) {
  const root = join(ROOT, app);
  return createVite({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  });
}

/**
 * @param {import('vite').ViteDevServer} vite
 * @param {string} url
 * @param {import('node:http').ServerResponse} response
 */
async function servePage(vite, url, response) {
  const source = await readFile(join(vite.config.root, 'index.html'), 'utf8');
  const page = await vite.transformIndexHtml(url, source);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page);
}

const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
const origin = `http://localhost:${port}`;
const serverPort = await findFreePort();
const http = createServer();
const vites = new Map(
  await Promise.all(listBrowserApps().map(async (app) => /** @type {const} */ ([basename(app), await serveApp(app, http)]))),
);

http.on('request', (request, response) => {
  const url = request.url ?? '/';
  const route = devRoute(url);
  const vite = route.kind === 'server' ? undefined : vites.get(route.app);
  if (route.kind === 'server') proxyRequest(serverPort, request, response);
  else if (vite === undefined) response.writeHead(404).end('There is no such app.\n');
  else if (route.kind === 'file') vite.middlewares(request, response, () => response.writeHead(404).end('Not found\n'));
  else servePage(vite, url, response).catch((/** @type {unknown} */ error) => response.writeHead(500).end(`${String(error)}\n`));
});
http.on('upgrade', (request, socket, head) => {
  if (devRoute(request.url ?? '/').kind === 'server') proxyUpgrade(serverPort, request, socket, head);
});
http.on('error', (error) => {
  process.stderr.write(
    'code' in error && error.code === 'EADDRINUSE' ? `Port ${port} is in use. Set PORT to another one.\n` : `${error.stack}\n`,
  );
  process.exit(1);
});

http.listen(port);
await once(http, 'listening');
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  cwd: ROOT,
  env: toolEnvironment({ PORT: String(serverPort), HOST: '127.0.0.1', LOBBY_ORIGIN: origin }),
  stdio: ['ignore', 'inherit', 'inherit'],
});

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    server.kill('SIGTERM');
    void Promise.all([...vites.values()].map((vite) => vite.close()));
    http.closeAllConnections();
    http.close();
  });
}
server.on('exit', (code) => process.exit(code ?? 0));
