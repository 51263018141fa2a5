import {
  EVENT_TYPES,
  bulk,
  contacts,
  conversations,
  drafts,
  gaps,
  messages,
  notes,
  orderMailSetup,
  visitor,
  workOrders,
  type Endpoint,
  type RequestInput,
  webhooks,
} from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { PERSONAL_TABLES } from '#/domains/contact/personal-tables.ts';
import { findGaps } from '#/domains/corpus/care/gap/find-gaps.ts';
import { listMails } from '#/domains/mail/list-mails.ts';
import { noticesWritten, sendNotices } from '#/domains/order-mail/notice/send-notices.ts';
import { tokenOf } from '#/domains/order-mail/address/order-token.ts';
import { openMailDesk, postMail, rawMail, type MailDesk } from './mail-desk.ts';
import { NO_LIMITS } from './no-limits.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { addCustomer } from './order-desk.ts';
import { plantWords } from './plant-words.ts';
import { beginVisit, uploaded } from './upload-file.ts';
import { PATIENCE } from './patience.ts';

let app: TestApp;
let folder: string;
let now = Date.UTC(2026, 5, 1, 9);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-privacy-test-'));
  app = await openTestApp({ config: { data: folder, rates: NO_LIMITS }, now: () => now });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

let desk: MailDesk;
let contactId: string;
/** A word of each test's own, in letters, so that nothing takes it for a number to be masked. */
let canary: string;
/** It is in the address too. */
let email: string;

const asMina = <E extends Endpoint>(endpoint: E, request: RequestInput<E>) => served(endpoint, request, desk.mina.token);
const asAda = <E extends Endpoint>(endpoint: E, request: RequestInput<E>) => served(endpoint, request, desk.ada.token);
/** A call that has to be served: what is not planted is not found afterwards either. */
async function served<E extends Endpoint>(endpoint: E, request: RequestInput<E>, token: string) {
  const answer = await app.call(endpoint, request, { token });
  if (answer.code !== 1) throw new Error(`${endpoint.path}: ${answer.msg} ${JSON.stringify(answer.data)}`);
  return answer;
}
const ask = async (text: string, { token, conversationId }: { token: string; conversationId: string } = desk.ada) => {
  await app.call(visitor.messages, { conversation_id: conversationId, client_msg_id: randomUUID(), text }, { token });
  await app.services.botRunner.idle();
};
const inDesk = (statement: ReturnType<typeof sql>) =>
  inTenant(app.services.database, desk.mina.tenantId, ({ db }) => db.execute(statement));

beforeEach(async () => {
  canary = `canary${randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
  email = `${canary}@example.com`;
  now += 86_400_000;
  desk = await openMailDesk(app, { order: { email, subject: `About ${canary}`, description: canary } });
  contactId = (await asMina(conversations.get, { id: desk.ada.conversationId })).data.contact.id;
});

/** Every table of every schema in which some row holds the canary, in whatever type. */
async function tablesWithCanary(word = canary): Promise<string[]> {
  const { pool } = app.services.database;
  const { rows } = await pool.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')`,
  );
  const found: string[] = [];
  const inBytes = Buffer.from(word).toString('hex');
  for (const { name } of rows) {
    const held = await pool.query(
      `SELECT 1 FROM ${name} t WHERE lower(to_jsonb(t)::text) LIKE '%${word}%' OR to_jsonb(t)::text LIKE '%${inBytes}%' LIMIT 1`,
    );
    if (held.rows.length > 0) found.push(name);
  }
  return found.toSorted();
}

function storedFiles(): string[] {
  const places = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true });
  return places.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

