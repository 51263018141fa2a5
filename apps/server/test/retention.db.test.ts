import { audit, contacts, conversations, drafts, messages, notes, retention, user, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { CONVERSATION_TABLES } from '#/domains/conversation/erase-conversations.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { eraseClosed } from '#/domains/retention/erase-closed.ts';
import { addColleague } from './add-colleague.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { beginVisit, uploaded } from './upload-file.ts';

const DAY = 86_400_000;

let app: TestApp;
let folder: string;
let mina: SignedUp;
let now = Date.UTC(2026, 0, 15);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-retention-test-'));
  app = await openTestApp({ config: { data: folder }, now: () => now });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  mina = await app.signUp({ name: 'Mina' });
  await inTenant(app.services.database, mina.tenantId, (scope) => grantPlan(scope, 2, now, now + 9_000 * DAY));
});
afterEach(() => app.services.database.pool.query('UPDATE retention_policy SET months = NULL'));

const asMina = () => ({ token: mina.token });
const keep = (months: number | null, version = 0) => app.call(retention.update, { months, version }, asMina());
const preview = async (months: number) => (await app.call(retention.preview, { months }, asMina())).data;
const statusOf = async (id: string) => (await app.call(conversations.get, { id }, asMina())).status;

/** Time passes, and whoever was signed in for so long signs in again. */
async function wait(days: number): Promise<void> {
  now += days * DAY;
  mina = { ...mina, token: (await app.call(user.login, { email: mina.email, password: mina.password })).data.token };
}

/** A conversation in which everything is that a conversation can have, all of it with the canary. */
async function conversation(canary: string, isClosed = true): Promise<string> {
  const { token, conversationId: id } = await beginVisit(app, mina.slug);
  const file = { name: `${canary}.txt`, bytes: Buffer.from(canary), mime: 'text/plain' };
  const { id: fileId } = await uploaded(app, 'visitor', token, file);
  await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: canary, attachments: [fileId] }, { token });
  await app.services.botRunner.idle();
  const { seq } = (await app.call(messages.send, { id, client_msg_id: randomUUID(), text: canary }, asMina())).data;
  await app.call(messages.edit, { id, seq, text: `${canary} again` }, asMina());
  await app.call(notes.add, { id, client_msg_id: randomUUID(), text: canary }, asMina());
  await app.call(drafts.save, { id, kind: 'reply', body: canary, written_at: now }, asMina());
  if (isClosed) await app.call(conversations.resolve, { id }, asMina());
  return id;
}

