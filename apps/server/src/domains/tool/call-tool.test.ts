import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createGuardedFetch } from '#/outside/guarded/guarded-fetch.ts';
import { createSecretBox } from '#/secret-box.ts';
import { callTool } from './call-tool.ts';
import type { ToolRow } from './tool.repository.ts';
import { sealTool } from './tool-secrets.ts';

const secrets = createSecretBox({ secret: 'a key that only the tests use, nowhere else', data: '' });
/** Stands for the public internet: this one address. */
const guardedFetch = createGuardedFetch({ isAllowed: (address) => address === '127.0.0.1' });

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function toolAt(listener: RequestListener): Promise<ToolRow> {
  server = createServer(listener);
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const shared = { name: 'look', description: '', method: 'GET' as const, params: [], timeout_ms: 1_000, enabled: true };
  const fields = { ...shared, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, needs_verified_contact: false };
  const auth = { kind: 'bearer' as const, name: '', secret: 'k3y' };
  const tool = sealTool(secrets, 1, { ...fields, needs_confirmation: false, headers: [], auth });
  return { ...tool, id: '', version: 1, updated_at: 0 };
}

test.each(['http://169.254.169.254/latest/', 'http://127.0.0.2:1/', 'http://[::1]:1/', 'file:///etc/passwd'])(
  'a tool that is redirected to %s is blocked',
  async (location) => {
    const tool = await toolAt((_request, response) => response.writeHead(302, { location }).end());
    expect(await callTool({ guardedFetch, secrets }, tool, {}, { tenantId: 1, key: 'one' })).toMatchObject({
      outcome: 'blocked',
      status: null,
      answer: '',
    });
  },
);

test('secrets that were sealed for one business open for no other', async () => {
  const tool = await toolAt((_request, response) => response.end());
  await expect(callTool({ guardedFetch, secrets }, tool, {}, { tenantId: 2, key: 'one' })).rejects.toThrow(/./);
});