/** Puts the canary wherever somebody's words, name or address come to lie, through the calls that put them there. */
async function plant(): Promise<void> {
  const { ada, order } = desk;
  const id = ada.conversationId;
  // Nobody answers there: what is told stays in its log.
  await asMina(webhooks.create, { url: 'https://erp.invalid/hook', events: [...EVENT_TYPES] });
  await ask(`Can ${canary} be mended here at all?`);
  await asMina(contacts.update, {
    id: contactId,
    name: canary,
    phone: '+44 20 7946 0958',
    remark: canary,
    tags: [canary],
    attrs: { [canary]: canary },
  });
  await asAda(visitor.session, { tenant: desk.mina.slug, locale: 'en-US', page: { url: `https://${canary}.test/${canary}` } });
  await asMina(notes.add, { id, client_msg_id: randomUUID(), text: canary });
  const file = await uploaded(app, 'visitor', ada.token, { name: `${canary}.txt`, bytes: Buffer.from(canary) });
  await asAda(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: canary, attachments: [file.id] });
  const { seq } = (await asMina(messages.send, { id, client_msg_id: randomUUID(), text: canary })).data;
  await asMina(messages.edit, { id, seq, text: `${canary} edited` });
  await asMina(drafts.save, { id, kind: 'reply', body: canary, written_at: now });
  await asMina(bulk.run, { request_id: randomUUID(), ids: [id], action: { kind: 'tag', tag: canary } });
  await asMina(bulk.run, { request_id: randomUUID(), ids: [id], action: { kind: 'resolve' } });
  await asAda(visitor.csat, { conversation_id: id, score: 2, comment: canary });
  await postMail(
    app,
    desk,
    rawMail(
      { To: `help+${tokenOf(app.services.secrets, desk.mina.tenantId, order.id)}@shop.example`, From: `${canary} <${email}>` },
      canary,
    ),
  );
  // A mail that makes no work order and could: it is kept whole.
  const { hook_url: _url, has_secret: _has, imap: _imap, ...settings } = desk.settings;
  await asMina(orderMailSetup.update, { ...settings, imap: null, new_type_id: desk.type.id });
  const absent = { To: 'help@shop.example', From: `${canary} <${email}>`, Subject: canary, 'Auto-Submitted': 'auto-replied' };
  expect(await postMail(app, desk, rawMail(absent, canary))).toMatchObject({ outcome: 'refused' });
  now += 60_000;
  await sendNotices(app.services);
  await findGaps(app.services, desk.mina.tenantId);
  await noticesWritten();
  await plantWords(app, { tenantId: desk.mina.tenantId, conversationId: id, orderId: order.id }, canary);
}

/** What tells nothing by words: numbers, times and ids of others. */
const WORDLESS = new Set([
  'channel_notice',
  'channel_reaction_sent',
  'work_order_link',
  'work_order_search',
  'conversation_reader',
  'conversation_search',
  'conversation_wait',
  'bot_fact_conversation',
  'bot_fact_due',
  'fact_conversation',
  'diversion_offer',
  'domain_event',
  'webhook_attempt',
  'webhook_delivery',
  'notification_escalation',
  'diversion_visit',
  'visitor_session',
]);

