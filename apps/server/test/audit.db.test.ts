import {
  audit,
  AUDIT_ACTIONS,
  bot,
  canned,
  contacts,
  conversations,
  corpus,
  corpusBulk,
  messages,
  teams,
  tenant,
  upload,
  user,
  visitor,
  type AuditEntry,
  type RequestInput,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addColleague } from './add-colleague.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { beginVisit, uploaded } from './upload-file.ts';

const HOUR = 3_600_000;

let app: TestApp;
let folder: string;
let mina: SignedUp;
let now = Date.UTC(2026, 5, 1, 9);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-audit-test-'));
  app = await openTestApp({ config: { data: folder }, now: () => now });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  mina = await app.signUp({ name: 'Mina' });
});

const asMina = () => ({ token: mina.token });
const list = async (filter: RequestInput<typeof audit.list> = {}): Promise<AuditEntry[]> =>
  (await app.call(audit.list, { limit: 100, ...filter }, asMina())).data.items;
const brief = (entries: AuditEntry[]) => entries.map(({ action, target }) => `${action} ${target.kind}`);

async function chat() {
  const { token, conversationId: id } = await beginVisit(app, mina.slug);
  await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: 'Where is it?' }, { token });
  await app.services.botRunner.idle();
  const { contact } = (await app.call(conversations.get, { id }, asMina())).data;
  return { token, id, contactId: contact.id };
}

describe('what is written down', () => {
  test('knowledge, bot, team, canned replies, settings and plan', async () => {
    const draft = { question: 'Do you repair tents?', answer: 'Yes.', locale: 'en-US' as const };
    const { data: entry } = await app.call(corpus.create, draft, asMina());
    await app.call(corpus.update, { ...draft, id: entry.id, version: entry.version, answer: 'In a week.' }, asMina());
    await app.call(corpusBulk.run, { id: randomUUID(), ids: [entry.id], action: { kind: 'archive' } }, asMina());
    await app.call(corpusBulk.run, { id: randomUUID(), ids: [entry.id], action: { kind: 'archive' } }, asMina());
    await app.call(corpusBulk.run, { id: randomUUID(), ids: [entry.id], action: { kind: 'delete' } }, asMina());
    await app.call(corpus.export, { format: 'csv' }, asMina());
    const { data: settings } = await app.call(bot.get, {}, asMina());
    await app.call(bot.update, settings, asMina());
    await app.call(teams.create, { name: 'Returns', member_ids: [mina.userId] }, asMina());
    await app.call(teams.updateMember, { id: mina.userId, max_active: 4 }, asMina());
    const reply = { title: 'Hello', shortcut: '', folder: '', i18n: { 'en-US': { body: 'Hello' } } };
    await app.call(canned.create, { ...reply, scope: 'me' } as never, asMina());
    const { data: business } = await app.call(tenant.settings, {}, asMina());
    await app.call(tenant.updateSettings, { ...business, name: 'Kumo' }, asMina());
    const entries = await list();
    expect(brief(entries)).toEqual([
      'tenant.update tenant',
      'member.update user',
      'team.create team',
      'bot.update bot',
      'corpus.export tenant',
      'corpus.delete entry',
      'corpus.archive entry',
      'corpus.update entry',
      'corpus.create entry',
      'user.login user',
    ]);
    expect(entries[0]).toMatchObject({ actor: { id: mina.userId, name: 'Mina' }, details: { name: { to: 'Kumo' } }, at: now });
    expect(entries[1]).toMatchObject({ target: { label: 'Mina' }, details: { max_active: 4 } });
    expect(entries[2]).toMatchObject({ target: { label: 'Returns' } });
    expect(Object.keys(entries[0]?.details ?? {})).toEqual(['name']);
  });

  test('signing in and out, passwords; a failed call leaves nothing', async () => {
    await app.call(user.login, { email: mina.email, password: mina.password });
    await app.call(user.login, { email: mina.email, password: 'wrong-1-word' });
    const change = { old_password: mina.password, password: 'harbour-4-lamp', re_password: 'harbour-4-lamp' };
    await app.call(user.updatePassword, change, asMina());
    await app.call(user.revokeSession, {}, asMina());
    expect(brief(await list())).toEqual(['user.sessions_end user', 'user.password user', 'user.login user', 'user.login user']);
    expect(JSON.stringify(await list())).not.toMatch(/otter|harbour/);
  });

  test('contacts: the names of changed fields, never what they say', async () => {
    const { contactId: id } = await chat();
    await app.call(contacts.update, { id, name: 'Canary Bird', email: 'canary@example.com' }, asMina());
    await app.call(contacts.block, { id, blocked: true }, asMina());
    await app.call(contacts.export, { id }, asMina());
    const before = await list({ target_kind: 'contact', target_id: id });
    expect(brief(before)).toEqual(['contact.export contact', 'contact.block contact', 'contact.update contact']);
    expect(before[2]?.details).toEqual({ fields: ['name', 'email'] });
    expect(before[0]?.target.label).toBe('Canary Bird');
    await app.call(contacts.erase, { id }, asMina());
    expect(JSON.stringify(await list())).not.toMatch(/canary/i);
    expect((await list({ action: 'contact.erase' }))[0]?.details).toMatchObject({ conversations: 1 });
  });

  test('a message taken back, by its number', async () => {
    const { id } = await chat();
    const { seq } = (await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'The code is 1234' }, asMina())).data;
    await app.call(messages.remove, { id, seq }, asMina());
    const [entry] = await list({ action: 'message.remove' });
    expect(entry).toMatchObject({ target: { kind: 'conversation', id }, details: { message: seq } });
    expect(entry?.target.label).toMatch(/^#\d+$/);
  });

  test('reading a conversation, its contact and its files: each once an hour and person', async () => {
    const { token, id, contactId } = await chat();
    const file = { name: 'list.txt', bytes: Buffer.from('one, two'), mime: 'text/plain' };
    const { id: fileId } = await uploaded(app, 'visitor', token, file);
    await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: 'This', attachments: [fileId] }, { token });
    const colleague = await addColleague(app, mina, 'Nori', 'agent');
    const look = async (reader: string) => {
      await app.call(messages.list, { id }, { token: reader });
      await app.call(contacts.get, { id: contactId }, { token: reader });
      await app.call(upload.links, { ids: [fileId] }, { token: reader });
    };
    await look(mina.token);
    await look(mina.token);
    await look(colleague.token);
    expect(brief(await list({ actor_id: mina.userId })).filter((line) => /read|open/.test(line))).toEqual([
      'file.open file',
      'contact.read contact',
      'conversation.read conversation',
    ]);
    expect(await list({ actor_id: colleague.userId })).toHaveLength(4);
    now += HOUR;
    await look(mina.token);
    expect(await list({ action: 'conversation.read', actor_id: mina.userId })).toHaveLength(2);
  });
});

