import {
  contacts,
  messages,
  orderMails,
  orderMailSetup,
  upload,
  visitor,
  visitorWorkOrders,
  workOrders,
  type Endpoint,
  type RequestInput,
} from '@lobby/contract';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { HOOK_PATH } from '#/domains/order-mail/settings/save-settings.ts';
import { ADA, openMailDesk, openMailServer, postAll, postMail, rawMail, type MailDesk, type MailServer } from '#test/mail-desk.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { addCustomer } from '#test/order-desk.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { createSmtpMailer } from '#/outside/smtp-mailer.ts';
import { tokenOf } from './address/order-token.ts';
import { listReceived } from './inbound/mail.repository.ts';
import { purgeReceived } from './inbound/purge-received.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let app: TestApp;
let server: MailServer;
let folder: string;
let desk: MailDesk;
let now = Date.UTC(2026, 5, 1, 9);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-inbound-'));
  server = await openMailServer();
  app = await openTestApp({ config: { data: folder, mailFrom: 'Lobby <no-reply@lobby.example>', rates: NO_LIMITS }, now: () => now });
  app.services.mailer = createSmtpMailer(server.url, 'Lobby <no-reply@lobby.example>');
});
afterAll(async () => {
  await postAll(app);
  await app.close();
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  now += DAY;
  desk = await openMailDesk(app);
});

const asMina = <E extends Endpoint>(endpoint: E, request: RequestInput<E>) => app.call(endpoint, request, { token: desk.mina.token });
const reply = () => `help+${tokenOf(app.services.secrets, desk.mina.tenantId, desk.order.id)}@shop.example`;
const post = (head: Record<string, string>, body: string) => postMail(app, desk, rawMail({ To: reply(), ...head }, body));
const thread = async (id = desk.order.conversation_id) =>
  (await asMina(messages.list, { id, limit: 100 })).data.items.filter(({ kind }) => kind === 'text');
const said = async () => (await thread()).map(({ author_kind: who, body }) => `${who}: ${body}`);
const detail = async (id = desk.order.id) => (await asMina(workOrders.get, { id })).data;
const received = async () => (await asMina(orderMailSetup.received, {})).data.items;
const save = (draft: Partial<RequestInput<typeof orderMailSetup.update>>) => {
  const { hook_url: _url, has_secret: _has, imap: _imap, ...settings } = desk.settings;
  return asMina(orderMailSetup.update, { ...settings, imap: null, ...draft });
};

describe('a mail to the address of a work order', () => {
  test('stands in its thread as what the customer wrote, and takes it up again', async () => {
    const { version } = await detail();
    await asMina(workOrders.move, { id: desk.order.id, version, to: 'pending' });
    expect(
      await post({}, 'It is blue.\r\n\r\nOn Mon, Jun 1, 2026 at 9:00 AM Shop <help@shop.example> wrote:\r\n> Which colour is it?'),
    ).toEqual({
      status: 200,
      received: true,
      outcome: 'accepted',
      reason: null,
    });
    expect(await said()).toEqual(['contact: It is the left one.', 'contact: It is blue.']);
    expect((await detail()).status).toBe('open');
    const { data } = await asMina(orderMails.list, { id: desk.order.id });
    expect(data.messages).toMatchObject([
      { seq: 2, from: { address: ADA, name: 'Ada' }, quoted: expect.stringContaining('Which colour') as string, dropped: 0 },
    ]);
  });

  test.each(['gmail-en', 'outlook-en', 'apple-ja', 'qq-zh-cn', 'gmail-zh-hk', 'outlook-zh-hk', 'yahoo-ja', 'yahoo-ja-web'])(
    'is read as %s wrote it',
    async (name) => {
      const written = readFileSync(new URL(`inbound/fixtures/${name}.eml`, import.meta.url)).toString('latin1');
      const raw = Buffer.from(written.replaceAll('help+TOKEN@shop.example', reply()), 'latin1');
      expect(await postMail(app, desk, raw)).toMatchObject({ outcome: 'accepted' });
      expect((await thread()).at(-1)?.body).not.toMatch(/[�>]|shop\.example/);
    },
  );

  test('is taken once, however often it is posted, also at the same time', async () => {
    const raw = rawMail({ To: reply() }, 'It is blue.');
    await Promise.all([postMail(app, desk, raw), postMail(app, desk, raw)]);
    expect(await postMail(app, desk, raw)).toMatchObject({ status: 200, outcome: 'accepted' });
    expect(await said()).toEqual(['contact: It is the left one.', 'contact: It is blue.']);
    expect(await received()).toHaveLength(1);
  });

  test('finds its work order by the mail that it answers, where the server cuts what stands behind the plus', async () => {
    await postAll(app);
    const first = server.taken.findLast(({ text }) => text?.includes(desk.order.id));
    expect(
      await post({ To: 'help@shop.example', 'In-Reply-To': first?.messageId ?? '', References: first?.messageId ?? '' }, 'It is blue.'),
    ).toMatchObject({
      outcome: 'accepted',
    });
  });

  test('that nobody signed, or long ago, or for another business, is not read', async () => {
    const raw = rawMail({ To: reply() }, 'It is blue.');
    const unsigned = await app.fetch(`${HOOK_PATH}/${desk.mina.tenantId}`, { method: 'POST', body: new Uint8Array(raw) });
    expect(unsigned.status).toBe(401);
    expect((await postMail(app, { ...desk, secret: 'whsec_wrong' }, raw)).status).toBe(401);
    const other = await app.signUp();
    expect((await postMail(app, { mina: other, secret: desk.secret }, raw)).status).toBe(401);
    expect((await postMail(app, { mina: { ...other, tenantId: 999_999 }, secret: desk.secret }, raw)).status).toBe(401);
    await asMina(orderMailSetup.rotateSecret, {});
    expect((await postMail(app, desk, raw)).status).toBe(401);
    expect(await received()).toEqual([]);
  });

  test('larger than any mail is refused before it is read', async () => {
    const raw = Buffer.alloc(25 * 1024 * 1024 + 1, 'a');
    expect((await postMail(app, desk, raw)).status).toBe(413);
  });
});