describe('erasing a contact', () => {
  test('leaves their words, name and address nowhere: no row, no letter, no mail, no file', async () => {
    await plant();
    const planted = await tablesWithCanary();
    expect(planted).toEqual(expect.arrayContaining(PERSONAL_TABLES.map(({ name }) => name).filter((name) => !WORDLESS.has(name))));
    expect(planted).toEqual(expect.arrayContaining(['corpus_gap', 'bulk_action']));
    expect(storedFiles()).not.toEqual([]);
    await asMina(contacts.erase, { id: contactId });
    expect(await tablesWithCanary()).toEqual([]);
    expect(storedFiles()).toEqual([]);
  });

  test('calls a gap what somebody else has asked, and lets go of one that nobody else has asked', async () => {
    await ask('Do you repair tents?');
    await ask(`Which bus goes to ${canary}?`);
    const other = await addCustomer(app, desk.mina);
    await ask('do you repair tents please', other);
    now += 60_000;
    await findGaps(app.services, desk.mina.tenantId);
    expect((await asMina(gaps.list, {})).data.items.map(({ question }) => question).toSorted()).toEqual([
      'Do you repair tents?',
      expect.stringContaining('Which bus') as string,
    ]);
    await asMina(contacts.erase, { id: contactId });
    const { items } = (await asMina(gaps.list, {})).data;
    expect(items.map(({ question }) => question)).toEqual(['do you repair tents please']);
    expect(items[0]?.samples).toMatchObject([{ question: 'do you repair tents please', conversation_id: other.conversationId }]);
  });

  test('takes back the letter that waits, and no letter of anybody else, though it goes to the same address', async () => {
    const other = await openMailDesk(app, { order: { email, subject: 'Elsewhere' } });
    now += 60_000;
    // A work order that is still being written is passed over, and told of with the next round.
    await vi.waitFor(async () => {
      await sendNotices(app.services);
      expect((await listMails(app.services, email)).map(({ subject }) => subject)).toHaveLength(2);
    }, PATIENCE);
    await asMina(contacts.erase, { id: contactId });
    const left = await listMails(app.services, email);
    expect(left.map(({ text }) => text)).toEqual([expect.stringContaining(other.order.id) as string]);
  });

  test('erases the refused mails from the address, and in the thread of somebody else who wrote there', async () => {
    const other = await desk.ada.submitted(desk.type, { email });
    const ben = await addCustomer(app, desk.mina);
    const order = await ben.submitted(desk.type, { email: 'ben@example.com' });
    await inDesk(
      sql`INSERT INTO order_mail_participant (tenant_id, work_order_id, address) VALUES (${desk.mina.tenantId}, ${order.id}, ${email})`,
    );
    const to = `help+${tokenOf(app.services.secrets, desk.mina.tenantId, order.id)}@shop.example`;
    await postMail(app, desk, rawMail({ To: to, From: `${canary} <${email}>` }, 'I am his wife.'));
    await postMail(app, desk, rawMail({ To: 'help@shop.example', From: `Carl <carl@example.com>`, Subject: 'Of somebody else' }, 'Hello'));
    await asMina(contacts.erase, { id: contactId });
    expect(await tablesWithCanary()).toEqual([]);
    expect((await app.call(workOrders.get, { id: other.id }, { token: desk.mina.token })).status).toBe(404);
    const thread = (await asMina(messages.list, { id: order.conversation_id, limit: 100 })).data.items.map(({ body }) => body);
    expect(thread).toContain('I am his wife.');
    const received = (await asMina(orderMailSetup.received, {})).data.items.map(({ from, subject }) => [from.address, subject]);
    expect(received).toContainEqual(['carl@example.com', 'Of somebody else']);
  });

  test('leaves somebody else who has the same address what they wrote', async () => {
    const twin = await addCustomer(app, desk.mina);
    const order = await twin.submitted(desk.type, { email });
    const to = `help+${tokenOf(app.services.secrets, desk.mina.tenantId, order.id)}@shop.example`;
    await postMail(app, desk, rawMail({ To: to, From: `Twin <${email}>` }, 'It is mine.'));
    await asMina(contacts.erase, { id: contactId });
    const { rows } = await inDesk(sql`SELECT from_address, from_name FROM order_mail_message WHERE work_order_id = ${order.id}`);
    expect(rows).toEqual([{ from_address: email, from_name: 'Twin' }]);
  });

  test('ends what a browser still holds at once, in the same process too', async () => {
    await asAda(visitor.sync, { conversation_id: desk.ada.conversationId });
    await asMina(contacts.erase, { id: contactId });
    const { data } = await app.call(visitor.session, { tenant: desk.mina.slug, locale: 'en-US' }, { token: desk.ada.token });
    expect(data.token).not.toBe(desk.ada.token);
    expect((await app.call(contacts.get, { id: contactId }, { token: desk.mina.token })).status).toBe(404);
    expect((await app.call(contacts.erase, { id: contactId }, { token: desk.mina.token })).status).toBe(404);
  });

  test('is written down by whom and of what id, and by nothing that was said', async () => {
    await plant();
    await asMina(contacts.erase, { id: contactId });
    const { rows } = await inDesk(
      sql`SELECT action, actor_name, details FROM audit_log WHERE target_id = ${contactId} AND action = 'contact.erase'`,
    );
    expect(rows).toEqual([
      { action: 'contact.erase', actor_name: 'Mina', details: { conversations: 2, messages: expect.any(Number) as number } },
    ]);
  });
});

describe('the list of tables', () => {
  /** Tables that name an address or an id of somebody who is no customer, and what they are. */
  const OF_OTHERS = new Set([
    'app_user',
    'email_code',
    'invite',
    'reset_key',
    'user_identity',
    'ai_bot',
    'order_mail_setting',
    'corpus_passage',
    'corpus_source',
    'source_page',
    'pay_order',
    'help_feedback',
    'help_reading',
    'subscription',
  ]);
  const TELLING = `column_name IN ('contact_id', 'conversation_id', 'origin_conversation_id', 'work_order_id', 'order_id', 'email', 'address', 'from_address', 'recipient', 'phone', 'reader', 'visitor')`;

  test('has every table that names a contact, a conversation, a work order or an address', async () => {
    const { rows } = await app.services.database.pool.query<{ name: string }>(
      `SELECT DISTINCT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND ${TELLING}`,
    );
    const known = new Set(PERSONAL_TABLES.map(({ name }) => name));
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name) && !OF_OTHERS.has(name))).toEqual([]);
  });

  test('has every table whose rows hang on one that it has', async () => {
    const { rows } = await app.services.database.pool.query<{ name: string; on: string }>(
      `SELECT DISTINCT conrelid::regclass::text AS name, confrelid::regclass::text AS on FROM pg_constraint WHERE contype = 'f'`,
    );
    const known = new Set(PERSONAL_TABLES.map(({ name }) => name));
    expect(rows.filter(({ name, on }) => known.has(on) && !known.has(name))).toEqual([]);
  });
});