async function tablesWith(canary: string): Promise<string[]> {
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

const storedFiles = () =>
  readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

describe('keeping closed conversations for a time', () => {
  test('is off until somebody sets it: nothing goes, however old', async () => {
    const id = await conversation('canary-off');
    expect((await app.call(retention.get, {}, asMina())).data).toEqual({ months: null, version: 0 });
    await wait(4_000);
    expect(await eraseClosed(app.services)).toBe(0);
    expect(await statusOf(id)).toBe(200);
  });

  test('erases what was closed before it, with files, notes, drafts and edits, and nothing else', async () => {
    const canary = `canary-${randomUUID().slice(0, 8)}`;
    const before = storedFiles();
    const [old, open] = [await conversation(canary), await conversation(`open-${canary.slice(7)}`, false)];
    expect(await tablesWith(canary)).toEqual(
      expect.arrayContaining(['attachment', 'bot_run', 'conversation', 'conversation_note', 'draft', 'message', 'message_edit']),
    );
    await keep(2);
    await wait(40);
    const recent = await conversation(`recent-${canary.slice(7)}`);
    expect(await preview(2)).toEqual({ conversations: 0, messages: 0, files: 0 });
    expect(await eraseClosed(app.services)).toBe(0);
    await wait(23);
    expect(await preview(2)).toMatchObject({ conversations: 1, files: 1 });
    expect(await eraseClosed(app.services)).toBe(1);
    expect(await preview(2)).toEqual({ conversations: 0, messages: 0, files: 0 });
    expect([await statusOf(old), await statusOf(open), await statusOf(recent)]).toEqual([404, 200, 200]);
    expect(await tablesWith(canary)).toEqual([]);
    // Those of the open and of the recent one.
    expect(storedFiles()).toBe(before + 2);
    const { data } = await app.call(audit.list, { action: 'retention.erase' }, asMina());
    expect(data.items).toMatchObject([{ actor: null, target: { kind: 'tenant' }, details: { conversations: 1 } }]);
  });

  test('waits for the end of the time in which the visitor can go on with it', async () => {
    const id = await conversation('canary-reopen');
    await app.services.database.pool.query(
      `INSERT INTO session_settings (tenant_id, settings, reopen_hours) VALUES ($1, '{"reopen_hours": 2160}', 2160)`,
      [mina.tenantId],
    );
    await keep(1);
    await wait(60);
    expect([(await preview(1)).conversations, await eraseClosed(app.services)]).toEqual([0, 0]);
    await wait(31);
    expect([(await preview(1)).conversations, await eraseClosed(app.services)]).toEqual([1, 1]);
    expect(await statusOf(id)).toBe(404);
  });

  test('works through many in small steps', async () => {
    await app.services.database.pool.query(
      `WITH k AS (INSERT INTO contact (tenant_id, locale) VALUES ($1, 'en-US') RETURNING id),
        c AS (INSERT INTO conversation (tenant_id, no, contact_id, status, owner_kind, language, last_seq, resolved_at)
          SELECT $1, n, k.id, 'resolved', 'none', 'en-US', 1, to_timestamp($2) FROM k, generate_series(1, 130) n RETURNING id)
      INSERT INTO message (tenant_id, conversation_id, seq, client_msg_id, author_kind, kind, body) SELECT $1, id, 1, 'x', 'contact', 'text', 'x' FROM c`,
      [mina.tenantId, now / 1_000],
    );
    await keep(1);
    await wait(40);
    expect(await preview(1)).toEqual({ conversations: 130, messages: 130, files: 0 });
    expect(await eraseClosed(app.services)).toBe(130);
  });

  test.each([0, 121, 1.5])('%s months are refused', async (months) => {
    expect((await keep(months)).status).toBe(400);
  });

  test('is an admin’s to set and to see; the second of two writers gets the newer copy; each change is written down', async () => {
    const colleague = await addColleague(app, mina, 'Nori', 'agent');
    const asColleague = { token: colleague.token };
    for (const answer of [
      await app.call(retention.get, {}, asColleague),
      await app.call(retention.preview, { months: 1 }, asColleague),
      await app.call(retention.update, { months: 1, version: 0 }, asColleague),
    ])
      expect(answer.status).toBe(403);
    expect((await keep(12)).data).toEqual({ months: 12, version: 1 });
    expect(await keep(6)).toMatchObject({ status: 409, data: { current: { months: 12, version: 1 } } });
    expect((await keep(null, 1)).data).toEqual({ months: null, version: 2 });
    const { data } = await app.call(audit.list, { action: 'tenant.retention' }, asMina());
    expect(data.items.map(({ details }) => details)).toEqual([{ months: { from: 12, to: null } }, { months: { from: null, to: 12 } }]);
  });
});

test('every table with rows of a conversation is emptied with it', async () => {
  const { rows } = await app.services.database.pool.query<{ name: string }>(`SELECT c.relname AS name FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'conversation_id' AND NOT a.attisdropped
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`);
  // Files go by themselves: first they are let go of, then their pieces are removed, then their rows. A wait goes with its conversation.
  expect(rows.map(({ name }) => name)).toEqual([...CONVERSATION_TABLES, 'attachment', 'conversation_wait'].toSorted());
});

test('the card of who wrote stays', async () => {
  const id = await conversation('canary-card');
  const { contact } = (await app.call(conversations.get, { id }, asMina())).data;
  await keep(1);
  await wait(40);
  await eraseClosed(app.services);
  expect((await app.call(contacts.get, { id: contact.id }, asMina())).data).toMatchObject({ id: contact.id, conversations: [] });
});
