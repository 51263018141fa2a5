import { apiKeys, corpus, HEADERS, OPEN_PATHS, orderMailSetup, upload, user, visitor, type Envelope } from '@lobby/contract';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNT, DEMO_SLUG } from '#/database/seed/demo-account.ts';
import { signatureOf } from '#/domains/order-mail/settings/sealed.ts';
import { openPostClient, type PostClient } from './load/post-client.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';
import { prepareServer, type ServerProcess } from './server-process.ts';

const TIMEOUT = 240_000;
const ZIP = 'PK';

let postgres: PostgresServer | undefined;
let server: ServerProcess;
let client: PostClient;
let token: string;

const get = (path: string) => fetch(`${server.origin}${path}`, { headers: { [HEADERS.token]: token } });

async function send(method: 'POST' | 'PUT', path: string, name: string, content: string | Uint8Array): Promise<Envelope> {
  const form = new FormData();
  form.set('file', new Blob([content]), name);
  const response = await fetch(`${server.origin}${path}`, { method, headers: { [HEADERS.token]: token }, body: form });
  return (await response.json()) as Envelope;
}

describe.each(['pglite', 'postgres'] as const)('the built server on %s', (engine) => {
  beforeAll(async () => {
    postgres = engine === 'postgres' ? await startPostgres() : undefined;
    server = await prepareServer({ LOBBY_SEED: 'demo', ...(postgres && { DATABASE_URL: postgres.url }) });
    await server.start();
    client = openPostClient(server.origin, 1);
    ({ token } = await client.call(user.login, { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password }));
  }, TIMEOUT);
  afterAll(async () => {
    client.close();
    await server.stop();
    await postgres?.stop();
  }, TIMEOUT);

  test('answers a visitor of the demo business', async () => {
    const visit = await client.call(visitor.session, { tenant: DEMO_SLUG, locale: 'en-US' });
    const question = { conversation_id: visit.conversation_id, client_msg_id: randomUUID(), text: 'Which languages do you answer in?' };
    await client.call(visitor.messages, question, visit.token);
    const read = async () => {
      const { items } = await client.call(visitor.sync, { conversation_id: visit.conversation_id, after_seq: 0 }, visit.token);
      return items.map(({ author_kind: author }) => author);
    };
    await expect.poll(read, { timeout: TIMEOUT }).toContain('bot');
  });

  test('has the threads and processes of the sources', async () => {
    const sheet = await get(`${corpus.export.path}?format=xlsx`);
    expect((await sheet.text()).startsWith(ZIP)).toBe(true);
    const rows = 'question,answer,locale\r\nIs this read by a process of its own?,It is.,en-US\r\n';
    expect(await send('POST', corpus.import.path, 'entries.csv', rows)).toMatchObject({ code: 1, data: { added: 1 } });
  });

  test('looks into pictures', async () => {
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const announced = { client_file_id: randomUUID(), name: 'red.png', bytes: bytes.length, mime: 'image/png' };
    const { id } = await client.call(upload.prepare, announced, token);
    const part = upload.part.path.replace('{id}', id).replace('{part}', '0');
    expect(await send('PUT', part, 'red.png', new Uint8Array(bytes))).toMatchObject({ code: 1 });
    expect(await client.call(upload.done, { id }, token)).toMatchObject({ width: 40, height: 20 });
  });

  test('loads what it needs seldom when it needs it', async () => {
    const { key } = await client.call(apiKeys.create, { name: 'Assistant', scopes: ['knowledge:read'] }, token);
    const assistant = new Client({ name: 'test', version: '1' });
    const requestInit = { headers: { authorization: `Bearer ${key}` } };
    await assistant.connect(new StreamableHTTPClientTransport(new URL(`${server.origin}${OPEN_PATHS.mcp}`), { requestInit }));
    expect((await assistant.listTools()).tools.map(({ name }) => name)).toEqual(['search_knowledge']);
    await assistant.close();
    expect((await get('/api/docs')).status).toBe(200);
    const { secret, settings } = await client.call(orderMailSetup.rotateSecret, {}, token);
    const mail = 'From: Ada <ada@example.com>\r\nTo: nobody@shop.example\r\nSubject: A zip came off\r\n\r\nIt is the left one.';
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signed = { 'x-lobby-timestamp': timestamp, 'x-lobby-signature': signatureOf(secret, timestamp, Buffer.from(mail)) };
    const posted = await fetch(`${server.origin}${new URL(settings.hook_url).pathname}`, { method: 'POST', headers: signed, body: mail });
    expect(await posted.json()).toMatchObject({ received: true, outcome: 'refused' });
  });

  test('starts again on what it has written', async () => {
    await server.kill();
    client.close();
    await server.start();
    client = openPostClient(server.origin, 1);
    expect(await client.call(user.info, {}, token)).toMatchObject({ email: DEMO_ACCOUNT.email });
  });

  test('stops in order also where it is asked to while it still starts', async () => {
    await server.kill();
    await server.start();
    expect(await server.end(), server.log).toBe(0);
    await server.start();
  });
});

test('the built server ends with what is wrong where its database cannot be opened', async () => {
  const broken = await prepareServer({});
  try {
    await mkdir(join(broken.data, 'database'), { recursive: true });
    await writeFile(join(broken.data, 'database', 'PG_VERSION'), 'none');
    await expect(broken.start()).rejects.toThrow('The server did not start');
    expect(broken.isRunning).toBe(false);
    expect(await broken.end()).toBe(1);
    expect(broken.log).toContain(`The database in ${join(broken.data, 'database')} could not be opened`);
  } finally {
    await broken.stop();
  }
});
