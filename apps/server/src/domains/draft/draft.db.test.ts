import {
  conversations,
  DRAFT_TTL_MS,
  drafts,
  messages,
  upload,
  visitor,
  type Draft,
  type DraftKind,
  type LiveEvents,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Audience, Emit } from '#/announcer.ts';
import { purge } from '#/jobs/purge.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { uploaded } from '#test/upload-file.ts';

const announced: { audience: Audience; name: keyof LiveEvents; payload: unknown }[] = [];
const emit: Emit = (audience, name, payload) => announced.push({ audience, name, payload });

let app: TestApp;
let mina: SignedUp;
let leo: SignedUp;
let nori: SignedUp;
let id: string;
let now = Date.UTC(2026, 5, 1);
beforeAll(async () => {
  app = await openTestApp({ now: () => now, emit });
  [mina, leo, nori] = [await app.signUp({ name: 'Mina' }), await app.signUp({ name: 'Leo' }), await app.signUp()];
  await app.services.database.pool.query(`UPDATE tenant_member SET tenant_id = $1, role = 'agent' WHERE user_id = $2`, [
    mina.tenantId,
    leo.userId,
  ]);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = Date.UTC(2026, 5, 1);
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' });
  id = data.conversation_id;
  await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: 'Hello' }, { token: data.token });
  await app.services.botRunner.idle();
  announced.length = 0;
});

const save = (body: string, writtenAt = now, kind: DraftKind = 'reply', who = mina) =>
  app.call(drafts.save, { id, kind, body, written_at: writtenAt }, { token: who.token });
const keep = (draft: { attachments?: string[]; reply_to_seq?: number }, who = mina) =>
  app.call(drafts.save, { id, kind: 'reply', body: '', written_at: now, ...draft }, { token: who.token });
const aFile = (name: string, who = mina) => uploaded(app, 'staff', who.token, { name, bytes: new TextEncoder().encode(name) });
const list = async (who = mina): Promise<Draft[]> => (await app.call(drafts.list, { id }, { token: who.token })).data.items;

test('a reply and a note are kept apart, for whoever wrote them only', async () => {
  await save('Half a reply');
  await save('Half a note', now, 'note');
  expect((await list()).map(({ kind, body }) => [kind, body])).toEqual([
    ['note', 'Half a note'],
    ['reply', 'Half a reply'],
  ]);
  expect(await list(leo)).toEqual([]);
  expect(await app.call(drafts.list, { id }, { token: nori.token })).toMatchObject({ status: 404 });
  expect(await save('From outside', now, 'reply', nori)).toMatchObject({ status: 404 });
});

test('the newest is kept, in whatever order they arrive, and the answer says which it is', async () => {
  await save('Newer', now - 1_000);
  expect((await save('Older', now - 2_000)).data).toMatchObject({ body: 'Newer', written_at: now - 1_000 });
  expect(await list()).toMatchObject([{ body: 'Newer' }]);
});

test('a clock that is ahead does not win over what is written later', async () => {
  await save('From tomorrow', now + 86_400_000);
  now += 1_000;
  await save('Written later');
  expect(await list()).toMatchObject([{ body: 'Written later' }]);
});

test('what was sent does not come back with an older copy', async () => {
  await save('Sent soon', now - 2_000);
  await save('', now - 1_000);
  await save('Sent so', now - 1_500);
  expect(await list()).toMatchObject([{ body: '' }]);
});

test('only the person’s own tabs hear of it, and only of what was kept', async () => {
  await save('Half a reply');
  await save('Older', now - 5_000);
  expect(announced).toEqual([{ audience: { userId: mina.userId }, name: 'draft', payload: { conversation_id: id, kind: 'reply' } }]);
});