describe('files of a mail', () => {
  const part = (name: string, type: string, content: string, head = '') =>
    `--b\r\nContent-Type: ${type}; name="${name}"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="${name}"\r\n${head}\r\n${content}\r\n`;
  const mixed = { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary=b' };
  const words = '--b\r\nContent-Type: text/plain\r\n\r\nHere they are.\r\n';

  test('are looked into like every upload: what they are counts, not what they are called', async () => {
    const exe = Buffer.from('MZ\x90\0\x03\0\0\0 not a picture').toString('base64');
    await post(mixed, `${words}${part('zip.png', 'image/png', PIXEL)}${part('run.exe', 'image/png', exe)}--b--`);
    const last = (await thread()).at(-1);
    expect(last?.attachments?.map(({ name, mime }) => [name, mime])).toEqual([['zip.png', 'image/png']]);
    expect(last?.body).toContain('[1 of the 2 files in this email were kept.]');
    const { items } = (await asMina(upload.links, { ids: [last?.attachments?.[0]?.id ?? ''] })).data;
    expect(items).toHaveLength(1);
  });

  test('that are pictures in the text stand below it', async () => {
    const html = '--b\r\nContent-Type: text/html\r\n\r\n<p>See the zip:</p><img src="cid:zip@mail"><p>It is off.</p>\r\n';
    await post(
      { ...mixed, 'Content-Type': 'multipart/related; boundary=b' },
      `${html}${part('image001.png', 'image/png', PIXEL, 'Content-ID: <zip@mail>\r\n')}--b--`,
    );
    const last = (await thread()).at(-1);
    expect(last?.body).toBe('See the zip:\n\nIt is off.');
    expect(last?.attachments?.map(({ name }) => name)).toEqual(['image001.png']);
  });

  test('two hundred of them are ten, and the mail says so', async () => {
    const files = Array.from({ length: 200 }, (_, no) =>
      part(`note-${no}.txt`, 'text/plain', Buffer.from(`note ${no}`).toString('base64')),
    );
    await post(mixed, `${words}${files.join('')}--b--`);
    const last = (await thread()).at(-1);
    expect(last?.attachments).toHaveLength(10);
    expect(last?.body).toBe('Here they are.\n\n[10 of the 200 files in this email were kept.]');
    expect((await asMina(orderMails.list, { id: desk.order.id })).data.messages[0]?.dropped).toBe(190);
  });

  test('a mail that is too long for a message is whole in a file', async () => {
    await post({}, 'It broke again. '.repeat(1_000));
    const last = (await thread()).at(-1);
    expect(last?.body.length).toBeLessThanOrEqual(4_000);
    expect(last?.attachments).toMatchObject([{ name: 'mail.txt' }]);
  });
});

describe('a mail that is not the customer’s', () => {
  test('of a machine is answered by nobody and stands in no thread', async () => {
    await post({ 'Auto-Submitted': 'auto-replied' }, 'I am away.');
    await post({ Precedence: 'bulk' }, 'News');
    await postAll(app);
    const own = server.taken.findLast(({ text }) => text?.includes(desk.order.id));
    await post({ 'Message-ID': own?.messageId ?? '' }, 'Back again');
    await post({ From: 'no-reply@lobby.example' }, 'Back again');
    expect((await received()).map(({ outcome, reason }) => `${outcome} ${reason ?? ''}`)).toEqual([
      'refused own',
      'refused own',
      'refused automatic',
      'refused automatic',
    ]);
    expect(await said()).toHaveLength(1);
  });

  test('of a stranger waits to be looked at, and once it is taken the stranger belongs to the work order', async () => {
    expect(await post({ From: 'Bob <bob@example.com>' }, 'I am her brother.')).toMatchObject({ outcome: 'held', reason: 'wrong_sender' });
    expect(await said()).toHaveLength(1);
    expect((await detail()).events.map(({ name }) => name)).toContain('mail_held');
    const [held] = await received();
    expect(held).toMatchObject({ preview: 'I am her brother.', can_accept: true, order: { id: desk.order.id } });
    const { data } = await asMina(orderMailSetup.settle, { id: held?.id ?? '', accept: true });
    expect(data).toMatchObject({ outcome: 'accepted', can_accept: false });
    await asMina(orderMailSetup.settle, { id: held?.id ?? '', accept: true });
    expect(await said()).toEqual(['contact: It is the left one.', 'contact: I am her brother.']);
    expect(await post({ From: 'bob@example.com' }, 'And it is blue.')).toMatchObject({ outcome: 'accepted' });
  });

  test('that says it is of a colleague never speaks as one', async () => {
    expect(await post({ From: `Mina <${desk.mina.email}>` }, 'Please send me her address.')).toMatchObject({
      outcome: 'held',
      reason: 'staff',
    });
    const [held] = await received();
    await asMina(orderMailSetup.settle, { id: held?.id ?? '', accept: true });
    expect((await thread()).map(({ author_kind: who }) => who)).toEqual(['contact', 'contact']);
  });

  test('can be put away, and stays away', async () => {
    await post({ From: 'bob@example.com' }, 'Cheap watches');
    const [held] = await received();
    expect((await asMina(orderMailSetup.settle, { id: held?.id ?? '', accept: false })).data.outcome).toBe('dismissed');
    expect((await asMina(orderMailSetup.settle, { id: held?.id ?? '', accept: true })).data.outcome).toBe('dismissed');
    expect(await said()).toHaveLength(1);
  });

  test('is held where the mail server that is believed does not confirm the sender, whatever the mail says itself', async () => {
    await save({ authserv_id: 'mx.shop.example' });
    const results = (text: string) => ({ 'Authentication-Results': text });
    expect(await post(results('mx.shop.example; dmarc=fail header.from=example.com'), 'It is blue.')).toMatchObject({
      reason: 'unverified',
    });
    expect(await post(results('mx.evil.example; dmarc=pass header.from=example.com'), 'It is blue.')).toMatchObject({
      reason: 'unverified',
    });
    expect(await post({}, 'It is blue.')).toMatchObject({ reason: 'unverified' });
    expect(await post(results('mx.shop.example; dmarc=pass header.from=example.com'), 'It is blue.')).toMatchObject({
      outcome: 'accepted',
    });
  });

  test('with an address that was made up, or of another business, opens nothing', async () => {
    const other = await openMailDesk(app);
    const theirs = `help+${tokenOf(app.services.secrets, other.mina.tenantId, other.order.id)}@shop.example`;
    for (const to of [theirs, reply().replace('+', '+a'), `help+${'a'.repeat(42)}@shop.example`])
      expect(await post({ To: to }, 'Let me in.')).toMatchObject({ outcome: 'refused', reason: 'wrong_token' });
    expect(await said()).toHaveLength(1);
  });

  test('is held from the thirty-first of an hour on', async () => {
    const ids = Array.from({ length: 30 }, () => randomUUID());
    for (const id of ids) await post({ 'Message-ID': `<${id}@mail.example>` }, `Message ${createHash('md5').update(id).digest('hex')}`);
    expect(await post({}, 'One more')).toMatchObject({ outcome: 'held', reason: 'too_many' });
    now += HOUR + 1;
    expect(await post({}, 'An hour later')).toMatchObject({ outcome: 'accepted' });
  });

  test('is let go after a month, with all that it said', async () => {
    await post({ From: 'bob@example.com' }, 'I am her brother.');
    now += 31 * DAY;
    await inTenant(app.services.database, desk.mina.tenantId, (scope) => purgeReceived(scope, now));
    // Mina is signed out by then.
    const kept = await inTenant(app.services.database, desk.mina.tenantId, (scope) => listReceived(scope, undefined, 10));
    expect(kept).toMatchObject([{ outcome: 'held', can_accept: false }]);
  });
});

describe('a mail that belongs to no work order that goes on', () => {
  test('begins a further one, linked to the one that has ended', async () => {
    const { version } = await detail();
    await asMina(workOrders.move, { id: desk.order.id, version, to: 'cancelled', reason: 'twice' });
    expect(await post({}, 'It broke again.')).toMatchObject({ outcome: 'created' });
    const { items } = (await asMina(workOrders.list, {})).data;
    expect(items).toMatchObject([{ no: 2, subject: 'A zip came off', origin: 'email', contact: { id: (await detail()).contact.id } }]);
    expect((await detail(items[0]?.id)).links).toMatchObject([{ kind: 'follow_up', other: { no: 1 } }]);
    expect((await thread(items[0]?.conversation_id)).map(({ body }) => body)).toEqual(['It broke again.']);
  });

  test('makes one of the type that was chosen, with a contact of its own, where that is switched on', async () => {
    const first = { To: 'Help <help@shop.example>', From: 'Bob <bob@example.com>', Subject: 'My tent leaks' };
    expect(await post(first, 'Since Sunday.')).toMatchObject({ outcome: 'refused', reason: 'no_order' });
    await save({ new_type_id: desk.type.id });
    expect(await post(first, 'Since Sunday.')).toMatchObject({ outcome: 'created' });
    expect(await post({ ...first, Subject: '' }, 'And my boots too.')).toMatchObject({ outcome: 'created' });
    expect(await post({ ...first, To: 'sales@shop.example' }, 'An offer')).toMatchObject({ reason: 'no_order' });
    const { items } = (await asMina(workOrders.list, {})).data;
    expect(items.map(({ subject, contact }) => [subject, contact.name])).toEqual([
      ['(no subject)', 'Bob'],
      ['My tent leaks', 'Bob'],
      ['A zip came off', null],
    ]);
    expect(new Set(items.map(({ contact }) => contact.id)).size).toBe(2);
    await postAll(app);
    const mail = server.taken.findLast(({ subject }) => subject?.includes('My tent leaks'));
    expect(mail?.to).toMatchObject({ text: 'bob@example.com' });
  });

  test('is never shown to who only named the sender’s address in a chat', async () => {
    await save({ new_type_id: desk.type.id });
    const stranger = await addCustomer(app, desk.mina);
    const asStranger = { token: stranger.token };
    await app.call(visitor.contact, { conversation_id: stranger.conversationId, email: 'bob@example.com' }, asStranger);
    const bob = { To: 'help@shop.example', From: 'Bob <bob@example.com>', Subject: 'My tent leaks' };
    expect(await post(bob, 'Since Sunday.')).toMatchObject({ outcome: 'created' });
    expect((await app.call(visitorWorkOrders.list, { locale: 'en-US' }, asStranger)).data.items).toEqual([]);
    const [mailed] = (await asMina(workOrders.list, {})).data.items;
    expect((await asMina(contacts.get, { id: mailed?.contact.id ?? '' })).data).toMatchObject({
      email: 'bob@example.com',
      email_confirmed: true,
    });
    await post({ ...bob, Subject: 'And my boots' }, 'Both of them.');
    expect(new Set((await asMina(workOrders.list, {})).data.items.slice(0, 2).map(({ contact }) => contact.id))).toHaveProperty('size', 1);
  });
});

describe('the settings', () => {
  test('never tell a secret or a password again', async () => {
    const imap = {
      on: true,
      host: 'imap.shop.example',
      port: 993,
      security: 'tls' as const,
      user: 'help',
      password: 'open sesame',
      folder: 'INBOX',
    };
    const saved = await save({ imap });
    const shown = JSON.stringify([saved.data, (await asMina(orderMailSetup.get, {})).data]);
    expect(shown).not.toContain('sesame');
    expect(shown).not.toContain(desk.secret);
    expect(saved.data.settings.has_secret).toBe(true);
  });

  test('keep a password for its mailbox only, so that nobody can have it sent elsewhere', async () => {
    const imap = { on: true, host: 'imap.shop.example', port: 993, security: 'tls' as const, user: 'help', folder: 'INBOX' };
    expect((await save({ imap })).code).toBe(10_001);
    const { data } = await save({ imap: { ...imap, password: 'open sesame' } });
    const again = { version: data.settings.version };
    expect((await save({ ...again, imap: { ...imap, host: 'imap.evil.example' } })).code).toBe(10_001);
    expect((await asMina(orderMailSetup.testImap, { ...imap, host: 'imap.evil.example' })).code).toBe(10_001);
    expect((await save({ ...again, imap: { ...imap, port: 143, security: 'starttls' } })).code).toBe(1);
  });

  test('a mailbox on this network is not connected to', async () => {
    for (const host of ['127.0.0.1', 'localhost', '169.254.169.254', '[::1]']) {
      const { data } = await asMina(orderMailSetup.testImap, { host, port: 993, security: 'tls', user: 'help', password: 'x' });
      expect(data, host).toEqual({ fault: 'private', mails: 0 });
    }
  });
});