describe('the list', () => {
  test('is read page by page, each entry once, by person, action and time', async () => {
    const begun = now;
    for (let number = 0; number < 7; number += 1) {
      now += 1_000;
      await app.call(corpus.create, { question: `Question ${number}?`, answer: 'Yes.', locale: 'en-US' }, asMina());
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await app.call(audit.list, { action: 'corpus.create', limit: 3, ...(cursor && { cursor }) }, asMina());
      seen.push(...data.items.map(({ target }) => target.label ?? ''));
      cursor = data.next_cursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((number) => `Question ${number}?`));
    const window = { action: 'corpus.create', from: begun + 2_000, to: begun + 4_000 } as const;
    expect((await list(window)).map(({ target }) => target.label)).toEqual(['Question 2?', 'Question 1?']);
    expect(await list({ actor_id: mina.userId + 1 })).toEqual([]);
    expect((await app.call(audit.list, { cursor: 'x' }, asMina())).status).toBe(400);
  });

  test('is an admin’s to read, and each business’s own', async () => {
    const colleague = await addColleague(app, mina, 'Nori', 'agent');
    for (const endpoint of [audit.list, audit.export]) expect((await app.call(endpoint, {}, { token: colleague.token })).status).toBe(403);
    const other = await app.signUp();
    expect(brief((await app.call(audit.list, {}, { token: other.token })).data.items)).toEqual(['user.login user']);
  });

  test('leaves as CSV that no spreadsheet runs, and that is written down too', async () => {
    const evil = await app.signUp({ name: '=HYPERLINK("http://x.example")' });
    const { response } = await app.call(audit.export, { action: 'user.login' }, { token: evil.token });
    const text = await response.text();
    expect(response.headers.get('content-disposition')).toMatch(/audit-\d{4}-\d\d-\d\d\.csv/);
    expect(text).toContain(`"'=HYPERLINK(""http://x.example"")"`);
    expect(text.split('\r\n')[0]).toBe('at,person_id,person,action,target,target_id,details,ip');
    const { data } = await app.call(audit.list, { action: 'audit.export' }, { token: evil.token });
    expect(data.items).toMatchObject([{ details: { entries: 1 } }]);
  });
});

test('no action is named twice', () => {
  expect(new Set(AUDIT_ACTIONS).size).toBe(AUDIT_ACTIONS.length);
});
