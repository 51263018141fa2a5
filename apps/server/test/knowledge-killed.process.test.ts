import { corpus, corpusBulk, corpusSources, HEADERS, user, visitor, type CorpusSource } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNT } from '#/database/seed/demo-account.ts';
import { openPostClient, type PostClient } from './load/post-client.ts';
import { importFile } from './load/knowledge/import-work.ts';
import { openSite } from './load/knowledge/crawl-work.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';
import type { Site } from './serve-site.ts';
import { BRIEF, prepareServer, type ServerProcess } from './server-process.ts';

const [PAGES, ROWS] = [30, 1_500];
/** Each wait ends by itself after so long: a lease of a dead reader, and all the work, on a busy machine; in milliseconds. */
const PATIENCE = { timeout: 120_000, interval: 100 };
const TIMEOUT = 240_000;

let postgres: PostgresServer | undefined;
let server: ServerProcess;
let site: Site;
let client: PostClient;
let token: string;

/** As a power cut and the next start. */
async function cutPower(): Promise<void> {
  await server.kill();
  client.close();
  await server.start();
  client = openPostClient(server.origin, 2);
}

const source = (id: string): Promise<CorpusSource> => client.call(corpusSources.get, { id }, token);
const total = async (q: string) => (await client.call(corpus.list, { q, limit: 1 }, token)).total;

async function isAnswered(question: string): Promise<boolean> {
  const { token: own, conversation_id: id } = await client.call(visitor.session, { tenant: 'demo', locale: 'en-US' });
  await client.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: question }, own);
  const { items } = await client.call(visitor.sync, { conversation_id: id, after_seq: 0 }, own);
  return items.length > 0;
}

describe.each(['pglite', 'postgres'] as const)('a server on %s that is killed in the middle', (engine) => {
  beforeAll(async () => {
    postgres = engine === 'postgres' ? await startPostgres('on') : undefined;
    site = await openSite(PAGES);
    server = await prepareServer(
      { LOBBY_SEED: 'demo', ALLOW_PRIVATE_ADDRESSES: 'true', ...(postgres && { DATABASE_URL: postgres.url }) },
      BRIEF,
    );
    await server.start();
    client = openPostClient(server.origin, 2);
    ({ token } = await client.call(user.login, { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password }));
  }, TIMEOUT);
  afterAll(async () => {
    client.close();
    site.close();
    await server.stop();
    await postgres?.stop();
  }, TIMEOUT);

  test(
    'of a site goes on with it after the start: every page once, and the visitor is served at once',
    async () => {
      const request = { client_id: randomUUID(), kind: 'site' as const, address: site.origin, options: { max_pages: PAGES } };
      const { id } = await client.call(corpusSources.create, request, token);
      await expect.poll(async () => (await source(id)).pages.ready, PATIENCE).toBeGreaterThan(4);
      await cutPower();
      expect(['fetching', 'parsing', 'splitting', 'indexing']).toContain((await source(id)).state);
      expect(await isAnswered('Which languages do you answer in?')).toBe(true);
      await expect.poll(async () => (await source(id)).state, PATIENCE).toBe('ready');
      const read = await source(id);
      expect(read.pages).toEqual({ total: PAGES, ready: PAGES - 1, waiting: 0, held: 0, failed: 1 });
      const { items, total: passages } = await client.call(corpusSources.passages, { id, limit: 100 }, token);
      expect(read.passages).toBe(passages);
      expect(new Set(items.map(({ heading, body, address }) => JSON.stringify([heading, body, address]))).size).toBe(items.length);
      // Only the pages under way when it died are asked for again.
      const again = site.asked.filter((path) => path.endsWith('/about')).length - (PAGES - 1);
      expect(again).toBeLessThanOrEqual(2);
    },
    TIMEOUT,
  );

  test(
    'of an import goes on with it after the start: every row once, and its state is told',
    async () => {
      const id = randomUUID();
      const form = new FormData();
      form.set('file', new Blob([importFile(ROWS)]), 'entries.csv');
      form.set('import_id', id);
      const options = { method: 'POST', headers: { [HEADERS.token]: token }, body: form };
      const call = fetch(`${server.origin}${corpus.import.path}`, options).then(
        () => 'answered',
        () => 'cut off',
      );
      const state = () => client.call(corpus.importState, { import_id: id }, token);
      await expect.poll(async () => (await state().catch(() => ({ done: 0 }))).done, { ...PATIENCE, interval: 5 }).toBeGreaterThan(100);
      await server.kill();
      expect(await call).toBe('cut off');
      await cutPower();
      expect((await state()).total).toBe(ROWS);
      await expect.poll(async () => (await state()).state, PATIENCE).toBe('done');
      expect((await state()).report).toMatchObject({ added: ROWS, updated: 0, unchanged: 0, rejected: [] });
      expect(await total('How do I look after article')).toBe(ROWS);
    },
    TIMEOUT,
  );

  test(
    'of a change of everything, which indexes all of it anew, goes on with it after the start: every entry is changed once',
    async () => {
      const [id, entries] = [randomUUID(), await total('')];
      await client.call(corpusBulk.run, { id, filter: {}, action: { kind: 'tag', tag: 'seen' } }, token);
      const job = () => client.call(corpusBulk.get, { id }, token);
      await expect.poll(async () => (await job()).done, { ...PATIENCE, interval: 5 }).toBeGreaterThan(100);
      await cutPower();
      expect((await job()).total).toBe(entries);
      await expect.poll(async () => (await job()).state, PATIENCE).toBe('done');
      expect(await job()).toMatchObject({ done: entries, changed: entries, refused: 0 });
      expect((await client.call(corpus.list, { tag: 'seen', limit: 1 }, token)).total).toBe(entries);
      const { items } = await client.call(corpus.list, { q: 'How do I look after article', limit: 100 }, token);
      expect(items.every(({ version }) => version === 2)).toBe(true);
      expect(await isAnswered('Which languages do you answer in?')).toBe(true);
    },
    TIMEOUT,
  );
});