test('it keeps its files in their order and the message that it answers, without a word', async () => {
  const [map, bill] = [await aFile('map.txt'), await aFile('bill.txt')];
  await keep({ attachments: [bill.id, map.id], reply_to_seq: 1 });
  expect(await list()).toEqual([{ kind: 'reply', body: '', written_at: now, attachments: [bill, map], reply_to_seq: 1 }]);
});

test('files that a draft holds outlive the day after which unsent ones go, and leave after it', async () => {
  const [held, free] = [await aFile('held.txt'), await aFile('free.txt')];
  await keep({ attachments: [held.id] });
  now += 2 * 86_400_000;
  await purge(app.services);
  const rowsOf = async () =>
    (await app.services.database.pool.query('SELECT id FROM attachment WHERE id = ANY($1)', [[held.id, free.id]])).rows;
  expect(await rowsOf()).toEqual([{ id: held.id }]);
  expect((await list())[0]?.attachments).toEqual([held]);
  const sent = { id, client_msg_id: randomUUID(), text: '', attachments: [held.id] };
  expect((await app.call(messages.send, sent, { token: mina.token })).data.attachments).toEqual([held]);
  const left = await aFile('left.txt');
  await keep({ attachments: [left.id] });
  now += 2 * 86_400_000;
  await keep({});
  await purge(app.services);
  const { rows } = await app.services.database.pool.query('SELECT id FROM attachment WHERE id = $1', [left.id]);
  expect(rows).toEqual([]);
});

test('a file that is gone and a message that was taken back are said to be gone', async () => {
  const file = await aFile('soon-gone.txt');
  const token = { token: mina.token };
  const { data: said } = await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'Wrong' }, token);
  await keep({ attachments: [file.id], reply_to_seq: said.seq });
  await app.call(upload.cancel, { id: file.id }, token);
  await app.call(messages.remove, { id, seq: said.seq }, token);
  expect(await list()).toEqual([{ kind: 'reply', body: '', written_at: now, files_gone: 1, quote_gone: true }]);
});

test('what went out with a message is neither in a draft nor gone from it', async () => {
  const file = await aFile('sent.txt');
  await keep({ attachments: [file.id] });
  await app.call(messages.send, { id, client_msg_id: randomUUID(), text: '', attachments: [file.id] }, { token: mina.token });
  expect(await list()).toEqual([{ kind: 'reply', body: '', written_at: now }]);
});

test('nobody reads or keeps another person’s file with a draft', async () => {
  const file = await aFile('leos.txt', leo);
  await keep({ attachments: [file.id] });
  expect((await list())[0]).toMatchObject({ files_gone: 1 });
  expect((await list())[0]?.attachments).toBeUndefined();
  now += 2 * 86_400_000;
  await purge(app.services);
  const { rows } = await app.services.database.pool.query('SELECT id FROM attachment WHERE id = $1', [file.id]);
  expect(rows).toEqual([]);
});

test('nobody’s draft is older than its time', async () => {
  await save('Forgotten');
  now += DRAFT_TTL_MS - 1_000;
  await purge(app.services);
  const { rows } = await app.services.database.pool.query('SELECT body FROM draft WHERE conversation_id = $1', [id]);
  expect(rows).toHaveLength(1);
  now += 2_000;
  await purge(app.services);
  const after = await app.services.database.pool.query('SELECT body FROM draft WHERE conversation_id = $1', [id]);
  expect(after.rows).toEqual([]);
});

test('colleagues hear who types a reply; the visitor hears that it is typed, not by which id', async () => {
  now = Date.UTC(2026, 5, 1);
  await app.call(conversations.typing, { id }, { token: mina.token });
  const typing = announced.filter(({ name }) => name === 'typing');
  const payload = { conversation_id: id, author_kind: 'agent', name: 'Mina' };
  expect(typing).toEqual([
    { audience: { tenantId: mina.tenantId, contactId: expect.any(String) as string }, name: 'typing', payload },
    { audience: { tenantId: mina.tenantId }, name: 'typing', payload: { ...payload, user_id: mina.userId } },
  ]);
});
