import { apiKeys, OPEN_PATHS } from '@lobby/contract';
import { execFile } from 'node:child_process';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttp } from '#/http/create-http.ts';
import { listen } from '#/http/listen.ts';
import { NO_LIMITS } from './no-limits.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';

const SUITE = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/dist/index.js');
/** The scenarios that ask for what this server is not, each with its reason. */
const NOT_OURS = fileURLToPath(new URL('mcp-conformance.yml', import.meta.url));
const TIMEOUT_MS = 120_000;

let app: TestApp;
let http: Server;
let withKey: Server;
let output: string;
beforeAll(async () => {
  app = await openTestApp({ config: { rates: NO_LIMITS } });
  const { token } = await app.signUp();
  const { key } = (await app.call(apiKeys.create, { name: 'Suite', scopes: ['bot:ask', 'knowledge:read'] }, { token })).data;
  http = await listen(createHttp(app.services), { port: 0, host: '127.0.0.1' });
  withKey = await addKey((http.address() as AddressInfo).port, key);
  output = await mkdtemp(join(tmpdir(), 'lobby-conformance-'));
});
afterAll(async () => {
  withKey.closeAllConnections();
  withKey.close();
  http.closeAllConnections();
  http.close();
  await rm(output, { recursive: true });
  await app.close();
});

/** The suite has no key: everything that it sends is passed on with one, and nothing else is changed. */
async function addKey(port: number, key: string): Promise<Server> {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, authorization: `Bearer ${key}` };
    const passed = forward({ host: '127.0.0.1', port, method: asked.method, path: asked.url, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

test(
  'the MCP server conforms: every scenario of the official suite passes but those that ask for what it is not',
  async () => {
    const url = `http://127.0.0.1:${(withKey.address() as AddressInfo).port}${OPEN_PATHS.mcp}`;
    const args = [SUITE, 'server', '--url', url, '--suite', 'all', '--expected-failures', NOT_OURS, '--output-dir', output];
    const { code, said } = await new Promise<{ code: number; said: string }>((resolve) => {
      execFile(process.execPath, args, { timeout: TIMEOUT_MS, maxBuffer: 10_000_000 }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), said: out + err }),
      );
    });
    expect(code, said).toBe(0);
    expect(said).toContain('server-initialize');
  },
  TIMEOUT_MS,
);
