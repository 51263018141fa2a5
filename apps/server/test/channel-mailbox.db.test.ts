import { channels, CODES, conversations, messages, notifications, type MessagingChannel } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readChannelMailboxes } from '#/channels/mailbox/find-mailboxes.ts';
import { createMailWatch } from '#/domains/mailbox/mail-watch.ts';
import { createGuardedAddress } from '#/outside/guarded/guarded-address.ts';
import { createImap } from '#/outside/imap/imap.ts';
import type { Services } from '#/services.ts';
import { openImapScene, type ImapScene } from './imap-scene.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { PATIENCE } from './patience.ts';
import { settleChannels } from './settle-channels.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let scene: ImapScene;
let server: ImapScene['server'];
let mina: SignedUp;
let channel: MessagingChannel;
let now = Date.now();

beforeAll(async () => {
  app = await openTestApp({ config: { origin: 'https://lobby.example' }, now: () => now });
  scene = await openImapScene(app);
  ({ server } = scene);
}, 60_000);
afterAll(async () => {
  await app.close();
  await scene.close();
});

const as = () => ({ token: mina.token });
beforeEach(async () => {
  // Later than the mails of the tests before, which lie in the mailbox too.
  now = Math.max(Date.now(), now + 10_000);
  app.services.mailWatch = createMailWatch();
  mina = await app.signUp({ name: 'Mina', tenantName: 'Kyoto Shoes' });
  const address = `help-${randomUUID().slice(0, 8)}@shop.example`;
  channel = (await app.call(channels.create, { kind: 'email', name: 'Kyoto Shoes', address }, as())).data as MessagingChannel;
});
afterEach(async () => {
  await app.services.mailWatch.stop();
  // Nobody looks at the mailbox of an earlier test.
  await save(null);
});

