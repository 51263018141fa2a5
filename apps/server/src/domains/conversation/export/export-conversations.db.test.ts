import { audit, conversations, messages, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCsv } from '#/domains/sheet/read-csv.ts';
import { addColleague } from '#test/add-colleague.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const START = Date.now();
let now = START;
let app: TestApp;
let mina: SignedUp;
beforeAll(async () => {
  app = await openTestApp({ config: { rates: NO_LIMITS }, now: () => now });
  mina = await app.signUp({ name: 'Mina' });
});
afterAll(() => app.close());

async function chat(texts: readonly string[]): Promise<string> {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' });
  const { conversation_id: id, token } = data;
  for (const text of texts) await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text }, { token });
  await app.services.botRunner.idle();
  return id;
}

async function rows(token: string, locale: 'en-US' | 'zh-HK' = 'en-US', period: { from?: number; to?: number } = {}): Promise<string[][]> {
  const { response } = await app.call(conversations.export, period, { token, locale });
  return readCsv(new Uint8Array(await response.arrayBuffer()), () => true).rows.filter((row) => row.length > 1);
}

test('conversations are taken along whole, a line for each message, and by whom is written down', async () => {
  const first = await chat(['=1+1, is it "safe"?', 'Two\nlines']);
  await app.call(conversations.takeover, { id: first }, { token: mina.token });
  await app.call(messages.send, { id: first, client_msg_id: randomUUID(), text: 'It is.' }, { token: mina.token });
  // More than one slice of them.
  await chat(['And mine?']);
  const [header, ...lines] = await rows(mina.token);
  expect(header).toEqual([
    'Conversation',
    'Started (UTC)',
    'Status',
    'Language',
    'Customer',
    'Email',
    'Agent',
    'Sent (UTC)',
    'From',
    'Name',
    'Message',
    'Files',
  ]);
  const said = lines.map((cells) => [cells[0], cells[2], cells[8], cells[9], cells[10]]);
  expect(said).toContainEqual(['1', 'Waiting for visitor', 'Customer', 'Visitor 1', '\'=1+1, is it "safe"?']);
  expect(said).toContainEqual(['1', 'Waiting for visitor', 'Customer', 'Visitor 1', 'Two\nlines']);
  expect(said).toContainEqual(['1', 'Waiting for visitor', 'Agent', 'Mina', 'It is.']);
  expect(said.filter(([no, , from]) => no === '2' && from === 'Customer')).toHaveLength(1);
  expect((await rows(mina.token, 'zh-HK'))[0]?.[0]).toBe('對話編號');
  const { data } = await app.call(audit.list, { action: 'conversation.export' }, { token: mina.token });
  expect(data.items[0]).toMatchObject({ action: 'conversation.export', actor: { name: 'Mina' } });
});

test('a long one comes slice by slice, each message once', async () => {
  const { tenantId, token } = await app.signUp();
  const { pool } = app.services.database;
  await pool.query(
    `WITH k AS (INSERT INTO contact (tenant_id, no, locale) VALUES ($1, 1, 'en-US') RETURNING id),
      c AS (INSERT INTO conversation (tenant_id, no, contact_id, language, last_seq) SELECT $1, n, k.id, 'en-US', 400 FROM k, generate_series(1, 3) n RETURNING id)
    INSERT INTO message (tenant_id, conversation_id, seq, client_msg_id, author_kind, kind, body)
      SELECT $1, c.id, s, 'm' || s, 'contact', 'text', 'Line ' || s FROM c, generate_series(1, 400) s`,
    [tenantId],
  );
  const lines = (await rows(token)).slice(1).map((cells) => `${cells[0]} ${cells[10]}`);
  expect(lines).toHaveLength(1_200);
  expect(new Set(lines).size).toBe(1_200);
});

test('nobody takes along what they may not see', async () => {
  const nori = await app.signUp();
  expect(await rows(nori.token)).toHaveLength(1);
  const agent = await addColleague(app, mina, 'Nori', 'agent');
  expect((await app.call(conversations.export, {}, { token: agent.token })).data).toMatchObject({ reason: 'refused' });
});

test('what was said in a time is taken along by itself, and the time is written down', async () => {
  const owner = await app.signUp();
  const { data } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
  for (const [minute, text] of ['Early', 'In time', 'Late'].entries()) {
    now = START + minute * 60_000;
    const sent = { conversation_id: data.conversation_id, client_msg_id: randomUUID(), text };
    await app.call(visitor.messages, sent, { token: data.token });
    await app.services.botRunner.idle();
  }
  const said = async (period: { from?: number; to?: number }) =>
    (await rows(owner.token, 'en-US', period)).filter((cells) => cells[8] === 'Customer').map((cells) => cells[10]);
  const period = { from: START + 60_000, to: START + 120_000 };
  expect(await said(period)).toEqual(['In time']);
  expect(await said({ from: period.from })).toEqual(['In time', 'Late']);
  expect(await said({ to: period.to })).toEqual(['Early', 'In time']);
  expect(await said({})).toEqual(['Early', 'In time', 'Late']);
  const { data: log } = await app.call(audit.list, { action: 'conversation.export' }, { token: owner.token });
  expect(log.items.map(({ details }) => details)).toContainEqual(period);
  expect(await app.call(conversations.export, { from: -1 }, { token: owner.token })).toMatchObject({ status: 400, code: 10001 });
});
