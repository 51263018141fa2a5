import {
  canned,
  CANNED_FILES_MAX,
  CANNED_OWN_MAX,
  contacts,
  conversations,
  messages,
  teams,
  upload,
  visitor,
  type CannedReply,
  type RequestInput,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { purge } from '#/jobs/purge.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { beginVisit, uploadFile, uploaded } from '#test/upload-file.ts';
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
      /^\{\{氏名\}\} isn’t a variable.*\{\{visitor_name\}\}/,
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

describe('files of a reply', () => {
  const PDF = { name: 'prices.txt', bytes: new TextEncoder().encode('Prices 2026'), mime: 'text/plain' };
  const keep = (who = mina, file = PDF) => uploaded(app, 'staff', who.token, file, 'canned');
  const copy = (id: string, who = mina, clientFileId = randomUUID()) =>
    app.call(upload.copy, { id, client_file_id: clientFileId }, by(who));
  async function textOf(id: string, token: string, call: typeof upload.links | typeof upload.visitorLinks = upload.links) {
    const [link] = (await app.call(call, { ids: [id] }, { token })).data.items;
    return link && (await (await app.fetch(link.url)).text());
  }

  test('stay with it for one language or for all, and whoever sees the reply can open and take them', async () => {
    const [all, english] = [await keep(), await keep()];
    const attachments = [
      { id: all.id, locale: null },
      { id: english.id, locale: 'en-US' as const },
    ];
    const { data: reply } = await create({ title: 'Prices', attachments });
    expect(reply.attachments).toEqual([
      { ...all, locale: null },
      { ...english, locale: 'en-US' },
    ]);
    expect((await list('Prices', leo))[0]?.attachments).toEqual(reply.attachments);
    expect(await textOf(all.id, leo.token)).toBe('Prices 2026');
    const { data: own } = await copy(all.id, leo);
    expect(own).toMatchObject({ name: 'prices.txt', mime: 'text/plain', bytes: PDF.bytes.length });
    expect(own.id).not.toBe(all.id);
    expect(await textOf(all.id, nori.token)).toBeUndefined();
    expect(await copy(all.id, nori)).toMatchObject({ data: { reason: 'not_found' } });
  });

  test('are hidden with a reply that somebody else keeps for themselves', async () => {
    const file = await keep();
    await create({ title: 'Mine with a file', scope: 'me', attachments: [{ id: file.id, locale: null }] });
    expect(await copy(file.id, leo)).toMatchObject({ data: { reason: 'not_found' } });
    expect(await textOf(file.id, leo.token)).toBeUndefined();
  });

  test('are copied once under one id, however often it is asked for, and outlive the message, the visitor and each other', async () => {
    const file = await keep();
    const { data: reply } = await create({ title: 'Leaflet', attachments: [{ id: file.id, locale: null }] });
    const clientFileId = randomUUID();
    const [first, again] = await Promise.all([copy(file.id, mina, clientFileId), copy(file.id, mina, clientFileId)]);
    expect(again.data.id).toBe(first.data.id);
    const { token, conversationId } = await beginVisit(app, mina.slug);
    await app.call(visitor.messages, { conversation_id: conversationId, client_msg_id: randomUUID(), text: 'Prices?' }, { token });
    await app.call(conversations.takeover, { id: conversationId }, by(mina));
    const sent = { id: conversationId, client_msg_id: randomUUID(), text: 'Here', attachments: [first.data.id] };
    expect((await app.call(messages.send, sent, by(mina))).code).toBe(1);
    expect(await textOf(first.data.id, token, upload.visitorLinks)).toBe('Prices 2026');
    const { data: open } = await app.call(conversations.get, { id: conversationId }, by(mina));
    expect((await app.call(contacts.erase, { id: open.contact.id }, by(mina))).code).toBe(1);
    await purge(app.services);
    expect(await textOf(file.id, mina.token)).toBe('Prices 2026');
    expect((await list('Leaflet'))[0]?.attachments).toEqual(reply.attachments);
  });

  test('can neither be given up beside it nor be sent themselves', async () => {
    const file = await keep();
    await create({ title: 'Kept', attachments: [{ id: file.id, locale: null }] });
    expect(await app.call(upload.cancel, { id: file.id }, by(mina))).toMatchObject({ data: { reason: 'not_found' } });
    const { token, conversationId } = await beginVisit(app, mina.slug);
    await app.call(visitor.messages, { conversation_id: conversationId, client_msg_id: randomUUID(), text: 'Hi' }, { token });
    await app.call(conversations.takeover, { id: conversationId }, by(mina));
    const sent = { id: conversationId, client_msg_id: randomUUID(), text: 'Here', attachments: [file.id] };
    expect(await app.call(messages.send, sent, by(mina))).toMatchObject({ data: { reason: 'not_found' } });
  });

  test('go with the reply, and one that is taken out goes alone', async () => {
    const [left, stays] = [await keep(), await keep()];
    const { data: reply } = await create({
      title: 'Two files',
      attachments: [
        { id: left.id, locale: null },
        { id: stays.id, locale: null },
      ],
    });
    const change = { ...draftOf({ title: 'Two files', attachments: [{ id: stays.id, locale: 'ja-JP' }] }), id: reply.id, version: 1 };
    expect((await app.call(canned.update, change, by(mina))).data.attachments).toEqual([{ ...stays, locale: 'ja-JP' }]);
    await purge(app.services);
    expect([await textOf(left.id, mina.token), await textOf(stays.id, mina.token)]).toEqual([undefined, 'Prices 2026']);
    await app.call(canned.remove, { id: reply.id }, by(mina));
    await purge(app.services);
    expect(await textOf(stays.id, mina.token)).toBeUndefined();
    const { rows } = await app.services.database.pool.query(`SELECT 1 FROM attachment WHERE id = ANY($1)`, [[left.id, stays.id]]);
    expect(rows).toEqual([]);
  });

  test('are five for a language at most, each once, each somebody’s own to give', async () => {
    const files = await Promise.all(Array.from({ length: CANNED_FILES_MAX + 1 }, () => keep()));
    const many = (locale: 'en-US' | null, count: number) => files.slice(0, count).map(({ id }) => ({ id, locale }));
    expect((await create({ title: 'Too many', attachments: many(null, 6) })).code).toBe(10001);
    const twice = [...many(null, 1), ...many('en-US', 1)];
    expect((await create({ title: 'Twice', attachments: twice })).code).toBe(10001);
    expect((await create({ title: 'Five', attachments: many('en-US', 5) })).code).toBe(1);
    expect(await create({ title: 'Of another', attachments: many(null, 1) })).toMatchObject({ data: { reason: 'upload_over' } });
    const leos = await keep(leo);
    expect(await create({ title: 'Not mine', attachments: [{ id: leos.id, locale: null }] })).toMatchObject({
      data: { reason: 'upload_over' },
    });
  });

  test('are of the kinds that uploads take', async () => {
    const program = { name: 'run.exe', bytes: new Uint8Array([77, 90, 0, 0]), mime: 'application/x-msdownload' };
    expect(await uploadFile(app, 'staff', mina.token, program, 'canned')).toMatchObject({ data: { reason: 'file_refused' } });
  });
});
