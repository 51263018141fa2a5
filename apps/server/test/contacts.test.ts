import { contacts, conversations, messages, notes, upload, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { sql } from 'drizzle-orm';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

let app: TestApp;
let folder: string;
let mina: SignedUp;
let visitorToken: string;
let conversationId: string;
let contactId: string;
/** A word of each test's own, found nowhere after the erasure. */
let canary: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-contacts-test-'));
  app = await openTestApp({ config: { data: folder } });
  mina = await app.signUp({ name: 'Mina' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  canary = `canary-${randomUUID().slice(0, 8)}`;
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'ja-JP' });
  visitorToken = data.token;
  conversationId = data.conversation_id;
  await say(`My name is ${canary}`);
  await app.services.botRunner.idle();
  contactId = (await app.call(conversations.get, { id: conversationId }, asMina())).data.contact.id;
});

const asMina = () => ({ token: mina.token });
const asVisitor = () => ({ token: visitorToken });
const say = (text: string) =>
  app.call(visitor.messages, { conversation_id: conversationId, client_msg_id: randomUUID(), text }, asVisitor());

/** Files that lie in the store of this test. */
function storedFiles(): string[] {
  return readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
}

/** Tables in which some row holds the canary. */
async function tablesWithCanary(): Promise<string[]> {
  const { pool } = app.services.database;
  const { rows } = await pool.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind = 'r' AND n.nspname = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const held = await pool.query<{ count: number }>(`SELECT count(*) AS count FROM ${name} t WHERE to_jsonb(t)::text LIKE '%${canary}%'`);
    if ((held.rows[0]?.count ?? 0) > 0) found.push(name);
  }
  return found;
}

describe('what is known of a contact', () => {
  test('is shown with the conversations, and changes piece by piece', async () => {
    const changed = await app.call(
      contacts.update,
      { id: contactId, name: ' 田中 美咲 ', email: 'Misaki@Example.jp', phone: '+81 90-1234-5678', tags: ['vip', '返品'] },
      asMina(),
    );
    expect(changed.data).toMatchObject({ name: '田中 美咲', email: 'misaki@example.jp', phone: '+81 90-1234-5678', tags: ['vip', '返品'] });
    expect(changed.data.conversations).toMatchObject([{ id: conversationId, status: 'bot' }]);
    const again = await app.call(contacts.update, { id: contactId, email: null, remark: 'Prefers mail' }, asMina());
    expect(again.data).toMatchObject({ name: '田中 美咲', email: null, phone: '+81 90-1234-5678', remark: 'Prefers mail' });
    expect((await app.call(conversations.get, { id: conversationId }, asMina())).data.contact.name).toBe('田中 美咲');
  });

  test.each([
    ['email', 'no address'],
    ['phone', 'call me'],
    ['phone', '12'],
    ['name', 'x'.repeat(121)],
  ])('a %s like "%s" is refused by its field', async (field, value) => {
    const refused = await app.call(contacts.update, { id: contactId, [field]: value }, asMina());
    expect([refused.status, refused.data]).toMatchObject([400, { fields: [{ path: field }] }]);
  });

  test('is the business’s own: no other one, and no visitor, reads or changes it', async () => {
    const other = { token: (await app.signUp()).token };
    for (const answer of [
      await app.call(contacts.get, { id: contactId }, other),
      await app.call(contacts.update, { id: contactId, name: 'Mine' }, other),
      await app.call(contacts.block, { id: contactId, blocked: true }, other),
      await app.call(contacts.export, { id: contactId }, other),
      await app.call(contacts.erase, { id: contactId }, other),
    ])
      expect(answer.status).toBe(404);
    expect((await app.call(contacts.get, { id: contactId }, asVisitor())).code).toBe(-1);
  });
});

test('a blocked visitor is refused until they may write again; what was said stays', async () => {
  const first = await app.call(contacts.block, { id: contactId, blocked: true }, asMina());
  expect(first.data.blocked_at).not.toBeNull();
  expect((await app.call(contacts.block, { id: contactId, blocked: true }, asMina())).data.blocked_at).toBe(first.data.blocked_at);
  expect((await say('Let me in')).status).toBe(403);
  expect((await app.call(visitor.handoff, { conversation_id: conversationId }, asVisitor())).status).toBe(403);
  expect((await app.call(messages.list, { id: conversationId }, asMina())).data.items[0]?.body).toContain(canary);
  await app.call(contacts.block, { id: contactId, blocked: false }, asMina());
  expect((await say('Thank you')).code).toBe(1);
});