const mailbox = (rest: object = {}) => scene.mailbox({ on: true, ...rest }) as ReturnType<ImapScene['mailbox']> & { on: boolean };
async function save(draft: ReturnType<typeof mailbox> | null) {
  const { version } = await view();
  return app.call(channels.update, { id: channel.id, version, mailbox: draft }, as());
}
const view = async () => (await app.call(channels.get, { id: channel.id }, as())).data as MessagingChannel;
const mail = (body: string, over: Record<string, string> = {}) => {
  const head = {
    From: `Ada <ada-${channel.id.slice(-8)}@example.com>`,
    To: channel.account ?? '',
    Subject: body,
    Date: new Date(now).toUTCString(),
    'Message-ID': `<${randomUUID()}@example.com>`,
    ...over,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${lines.join('\r\n')}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${body}\r\n`);
};
const read = async (services: Services = app.services) => {
  await readChannelMailboxes(services);
  await settleChannels(app);
};
/** What customers wrote, each mail by its subject, whatever conversation it is in. */
async function written(): Promise<string[]> {
  const { items } = (await app.call(conversations.list, { view: 'all' }, as())).data;
  const threads = await Promise.all(items.map(({ id }) => app.call(messages.list, { id, limit: 100 }, as())));
  const theirs = threads.flatMap(({ data }) =>
    data.items.filter(({ author_kind: author, kind }) => author === 'contact' && kind === 'text'),
  );
  return theirs.map(({ body }) => body.split('\n')[0] ?? '').toSorted();
}

test('a mailbox is opened before it is saved; what stops it is said in the words of who saves it, and its password never comes back', async () => {
  const wrong = await save(mailbox({ password: 'wrong' }));
  expect(wrong.msg).toBe('The service didn’t accept this: Wrong username or password.');
  expect((await save(mailbox({ folder: 'None' }))).msg).toContain('This folder doesn’t exist.');
  const { imap } = app.services;
  app.services.imap = createImap(createGuardedAddress());
  expect((await save(mailbox())).msg).toContain('This server isn’t on the public internet.');
  app.services.imap = imap;
  expect((await view()).mailbox).toBeNull();
  const saved = await save(mailbox());
  expect(saved.code).toBe(1);
  expect(JSON.stringify(saved)).not.toContain(server.password);
  const { password: _password, ...shown } = mailbox();
  expect((await view()).mailbox).toEqual({ ...shown, checked_at: null, read_at: null, fault: null });
  // The saved one stays for the same user of the same host, and goes to no other.
  const { password: _same, ...kept } = mailbox({ port: server.port, security: 'starttls' as const });
  expect((await save(kept as ReturnType<typeof mailbox>)).code).toBe(1);
  expect((await save({ ...kept, host: '127.0.0.1' } as ReturnType<typeof mailbox>)).code).toBe(CODES.invalid_request.code);
});

test('no other channel takes a mailbox', async () => {
  const asked = { version: 1, mailbox: mailbox() };
  const web = (await app.call(channels.create, { kind: 'web', name: 'Shop', allowed_origins: ['https://shop.example'] }, as())).data;
  expect((await app.call(channels.update, { id: web.id, ...asked }, as())).code).toBe(CODES.invalid_request.code);
});

test('new mails are conversations, each once however it comes; what lay there before is in none', async () => {
  server.deliver(mail('From before'));
  expect((await save(mailbox())).code).toBe(1);
  const twice = mail('Posted too');
  server.deliver(mail('Delivery?'));
  server.deliver(twice);
  server.deliver(mail('I am away', { 'Auto-Submitted': 'auto-replied' }));
  const path = new URL(channel.webhook_url ?? '').pathname;
  expect(
    (await app.fetch(path, { method: 'POST', body: new Uint8Array(twice), headers: { 'content-type': 'message/rfc822' } })).status,
  ).toBe(200);
  await read();
  await read();
  expect(await written()).toEqual(['Delivery?', 'Posted too']);
  expect((await view()).mailbox).toMatchObject({ fault: null, read_at: now, checked_at: now });
  // As soon as the server says that it has arrived.
  server.deliver(mail('At once'));
  await vi.waitFor(async () => {
    await settleChannels(app);
    expect(await written()).toContain('At once');
  }, PATIENCE);
});

test('a server that starts again reads on from where the one before was', async () => {
  await save(mailbox());
  server.deliver(mail('First'));
  await read();
  await app.services.mailWatch.stop();
  server.deliver(mail('Nobody was there'));
  app.services.mailWatch = createMailWatch();
  await read();
  expect(await written()).toEqual(['First', 'Nobody was there']);
});

describe('of a mailbox that was numbered anew', () => {
  const written30DaysAgo = () => ({ Date: new Date(now - 30 * DAY_MS).toUTCString() });
  /** Two weeks go by in which it is read, and it is made anew while nobody looks. */
  async function makeAnew(meanwhile: () => void): Promise<void> {
    server.deliver(mail('From before', written30DaysAgo()), now - 30 * DAY_MS);
    await save(mailbox());
    server.deliver(mail('First'), now);
    await read();
    now += 14 * DAY_MS;
    await read();
    await app.services.mailWatch.stop();
    await server.stop();
    now += 60_000;
    server.numberAnew();
    meanwhile();
    await server.start();
    app.services.mailWatch = createMailWatch();
    await read();
    server.deliver(mail('Later'), now);
    await read();
  }

  test('nothing is taken twice, nothing from before, and all that arrived meanwhile, however long it was on its way', async () => {
    await makeAnew(() => {
      server.deliver(mail('Meanwhile'), now);
      server.deliver(mail('Long on its way', written30DaysAgo()), now);
    });
    expect(await written()).toEqual(['First', 'Later', 'Long on its way', 'Meanwhile']);
  });

  test('and whose mails have lost their times nothing is taken twice, and nothing from before', async () => {
    await makeAnew(() => {
      server.deliver(mail('Meanwhile'), now);
      server.deliver(mail('Long on its way', written30DaysAgo()), now);
      server.forgetTimes(now);
    });
    // Nobody can tell it from what lay there before.
    expect(await written()).toEqual(['First', 'Later', 'Meanwhile']);
  });
});

test('one of several servers reads it, and another when that one has died', async () => {
  await save(mailbox());
  await read();
  let opened = 0;
  const other: Services = {
    ...app.services,
    mailWatch: createMailWatch(),
    imap: {
      withMailbox(address, work) {
        opened += 1;
        return app.services.imap.withMailbox(address, work);
      },
    },
  };
  server.deliver(mail('Whose?'));
  await read(other);
  expect(opened).toBe(0);
  await read();
  expect(await written()).toEqual(['Whose?']);
  // It dies without a word.
  now += 151_000;
  await read(other);
  expect(opened).toBeGreaterThan(0);
  await other.mailWatch.stop();
  expect(await written()).toEqual(['Whose?']);
});

test('that it cannot be read any more is said, and told to those who run the business; nothing is lost by it', async () => {
  await save(mailbox());
  await read();
  await app.services.mailWatch.stop();
  await server.stop();
  server.changePassword('another');
  await server.start();
  app.services.mailWatch = createMailWatch();
  server.deliver(mail('While locked'));
  await read();
  await read();
  expect(await view()).toMatchObject({ state: 'degraded', mailbox: { fault: 'unauthorized' } });
  await app.services.eventRelay.recover();
  const { items } = (await app.call(notifications.list, {}, as())).data;
  expect(items.filter(({ type }) => type === 'channel.down')).toHaveLength(1);
  expect((await save(mailbox({ password: 'another' }))).code).toBe(1);
  await read();
  expect(await view()).toMatchObject({ state: 'connected', mailbox: { fault: null } });
  expect(await written()).toEqual(['While locked']);
  await server.stop();
  server.changePassword(server.password);
  await server.start();
});

test('it is read no more once it is switched off or taken away', async () => {
  await save(mailbox());
  await save(mailbox({ on: false }));
  server.deliver(mail('While off'));
  await read();
  expect(await written()).toEqual([]);
  await save(mailbox());
  await read();
  expect(await written()).toEqual(['While off']);
  await save(null);
  server.deliver(mail('Gone'));
  await read();
  expect(await written()).toEqual(['While off']);
});