describe('an export', () => {
  const unpack = async (id = contactId) => {
    const { data } = await asMina(contacts.export, { id });
    const response = await app.fetch(data.url);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const read = (name: string) => Buffer.from(files[name] ?? []).toString();
    return {
      data,
      response,
      names: Object.keys(files),
      read,
      dump: JSON.parse(read('data.json')) as Record<string, Record<string, unknown>[]>,
    };
  };

  test('holds every row that is stored, each file, and each mail that was not taken', async () => {
    await plant();
    const { data, response, names, read, dump } = await unpack();
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="contact-${contactId}.zip"`);
    const told = PERSONAL_TABLES.flatMap(({ name, told: isTold }) => (isTold ? [name] : []));
    expect(Object.keys(dump).toSorted()).toEqual([...told, 'exported_at'].toSorted());
    for (const name of told.filter((each) => !WORDLESS.has(each))) expect(JSON.stringify(dump[name]), name).toContain(canary);
    const { items } = (await asMina(messages.list, { id: desk.ada.conversationId, limit: 100 })).data;
    expect(dump['message']?.filter((row) => row['conversation_id'] === desk.ada.conversationId)).toHaveLength(items.length);
    const file = names.find((name) => name.startsWith('files/'));
    expect([file, read(file ?? ''), data.files, data.bytes]).toEqual([
      expect.stringMatching(new RegExp(`/${canary}.txt$`)),
      canary,
      1,
      canary.length,
    ]);
    expect(names.filter((name) => name.startsWith('mails/')).map(read)).toEqual([expect.stringContaining(`Subject: ${canary}`)]);
  });

  test('gives nobody a key: no token, no code, no link that opens a work order', async () => {
    await plant();
    const { read } = await unpack();
    expect(read('data.json')).toMatch(/#link="|#link=\\n|#link=\\"/);
    expect(read('data.json')).not.toMatch(/token_hash|code_digest|#link=[\w-]/);
  });

  test('is fetched by a signed link for ten minutes, by nobody else’s and no changed one', async () => {
    const { url, expires_at: expiresAt } = (await asMina(contacts.export, { id: contactId })).data;
    expect(expiresAt).toBe(now + 600_000);
    expect((await app.fetch(url.replace(contactId, randomUUID()))).status).toBe(404);
    expect((await app.fetch(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
    now += 599_999;
    expect((await app.fetch(url)).status).toBe(200);
    now += 1;
    expect((await app.fetch(url)).status).toBe(404);
  });

  test('ends with the contact', async () => {
    const { url } = (await asMina(contacts.export, { id: contactId })).data;
    await asMina(contacts.erase, { id: contactId });
    expect((await app.fetch(url)).status).toBe(404);
    expect((await app.call(contacts.export, { id: contactId }, { token: desk.mina.token })).status).toBe(404);
  });

  test('is asked for so often an hour, and each time written down', async () => {
    const hasty = await openTestApp({ config: { rates: { ...NO_LIMITS, exportsPerHour: 2 } } });
    const owner = await hasty.signUp({ name: 'Nori' });
    const { conversationId } = await beginVisit(hasty, owner.slug);
    const { id } = (await hasty.call(conversations.get, { id: conversationId }, owner)).data.contact;
    const statuses = [1, 2, 3].map(async () => (await hasty.call(contacts.export, { id }, owner)).status);
    expect((await Promise.all(statuses)).toSorted((a, b) => a - b)).toEqual([200, 200, 429]);
    const { rows } = await hasty.services.database.pool.query(
      `SELECT actor_name, target_id FROM audit_log WHERE action = 'contact.export'`,
    );
    expect(rows).toEqual([1, 2].map(() => ({ actor_name: 'Nori', target_id: id })));
    await hasty.close();
  });
});