describe('privacy', () => {
  test('the export holds everything that is stored, row by row', async () => {
    await app.call(notes.add, { id: conversationId, client_msg_id: randomUUID(), text: `Note on ${canary}` }, asMina());
    const { response } = await app.call(contacts.export, { id: contactId }, asMina());
    expect(response.headers.get('content-type')).toContain('application/json');
    const dump = (await response.json()) as Record<string, unknown[]>;
    const { items } = (await app.call(messages.list, { id: conversationId }, asMina())).data;
    expect(dump['message']).toHaveLength(items.length);
    expect(Object.keys(dump).toSorted()).toEqual(
      [
        'attachment',
        'draft',
        'bot_run',
        'bot_tool_call',
        'contact',
        'conversation',
        'conversation_note',
        'conversation_reader',
        'corpus_gap_question',
        'corpus_suggestion',
        'diversion_offer',
        'diversion_visit',
        'exported_at',
        'test_case',
        'message',
        'message_edit',
        'message_translation',
        'translation_memory',
        'visitor_proof',
        'visitor_session',
        'work_order',
        'work_order_event',
        'work_order_link',
        'work_order_task',
      ].toSorted(),
    );
    expect(JSON.stringify(dump['conversation_note'])).toContain(canary);
    expect(JSON.stringify(dump)).not.toContain('token_hash');
  });

  test('erasing leaves nothing: no row, no session, no index', async () => {
    await app.call(contacts.update, { id: contactId, name: canary, email: `${canary}@example.com`, remark: canary }, asMina());
    await app.call(notes.add, { id: conversationId, client_msg_id: randomUUID(), text: canary }, asMina());
    const file = { client_file_id: randomUUID(), name: `${canary}.txt`, bytes: canary.length };
    const { id } = (await app.call(upload.visitorPrepare, file, asVisitor())).data;
    await app.call(upload.visitorPart, { id, part: 0 }, { ...asVisitor(), file: { name: 'part', bytes: Buffer.from(canary) } });
    await app.call(upload.visitorDone, { id }, asVisitor());
    const withFile = { conversation_id: conversationId, client_msg_id: randomUUID(), text: 'See this', attachments: [id] };
    expect((await app.call(visitor.messages, withFile, asVisitor())).code).toBe(1);
    const { seq } = (await app.call(messages.send, { id: conversationId, client_msg_id: randomUUID(), text: canary }, asMina())).data;
    await app.call(messages.edit, { id: conversationId, seq, text: `${canary} edited` }, asMina());
    expect(await tablesWithCanary()).not.toEqual([]);
    const others = await app.call(visitor.session, { tenant: mina.slug, locale: 'ja-JP' });
    const erased = await app.call(contacts.erase, { id: contactId }, asMina());
    expect(erased.data).toMatchObject({ conversations: 1 });
    expect(await tablesWithCanary()).toEqual([]);
    expect(storedFiles()).toEqual([]);
    expect((await app.call(contacts.get, { id: contactId }, asMina())).status).toBe(404);
    expect((await app.call(contacts.erase, { id: contactId }, asMina())).status).toBe(404);
    expect((await say('Am I still here?')).code).not.toBe(1);
    expect((await app.call(visitor.sync, { conversation_id: others.data.conversation_id }, { token: others.data.token })).code).toBe(1);
  });

  test('who exported, blocked and erased is written down, by ids', async () => {
    await app.call(contacts.export, { id: contactId }, asMina());
    await app.call(contacts.erase, { id: contactId }, asMina());
    const { rows } = await inTenant(app.services.database, mina.tenantId, ({ db }) =>
      db.execute(sql`SELECT action, actor_name, target_id FROM audit_log WHERE target_id = ${contactId} ORDER BY at, id`),
    );
    expect(rows).toEqual([
      { action: 'contact.export', actor_name: 'Mina', target_id: contactId },
      { action: 'contact.erase', actor_name: 'Mina', target_id: contactId },
    ]);
  });
});
