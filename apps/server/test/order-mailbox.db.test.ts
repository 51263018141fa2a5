import { messages, orderMailSetup } from '@lobby/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { waitAfter } from '#/domains/mailbox/mail-watch.ts';
import { tokenOf } from '#/domains/order-mail/address/order-token.ts';
import { findMailbox, mailboxId } from '#/domains/order-mail/imap/mailbox.ts';
import { readMailbox, readMailboxes } from '#/domains/order-mail/imap/read-mailboxes.ts';
import { createGuardedAddress } from '#/outside/guarded/guarded-address.ts';
import { createImap } from '#/outside/imap/imap.ts';
import { openImapScene, type ImapScene } from '#test/imap-scene.ts';
import { openMailDesk, rawMail, type MailDesk } from '#test/mail-desk.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { PATIENCE } from '#test/patience.ts';

let app: TestApp;
let scene: ImapScene;
let server: ImapScene['server'];
let folder: string;
let desk: MailDesk;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-imap-test-'));
  app = await openTestApp({ config: { data: folder, rates: NO_LIMITS } });
  scene = await openImapScene(app);
  ({ server } = scene);
  desk = await openMailDesk(app);
}, 60_000);
afterAll(async () => {
  await app.close();
  await scene.close();
  rmSync(folder, { recursive: true });
});

const mailbox = (rest: object = {}) => scene.mailbox(rest);
const probe = async (rest: object = {}) => (await app.call(orderMailSetup.testImap, mailbox(rest), { token: desk.mina.token })).data;
const settings = async () => (await app.call(orderMailSetup.get, {}, { token: desk.mina.token })).data.settings;
const said = async () =>
  (await app.call(messages.list, { id: desk.order.conversation_id, limit: 100 }, { token: desk.mina.token })).data.items
    .filter(({ kind }) => kind === 'text')
    .map(({ body }) => body);
const mail = (body: string, head: Record<string, string> = {}) =>
  rawMail({ To: `help+${tokenOf(app.services.secrets, desk.mina.tenantId, desk.order.id)}@shop.example`, ...head }, body);

test('a mailbox can be tried: over TLS, after the greeting, and with what is wrong named', async () => {
  expect(await probe()).toEqual({ fault: null, mails: 0 });
  expect(await probe({ port: server.port, security: 'starttls' })).toEqual({ fault: null, mails: 0 });
  expect((await probe({ password: 'wrong' })).fault).toBe('unauthorized');
  expect((await probe({ folder: 'No such folder' })).fault).toBe('folder');
  expect((await probe({ port: 9 })).fault).toBe('unreachable');
  const { imap } = app.services;
  app.services.imap = createImap(createGuardedAddress({ isAllowed: () => true }));
  expect((await probe()).fault).toBe('certificate');
  app.services.imap = createImap(createGuardedAddress());
  expect((await probe()).fault).toBe('private');
  app.services.imap = imap;
});

test('new mails of a mailbox stand in their threads once, those that lay there before in none', async () => {
  server.deliver(mail('From long ago'));
  const { hook_url: _url, has_secret: _has, ...rest } = await settings();
  const saved = await app.call(orderMailSetup.update, { ...rest, imap: { on: true, ...mailbox() } }, { token: desk.mina.token });
  expect(saved.code).toBe(1);
  await readMailboxes(app.services);
  expect(await said()).toEqual(['It is the left one.']);
  server.deliver(mail('It is blue.'));
  server.deliver(mail('I am away.', { 'Auto-Submitted': 'auto-replied' }));
  server.deliver(mail('Are you there?'));
  await readMailboxes(app.services);
  await readMailboxes(app.services);
  expect(await said()).toEqual(['It is the left one.', 'It is blue.', 'Are you there?']);
  const { imap } = await settings();
  expect(imap).toMatchObject({ fault: null, checked_at: expect.any(Number) as number });
  expect(JSON.stringify(imap)).not.toContain('sesame');
});

test('a mail that came by both ways is one', async () => {
  const raw = mail('Twice', { 'Message-ID': '<twice@mail.example>' });
  const { postMail } = await import('#test/mail-desk.ts');
  await postMail(app, desk, raw);
  server.deliver(raw);
  await readMailbox(app.services, desk.mina.tenantId);
  expect((await said()).filter((body) => body === 'Twice')).toHaveLength(1);
});

test('a mail stands in its thread as soon as the server says that it has arrived, without anybody looking', async () => {
  await readMailbox(app.services, desk.mina.tenantId);
  server.deliver(mail('It has come at once.'));
  await vi.waitFor(async () => expect(await said()).toContain('It has come at once.'), PATIENCE);
});

test('a connection that broke off is made again, and what has arrived meanwhile is read', async () => {
  await readMailbox(app.services, desk.mina.tenantId);
  await server.stop();
  server.deliver(mail('Nobody was there.'));
  await server.start();
  await vi.waitFor(async () => expect(await said()).toContain('Nobody was there.'), PATIENCE);
  server.deliver(mail('Somebody is there again.'));
  await vi.waitFor(async () => expect(await said()).toContain('Somebody is there again.'), PATIENCE);
});

test('it is tried again later each time, and never later than after five minutes', () => {
  expect([1, 2, 3, 9, 10, 40].map(waitAfter)).toEqual([1_000, 2_000, 4_000, 256_000, 300_000, 300_000]);
});

test('a mailbox whose server says nothing by itself is read every minute as before', async () => {
  const { imap } = app.services;
  // A server that does not know IDLE, as far as anybody can tell.
  app.services.imap = {
    withMailbox: (address, work) => imap.withMailbox(address, (box) => work({ ...box, canIdle: false })),
  };
  app.services.mailWatch.leave(mailboxId(desk.mina.tenantId));
  server.deliver(mail('Read by looking.'));
  await readMailbox(app.services, desk.mina.tenantId);
  expect(await said()).toContain('Read by looking.');
  server.deliver(mail('Not looked for yet.'));
  const box = await findMailbox(app.services, desk.mina.tenantId);
  expect(box && (await app.services.mailWatch.look(box))).toBe(false);
  app.services.imap = imap;
  await readMailbox(app.services, desk.mina.tenantId);
  expect(await said()).toContain('Not looked for yet.');
});

test('that a mailbox cannot be read any more is said in the settings', async () => {
  const { hook_url: _url, has_secret: _has, imap: _imap, ...rest } = await settings();
  await app.call(orderMailSetup.update, { ...rest, imap: { on: true, ...mailbox({ password: 'changed' }) } }, { token: desk.mina.token });
  await readMailboxes(app.services);
  expect((await settings()).imap?.fault).toBe('unauthorized');
});
