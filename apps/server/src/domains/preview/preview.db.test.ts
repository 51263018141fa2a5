import { analysis, bot, conversations, preview, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { keepFacts } from '#/domains/analysis/bot/keep-facts.ts';
import { addEntries } from '#/domains/corpus/add-entries.ts';
import { findFrameOrigins } from '#/domains/tenant/find-frame-origins.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 5, 1, 9);

let app: TestApp;
let mina: SignedUp;
let now = START;
const as = () => ({ token: mina.token });
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
  mina = await app.signUp();
  await inTenant(app.services.database, mina.tenantId, (scope) =>
    addEntries(
      scope,
      [{ question: 'Where is your shop?', answer: 'At 5 Harbour Road.', wordings: [], locale: 'en-US', status: 'published' }],
      'Mina',
    ),
  );
  // The draft says something that visitors do not get yet.
  const { data } = await app.call(bot.get, {}, as());
  const texts = { ...data.texts, 'en-US': { ...data.texts['en-US'], welcome: 'Not published yet', suggested_questions: ['Draft?'] } };
  await app.call(bot.update, { version: data.version, score_floor: data.score_floor, texts }, as());
});
afterAll(() => app.close());

const makeLink = async () => (await app.call(preview.create, {}, as())).data;
const open = (name: string, token?: string) => app.call(visitor.session, { tenant: name, locale: 'en-US' }, { token });

async function ask({ token, conversation_id }: { token: string; conversation_id: string }, text: string) {
  const sent = await app.call(visitor.messages, { conversation_id, client_msg_id: randomUUID(), text }, { token });
  await app.services.botRunner.idle();
  const { data } = await app.call(visitor.sync, { conversation_id, after_seq: 0 }, { token });
  return { sent, bodies: data.items.map(({ body }) => body) };
}

describe('a link to a preview', () => {
  test('shows the draft, while the business’s own address shows what is published', async () => {
    const { name } = await makeLink();
    expect((await open(name)).data.bot).toMatchObject({ welcome: 'Not published yet', suggested_questions: ['Draft?'] });
    expect((await open(mina.slug)).data.bot.welcome).not.toBe('Not published yet');
    const { data } = await app.call(preview.look, { name });
    expect(data).toMatchObject({ draft_version: 2, expires_at: START + 24 * HOUR, languages: { mode: 'follow' } });
  });

  test('answers with the draft', async () => {
    const { data } = await open((await makeLink()).name);
    expect((await ask(data, 'Where is your shop?')).bodies[1]).toContain('5 Harbour Road');
  });

  test('calls a person as the real chat does, and nobody of the business is called', async () => {
    const { data } = await open((await makeLink()).name);
    await ask(data, 'Where is your shop?');
    const { data: state } = await app.call(visitor.handoff, { conversation_id: data.conversation_id }, { token: data.token });
    expect(state.status).toBe('queued');
    expect((await open((await makeLink()).name, data.token)).data).toMatchObject({
      conversation_id: data.conversation_id,
      state: { status: 'queued' },
    });
    const list = (await app.call(conversations.list, { view: 'all' }, as())).data;
    expect([list.items, list.counts?.queued, list.counts?.all]).toEqual([[], 0, 0]);
  });

  test('counts nowhere: not in the results, not in the overview, not in the plan’s replies', async () => {
    await keepFacts(app.services);
    const { data } = await app.call(analysis.bot, { days: 7 }, as());
    expect([data.total.conversations, data.total.questions]).toEqual([0, 0]);
    const { data: overview } = await app.call(analysis.overview, {}, as());
    expect([overview.today.begun, overview.today.answered, overview.now.queued, overview.now.bot]).toEqual([0, 0, 0, 0]);
    const { rows } = await app.services.database.pool.query('SELECT * FROM usage_reservation');
    expect(rows).toEqual([]);
  });

  test('is framed by Lobby’s own page only, also after its end, whatever the business says of its chat', async () => {
    const { name } = await makeLink();
    const site = 'https://shop.example';
    await app.services.database.pool.query('UPDATE tenant SET frame_origins = $1 WHERE id = $2', [[site], mina.tenantId]);
    expect(await findFrameOrigins(app.services, name)).toEqual([]);
    expect(await findFrameOrigins(app.services, 'p--1-0123456789abcdef01234567')).toEqual([]);
    expect(await findFrameOrigins(app.services, mina.slug)).toEqual([site]);
  });

  test('ends when it is revoked, with the chats that it led to', async () => {
    const { id, name } = await makeLink();
    const { data } = await open(name);
    await app.call(preview.revoke, { id }, as());
    expect((await open(name)).status).toBe(404);
    expect((await app.call(preview.look, { name })).status).toBe(404);
    expect((await ask(data, 'Where is your shop?').catch(({ name: fault }: Error) => ({ sent: { status: 401, fault } }))).sent.status).toBe(
      401,
    );
  });

  test('ends by itself after 24 hours', async () => {
    const { name } = await makeLink();
    now += 24 * HOUR - 1;
    expect((await open(name)).code).toBe(1);
    now += 1;
    expect((await open(name)).status).toBe(404);
    expect((await app.call(preview.list, {}, as())).data.items).toEqual([]);
  });

  test('is nobody else’s: a key made up, or of another business, leads nowhere', async () => {
    const { name } = await makeLink();
    const nori = await app.signUp();
    const elsewhere = name.replace(/^p--[0-9a-z]+/, `p--${nori.tenantId.toString(36)}`);
    expect((await open(elsewhere)).status).toBe(404);
    expect((await open('p--1-0123456789abcdef01234567')).status).toBe(404);
    expect((await app.call(preview.list, {}, { token: nori.token })).data.items).toEqual([]);
  });

  test('is one of ten at most', async () => {
    const { items } = (await app.call(preview.list, {}, as())).data;
    for (let left = 10 - items.length; left > 0; left -= 1) await makeLink();
    expect((await app.call(preview.create, {}, as())).msg).not.toBe('');
    expect((await app.call(preview.list, {}, as())).data.items).toHaveLength(10);
  });
});
