import { channels, conversations, DEFAULT_HOME, messages, teams, visitor, type Channel } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { comeOnline } from './come-online.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { webChannel } from './writes/web-channel.ts';

const MINUTE = 60_000;

let app: TestApp;
let mina: SignedUp;
let now = Date.UTC(2026, 5, 1);
let token: string;
let id: string;

beforeAll(async () => {
  app = await openTestApp({ now: () => now });
  mina = await app.signUp({ name: 'Mina' });
});
afterAll(() => app.close());
beforeEach(async () => {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' });
  token = data.token;
  id = data.conversation_id;
});

const asMina = () => ({ token: mina.token });
const say = async (text: string) =>
  (await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text }, { token })).data;
const edit = (seq: number, text: string, as = token) => app.call(visitor.edit, { conversation_id: id, seq, text }, { token: as });
const remove = (seq: number, as = token) => app.call(visitor.remove, { conversation_id: id, seq }, { token: as });
const threadOfMina = async () => (await app.call(messages.list, { id }, asMina())).data.items;
const kept = async (seq: number) =>
  (
    await inTenant(app.services.database, mina.tenantId, ({ db }) =>
      db.execute(sql`SELECT body, editor_id FROM message_edit WHERE conversation_id = ${id} AND seq = ${seq} ORDER BY edited_at`),
    )
  ).rows;

describe('a visitor corrects an own message', () => {
  test('and both sides read the new words, while the business keeps the old ones', async () => {
    const { seq } = await say('My order is 2O481');
    const edited = await edit(seq, 'My order is 20481');
    expect(edited.data).toMatchObject({ seq, body: 'My order is 20481', edited_at: now });
    expect((await threadOfMina()).find((message) => message.seq === seq)).toMatchObject({ body: 'My order is 20481', edited_at: now });
    expect((await app.call(conversations.get, { id }, asMina())).data.last_message?.body).not.toBe('My order is 2O481');
    now += MINUTE;
    expect((await remove(seq)).data).toMatchObject({ body: '', deleted_at: now });
    expect((await remove(seq)).data).toMatchObject({ deleted_at: now });
    expect(JSON.stringify(await threadOfMina())).not.toContain('20481');
    expect(await kept(seq)).toEqual([
      { body: 'My order is 2O481', editor_id: null },
      { body: 'My order is 20481', editor_id: null },
    ]);
  });

  test('for as long as the business allows, which says so to the chat', async () => {
    const session = async () =>
      (await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' }, { token })).data.tenant.edit_minutes;
    expect(await session()).toBe(15);
    const { seq } = await say('Hello');
    now += 15 * MINUTE + 1;
    const late = await edit(seq, 'Hello there');
    expect([late.status, late.msg]).toEqual([409, 'This message can no longer be changed.']);
    const { data: settings } = await app.call(teams.settings, {}, asMina());
    const saved = await app.call(teams.saveSettings, { ...settings, visitor_edit_minutes: 60 }, asMina());
    expect(await session()).toBe(60);
    expect((await edit(seq, 'Hello there')).data.body).toBe('Hello there');
    await app.call(teams.saveSettings, { ...saved.data, visitor_edit_minutes: 0 }, asMina());
    expect(await session()).toBe(0);
    expect((await remove((await say('Again')).seq)).status).toBe(409);
    const { data: last } = await app.call(teams.settings, {}, asMina());
    await app.call(teams.saveSettings, { ...last, visitor_edit_minutes: 15 }, asMina());
  });

  test('and neither another visitor’s nor a colleague’s', async () => {
    const { seq } = await say('Hello');
    const stranger = (await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' })).data.token;
    expect((await edit(seq, 'Mine', stranger)).status).toBe(404);
    expect((await remove(seq, stranger)).status).toBe(404);
    const { data: reply } = await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'Hi' }, asMina());
    expect((await edit(reply.seq, 'I never said that')).status).toBe(403);
    expect((await remove(reply.seq)).status).toBe(403);
    expect((await edit(seq, '   ')).status).toBe(400);
  });
});

test('a rating and a thumb that points down bring their reasons to the business', async () => {
  await say('Where is my order?');
  await app.services.botRunner.idle();
  const answer = (await threadOfMina()).findLast((message) => message.author_kind === 'bot');
  const seq = answer?.seq ?? 0;
  await app.call(visitor.feedback, { conversation_id: id, seq, verdict: 'down', reason: 'outdated' }, { token });
  const judged = async () => (await threadOfMina()).find((message) => message.seq === seq);
  expect(await judged()).toMatchObject({ verdict: 'down', verdict_reason: 'outdated' });
  await app.call(visitor.feedback, { conversation_id: id, seq, verdict: 'up', reason: 'outdated' }, { token });
  expect(await judged()).not.toHaveProperty('verdict_reason');
  const rating = { conversation_id: id, score: 2, comment: 'Took days', reasons: ['slow', 'unsolved'] as ('slow' | 'unsolved')[] };
  await app.call(visitor.csat, rating, { token });
  expect((await app.call(conversations.get, { id }, asMina())).data.csat).toMatchObject({
    score: 2,
    comment: 'Took days',
    reasons: ['slow', 'unsolved'],
  });
  expect((await app.call(visitor.csat, { ...rating, reasons: ['rude'] as never }, { token })).status).toBe(400);
});

describe('the home of the chat', () => {
  const home = async (channel?: string) =>
    (await app.call(visitor.home, { locale: 'ja-JP', ...(channel !== undefined && { channel }) }, { token })).data;
  const opensHome = async (channel: string) =>
    (await app.call(visitor.session, { tenant: mina.slug, locale: 'ja-JP', channel }, { token })).data.tenant.opens_home;

  test('says what the business lets it say, in its channel and on its own page, and who is there', async () => {
    expect(await home()).toMatchObject({ title: '', notice: '', blocks: DEFAULT_HOME.blocks, team: [], staffed: false });
    const made = webChannel((await app.call(channels.create, { kind: 'web', name: 'Shop' }, asMina())).data);
    expect(await opensHome(made.public_key)).toBe(false);
    const texts = { ...DEFAULT_HOME.texts, 'ja-JP': { title: 'ようこそ', notice: '年末年始は休業します。' } };
    const change = async (over: Partial<Channel['home']>, { version }: Channel) => {
      const home = { opens_first: true, blocks: ['team', 'answers'] as Channel['home']['blocks'], texts, ...over };
      return webChannel((await app.call(channels.update, { id: made.id, version, home }, asMina())).data);
    };
    const changed = await change({}, made);
    expect(changed.home.texts['ja-JP'].title).toBe('ようこそ');
    expect(await home(made.public_key)).toMatchObject({ title: 'ようこそ', notice: '年末年始は休業します。', blocks: ['team', 'answers'] });
    expect(await home()).toMatchObject({ title: 'ようこそ' });
    expect(await opensHome(made.public_key)).toBe(true);

    const leave = await comeOnline(app, mina);
    app.services.office.forget(mina.tenantId);
    expect(await home(made.public_key)).toMatchObject({ team: [{ name: 'Mina', face: null }], staffed: true });
    await change({ blocks: [] }, changed);
    expect(await home(made.public_key)).toMatchObject({ team: [], staffed: true });
    leave();
  });
});
