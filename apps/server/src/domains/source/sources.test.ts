import { corpus, corpusSources, type CorpusSource, type RequestInput } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

let app: TestApp;
let mina: SignedUp;
let folder: string;
let now = Date.UTC(2026, 5, 1, 9);
const servers: Server[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-sources-test-'));
  app = await openTestApp({ config: { data: folder, callsPrivateAddresses: true }, now: () => now });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  mina = await app.signUp();
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

type Page = string | Buffer | ((request: IncomingMessage, response: ServerResponse) => void);

/** A site on this machine; `asked` are the paths that were called, in order. */
async function serve(pages: Record<string, Page>): Promise<{ origin: string; asked: string[]; agents: Set<string>; pages: Record<string, Page> }> {
  const asked: string[] = [];
  const agents = new Set<string>();
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    agents.add(request.headers['user-agent'] ?? '');
    const page = pages[path] ?? pages[path.replace(/\?.*$/, '?*')];
    if (page === undefined) response.writeHead(404).end();
    else if (typeof page === 'function') page(request, response);
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  };
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, agents, pages };
}

const html = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><nav><a href="/">Home</a></nav><main>${body}</main></body></html>`;
const asMina = () => ({ token: mina.token });

async function add(request: Omit<RequestInput<typeof corpusSources.create>, 'client_id'>): Promise<CorpusSource> {
  const { data } = await app.call(corpusSources.create, { client_id: randomUUID(), ...request }, asMina());
  await app.services.sourceRunner.idle();
  return (await app.call(corpusSources.get, { id: data.id }, asMina())).data;
}
const again = async (id: string, command: 'read' | 'retry' | 'pause' | 'resume' = 'read', page?: string) => {
  await app.call(corpusSources.command, { id, command, ...(page === undefined ? {} : { page_id: page }) }, asMina());
  await app.services.sourceRunner.idle();
  return (await app.call(corpusSources.get, { id }, asMina())).data;
};
const pagesOf = async (id: string) => (await app.call(corpusSources.pages, { id, limit: 100 }, asMina())).data.items;
const pathsOf = async (id: string) =>
  (await pagesOf(id)).map(({ address, state, reason }) => `${new URL(address ?? 'x:').pathname} ${state}${reason ? ` ${reason.code}` : ''}`);
const passagesOf = async (id: string) => (await app.call(corpusSources.passages, { id, limit: 100 }, asMina())).data.items;

describe('a site', () => {
  const RETURNS = html('Returns', '<h1>Returns</h1><p>Unworn shoes can be sent back within thirty days of delivery. We pay the postage.</p>');

  test('is read page by page, and what it says is found with a link to the page', async () => {
    const site = await serve({
      '/': html('Kumo', '<h1>Kumo Outdoor</h1><p>We sell tents and shoes.</p><a href="/returns?utm_source=x#top">Returns</a><a href="https://elsewhere.example/">Else</a>'),
      '/returns': RETURNS,
    });
    const source = await add({ kind: 'site', address: site.origin });
    expect(source).toMatchObject({ state: 'ready', reason: null, pages: { total: 2, ready: 2, waiting: 0, failed: 0 } });
    expect(site.asked).toEqual(['/robots.txt', '/', '/returns']);
    expect([...site.agents]).toEqual([expect.stringMatching(/^LobbyBot\/1\.0 \(\+http/)]);
    const { data, ...rest } = await app.call(corpus.ask, { question: 'Can I send shoes back?', locale: 'en-US' }, asMina());
    expect(data.hits, JSON.stringify([rest, data])).toBeDefined();
    expect(data.hits[0]).toMatchObject({ entry_id: null, used: true, address: `${site.origin}/returns`, question: 'Returns' });
  });
});
