import { canned, CANNED_OWN_MAX, conversations, messages, teams, visitor, type CannedReply, type RequestInput } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { purgeUses } from './purge-uses.ts';

const DAY = 86_400_000;

let app: TestApp;
let mina: SignedUp;
/** A member of Mina's business. */
let leo: SignedUp;
let nori: SignedUp;
let now = Date.UTC(2026, 5, 1);
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
  [mina, leo, nori] = [await app.signUp({ name: 'Mina' }), await app.signUp({ name: 'Leo' }), await app.signUp()];
  await app.services.database.pool.query(`UPDATE tenant_member SET tenant_id = $1, role = 'agent' WHERE user_id = $2`, [
    mina.tenantId,
    leo.userId,
  ]);
});
afterAll(() => app.close());

const by = ({ token }: SignedUp) => ({ token });
type Draft = RequestInput<typeof canned.create>;
const draftOf = (over: Partial<Draft> = {}): Draft => ({
  scope: 'all',
  title: 'Greeting',
  i18n: { 'en-US': 'Hello {{first_name}}' },
  ...over,
});
const create = (over: Partial<Draft> = {}, who = mina) => app.call(canned.create, draftOf(over), by(who));
const list = async (q = '', who = mina): Promise<CannedReply[]> => (await app.call(canned.list, { q }, by(who))).data.items;
const titles = async (q = '', who = mina) => (await list(q, who)).map(({ title }) => title);

describe('who sees and writes what', () => {
  test('shared ones are everybody’s to read, own ones their owner’s, and no other business sees either', async () => {
    await create({ title: 'Shared A' });
    await create({ title: 'Mina’s A', scope: 'me' });
    await create({ title: 'Leo’s A', scope: 'me' }, leo);
    expect((await titles()).toSorted()).toEqual(['Mina’s A', 'Shared A']);
    expect((await titles('', leo)).toSorted()).toEqual(['Leo’s A', 'Shared A']);
    expect(await titles('', nori)).toEqual([]);
  });

  test('a member cannot write for everybody: neither a new one, nor a change, nor by handing over an own one', async () => {
    const { data: shared } = await create({ title: 'Shared B' });
    const { data: own } = await create({ title: 'Own B', scope: 'me' }, leo);
    expect(await create({ title: 'Mine for all' }, leo)).toMatchObject({ data: { reason: 'refused' } });
    const change = { ...draftOf({ title: 'Changed' }), id: shared.id, version: 1 };
    expect(await app.call(canned.update, change, by(leo))).toMatchObject({ data: { reason: 'refused' } });
    expect(await app.call(canned.update, { ...change, id: own.id }, by(leo))).toMatchObject({ data: { reason: 'refused' } });
    expect(await app.call(canned.remove, { id: shared.id }, by(leo))).toMatchObject({ data: { reason: 'refused' } });
    expect(await titles('', leo)).toContain('Shared B');
  });

  test('those of teams are seen by their members and by admins, who alone write them; a team that goes takes none along', async () => {
    const makeTeam = async (name: string, member: number) =>
      (await app.call(teams.create, { name, member_ids: [member] }, by(mina))).data.id;
    const [returns, night] = [await makeTeam('Returns', leo.userId), await makeTeam('Night', mina.userId)];
    expect(await create({ title: 'No team', scope: 'team' })).toMatchObject({
      data: { reason: 'invalid_request', fields: [{ path: 'team_ids' }] },
    });
    const { data: ours } = await create({ title: 'Zeta Returns', scope: 'team', team_ids: [returns, returns] });
    expect(ours).toMatchObject({ scope: 'team', team_ids: [returns] });
    await create({ title: 'Zeta Night', scope: 'team', team_ids: [night] });
    expect(await titles('zeta', leo)).toEqual(['Zeta Returns']);
    expect((await titles('zeta')).toSorted()).toEqual(['Zeta Night', 'Zeta Returns']);
    const change = { ...draftOf({ title: 'Zeta mine', scope: 'team', team_ids: [returns] }), id: ours.id, version: 1 };
    expect(await app.call(canned.update, change, by(leo))).toMatchObject({ data: { reason: 'refused' } });
    expect(await create({ title: 'Own G', scope: 'team', team_ids: [returns] }, leo)).toMatchObject({ data: { reason: 'refused' } });

    await app.call(teams.remove, { id: returns }, by(mina));
    expect(await titles('zeta', leo)).toEqual([]);
    expect(await titles('Zeta Returns')).toEqual(['Zeta Returns']);
    const all = { ...draftOf({ title: 'Returns H', scope: 'all' }), id: ours.id, version: 1 };
    expect((await app.call(canned.update, all, by(mina))).data).toMatchObject({ scope: 'all', team_ids: [] });
    expect(await titles('Returns H', leo)).toEqual(['Returns H']);
  });

  test('a member changes and deletes an own one', async () => {
    const { data: own } = await create({ title: 'Own D', scope: 'me' }, leo);
    const change = { ...draftOf({ title: 'Own E', scope: 'me' }), id: own.id, version: 1 };
    expect((await app.call(canned.update, change, by(leo))).data).toMatchObject({ title: 'Own E', version: 2 });
    await app.call(canned.remove, { id: own.id }, by(leo));
    expect(await titles('', leo)).not.toContain('Own E');
  });

  test('somebody else’s own one is not there, neither to change nor to delete', async () => {
    const { data: own } = await create({ title: 'Own C', scope: 'me' }, leo);
    const change = { ...draftOf({ scope: 'me' }), id: own.id, version: 1 };
    expect(await app.call(canned.update, change, by(mina))).toMatchObject({ status: 404 });
    await app.call(canned.remove, { id: own.id }, by(mina));
    expect(await titles('', leo)).toContain('Own C');
  });
});

describe('writing', () => {
  test('the second of two writers gets the newer copy', async () => {
    const { data: first } = await create({ title: 'Two writers' });
    const change = { ...draftOf({ title: 'First' }), id: first.id, version: 1 };
    expect((await app.call(canned.update, change, by(mina))).data).toMatchObject({ title: 'First', version: 2, updated_by: 'Mina' });
    const late = await app.call(canned.update, { ...change, title: 'Second' }, by(mina));
    expect(late).toMatchObject({ status: 409, data: { reason: 'stale_version', current: { title: 'First', version: 2 } } });
  });

  test('a variable that does not exist is refused by its name, in the language it stands in', async () => {
    const { data } = await create({ i18n: { 'en-US': 'Hi {{ first_name }}', 'ja-JP': '{{氏名}}様' } });
    expect(data).toMatchObject({ reason: 'invalid_request', fields: [{ path: 'i18n.ja-JP' }] });
    expect((data as unknown as { fields: { message: string }[] }).fields[0]?.message).toMatch(
      /^\{\{氏名\}\} cannot be filled in.*\{\{visitor_name\}\}/,
    );
  });

  test('a shortcut is there once in a list, whatever its width and case; own lists are apart', async () => {
    await create({ title: 'Refund', shortcut: 'Refund' });
    expect(await create({ title: 'Other', shortcut: 'ｒｅｆｕｎｄ' })).toMatchObject({ data: { fields: [{ path: 'shortcut' }] } });
    expect((await create({ title: 'Mine', shortcut: 'refund', scope: 'me' })).code).toBe(1);
  });

  test.each([
    ['without a word in any language', { i18n: { 'en-US': '  ' } }],
    ['with a shortcut that has a space', { shortcut: 'two words' }],
    ['with a title that is too long', { title: 'x'.repeat(121) }],
  ])('one %s is refused', async (_, over) => {
    expect(await create(over)).toMatchObject({ status: 400 });
  });

  test('a full list takes no more', async () => {
    const max = CANNED_OWN_MAX;
    await app.services.database.pool.query(
      `INSERT INTO canned_reply (tenant_id, scope, owner_id, title, i18n, search)
       SELECT $1, 'me', $2, 'Filler', '{"en-US":"x"}', 'filler' FROM generate_series(1, $3)`,
      [nori.tenantId, nori.userId, max],
    );
    expect(await create({ scope: 'me' }, nori)).toMatchObject({ data: { fields: [{ path: 'title' }] } });
    expect((await create({ scope: 'all' }, nori)).code).toBe(1);
  });
});

describe('searching', () => {
  beforeAll(async () => {
    await create({ title: 'Rückgabe & 退貨', shortcut: 'tuihuo', i18n: { 'zh-HK': '三十日內可以退換貨品', 'ja-JP': 'サイズ交換' } });
  });

  test.each([
    ['a part of a title', '退貨'],
    ['a shortcut in wide letters', 'ＴＵＩＨＵＯ'],
    ['a part of a text', '可以退換'],
    ['narrow katakana', 'ｻｲｽﾞ'],
  ])('finds %s', async (_, q) => {
    expect(await titles(q)).toEqual(['Rückgabe & 退貨']);
  });

  test.each(['%', '____', 'nowhere'])('%s finds nothing by accident', async (q) => {
    expect(await titles(q)).toEqual([]);
  });
});

test('what was inserted and sent is counted once, and what was not sent is not', async () => {
  const { data: reply } = await create({ title: 'Counted' });
  const session = (await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' })).data;
  const id = session.conversation_id;
  await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: 'Hello' }, { token: session.token });
  await app.services.botRunner.idle();
  await app.call(conversations.takeover, { id }, by(mina));
  const sentAs = randomUUID();
  const use = { conversation_id: id, client_msg_id: sentAs, ids: [reply.id, reply.id] };
  expect(await app.call(canned.used, use, by(mina))).toMatchObject({ status: 404 });
  await app.call(messages.send, { id, client_msg_id: sentAs, text: 'Hello Ada' }, by(mina));
  expect((await app.call(canned.used, use, by(mina))).data).toEqual({ counted: 1 });
  expect((await app.call(canned.used, use, by(mina))).data).toEqual({ counted: 0 });
  expect((await list('Counted'))[0]).toMatchObject({ used_count: 1, last_used_at: now });
  expect((await list())[0]?.title).toBe('Counted');
  await inTenant(app.services.database, mina.tenantId, (scope) => purgeUses(scope, now + 2 * DAY));
  now += 1;
  await app.call(canned.remove, { id: reply.id }, by(mina));
  expect(await titles('Counted')).toEqual([]);
});
