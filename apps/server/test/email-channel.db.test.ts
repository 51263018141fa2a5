import { channels, contacts, conversations, corpus, messages, messaging, notes, type MessagingChannel } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { abandonLeft } from '#/domains/assignment/abandon-left.ts';
import { sendChatLetters } from '#/domains/chat-letter/send-letters.ts';
import { deliverOutbox } from '#/domains/mail/deliver-outbox.ts';
import { createSmtpMailer } from '#/outside/smtp-mailer.ts';
import { openMailServer, type MailServer } from './mail-desk.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { settleChannels } from './settle-channels.ts';

const FROM = 'Lobby <no-reply@lobby.example>';

let app: TestApp;
let server: MailServer;
let mina: SignedUp;
let channel: MessagingChannel;
let path: string;
let ada: string;
let now = Date.now();

beforeAll(async () => {
  server = await openMailServer();
  app = await openTestApp({ config: { mailFrom: FROM, origin: 'https://lobby.example' }, now: () => now });
  app.services.mailer = createSmtpMailer(server.url, FROM);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const as = () => ({ token: mina.token });

beforeEach(async () => {
  now = Date.now();
  mina = await app.signUp({ name: 'Mina', tenantName: 'Kyoto Shoes' });
  const unique = randomUUID().slice(0, 8);
  const address = `help-${unique}@shop.example`;
  ada = `ada-${unique}@example.com`;
  channel = (await app.call(channels.create, { kind: 'email', name: 'Kyoto Shoes', address }, as())).data as MessagingChannel;
  path = new URL(channel.webhook_url ?? '').pathname;
  await app.call(
    corpus.create,
    { question: 'How long does delivery take to Kyoto?', answer: 'Two days with the blue courier.', locale: 'en-US' },
    as(),
  );
});

const rawMail = (body: string, over: Record<string, string> = {}) => {
  const head = {
    From: `Ada <${ada}>`,
    To: channel.account ?? '',
    Subject: 'Delivery',
    'Message-ID': `<${randomUUID()}@example.com>`,
    ...over,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return { id: head['Message-ID'], raw: `${lines.join('\r\n')}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${body}\r\n` };
};
const post = (raw: string) => app.fetch(path, { method: 'POST', body: raw, headers: { 'content-type': 'message/rfc822' } });
const settle = () => settleChannels(app);
const list = async () => (await app.call(conversations.list, { view: 'all' }, as())).data.items;
const said = async (id: string) => (await app.call(messages.list, { id }, as())).data.items.filter(({ kind }) => kind === 'text');
const inbox = () => server.taken.filter(({ to }) => JSON.stringify(to).includes(ada));

test('a mail is a conversation, answered in its thread, as text and as HTML; its answer goes on in it', async () => {
  expect(channel).toMatchObject({ kind: 'email', state: 'connected', link: `mailto:${channel.account}` });
  const { id, raw } = rawMail('How long does delivery take to Kyoto?');
  for (let no = 0; no < 3; no += 1) expect((await post(raw)).status).toBe(200);
  await settle();
  const [conversation] = await list();
  expect(conversation).toMatchObject({ contact: { name: 'Ada' }, channel: { kind: 'email' } });
  expect((await app.call(contacts.get, { id: conversation?.contact.id ?? '' }, as())).data).toMatchObject({ email: ada });
  expect(inbox()).toHaveLength(1);
  const [answer] = inbox();
  expect(answer).toMatchObject({ subject: 'Re: Delivery', references: id });
  expect(answer?.from?.text).toBe('"Kyoto Shoes" <no-reply@lobby.example>');
  expect(JSON.stringify(answer?.replyTo)).toContain(channel.account ?? '');
  expect(answer?.text).toContain('Two days with the blue courier.');
  expect(String(answer?.html)).toContain('Two days with the blue courier.');

  const quoted = `Thanks!\r\n\r\nOn Mon, Jun 1, 2026 at 9:00 AM Kyoto Shoes <no-reply@lobby.example> wrote:\r\n> Two days with the blue courier.`;
  await post(
    rawMail(quoted, { Subject: 'Re: Delivery', 'In-Reply-To': answer?.messageId ?? '', References: `${id} ${answer?.messageId}` }).raw,
  );
  await settle();
  expect(await list()).toHaveLength(1);
  const theirs = (await said(conversation?.id ?? '')).filter(({ author_kind: author }) => author === 'contact');
  expect(theirs.map(({ body }) => body)).toEqual(['Delivery\n\nHow long does delivery take to Kyoto?', 'Thanks!']);
  await post(rawMail('Do you repair soles?', { Subject: 'Repair' }).raw);
  await settle();
  expect(await list()).toHaveLength(2);
});

test('what the mail server took for spam is kept apart, answered by nobody, and can be taken back', async () => {
  const spam = rawMail('How long does delivery take to Kyoto?', { Subject: 'Cheap watches', 'X-Spam-Flag': 'YES' });
  for (let no = 0; no < 2; no += 1) expect((await post(spam.raw)).status).toBe(200);
  await settle();
  expect(await list()).toEqual([]);
  const found = (await app.call(conversations.list, { view: 'spam' }, as())).data.items;
  expect(found).toMatchObject([{ status: 'resolved', ended_as: 'spam', last_message: { body: expect.stringContaining('Cheap watches') } }]);
  expect(inbox()).toEqual([]);
  const id = found[0]?.id ?? '';
  const { items } = (await app.call(notes.list, { id }, as())).data;
  expect(items.map(({ author, activity }) => [author, activity?.name])).toEqual([[null, 'spam']]);

  await post(rawMail('Are you there?', { Subject: 'Re: Cheap watches', 'In-Reply-To': spam.id, References: spam.id }).raw);
  await settle();
  expect(await list()).toEqual([]);
  expect(await said(id)).toHaveLength(2);

  expect((await app.call(conversations.reopen, { id }, as())).code).toBe(1);
  await post(rawMail('Hello?', { Subject: 'Re: Cheap watches', 'In-Reply-To': spam.id, References: spam.id, 'X-Spam-Flag': 'YES' }).raw);
  await settle();
  expect(await list()).toMatchObject([{ id, last_message: { body: 'Hello?' } }]);
});

test('a signature stands below what is written, and is no part of it', async () => {
  const settings = { ...channel.settings, signature: 'Kyoto Shoes\n<Sanjo> 12, Kyoto' };
  expect((await app.call(channels.update, { id: channel.id, version: channel.version, settings }, as())).data).toMatchObject({ settings });
  await post(rawMail('How long does delivery take to Kyoto?').raw);
  await settle();
  const [answer] = inbox();
  expect(answer?.text).toMatch(/Two days with the blue courier\.[^]*\n-- \nKyoto Shoes\n<Sanjo> 12, Kyoto\s*$/);
  expect(String(answer?.html)).toMatch(/Two days with the blue courier\.[^]*Kyoto Shoes<br>&lt;Sanjo&gt; 12, Kyoto<\/p>/);
  expect((await said((await list())[0]?.id ?? '')).map(({ body }) => body).join()).not.toContain('Sanjo');
});

test('mails that overtake each other stand in the order in which they were written', async () => {
  const first = rawMail('Are you open on Monday?', { Date: 'Mon, 01 Jun 2026 09:00:00 +0000' });
  const answers = { 'In-Reply-To': first.id, References: first.id };
  const later = [
    rawMail('Two.', { ...answers, Date: 'Mon, 01 Jun 2026 09:01:00 +0000' }),
    rawMail('Three.', { ...answers, Date: 'Mon, 01 Jun 2026 18:02:00 +0900' }),
  ];
  for (const { raw } of [...later.toReversed(), first]) await post(raw);
  await settle();
  const [conversation, ...others] = await list();
  expect(others).toEqual([]);
  const theirs = (await said(conversation?.id ?? '')).filter(({ author_kind: author }) => author === 'contact');
  expect(theirs.map(({ body }) => body.split('\n').at(-1))).toEqual(['Are you open on Monday?', 'Two.', 'Three.']);
});

test('nothing is answered to machines, to itself, or to a sender who never stops', async () => {
  await post(rawMail('I am away', { 'Auto-Submitted': 'auto-replied' }).raw);
  await post(rawMail('Mine', { From: channel.account ?? '' }).raw);
  await post(rawMail('Mine', { From: FROM }).raw);
  await settle();
  expect(await list()).toEqual([]);
  for (let no = 0; no < 34; no += 1) await post(rawMail(`Answer ${no}`, { Subject: `Again ${no}` }).raw);
  await settle();
  expect((await list()).length).toBeLessThanOrEqual(30);
  const { items } = (await app.call(messaging.events, { id: channel.id, state: 'skipped', limit: 100 }, as())).data;
  expect(items.length).toBeGreaterThan(3);
  expect(JSON.stringify(items)).not.toContain('Answer');
});

test('a person’s reply is sent once a server takes it, and says so when it never does', async () => {
  await post(rawMail('Is anybody there?').raw);
  await settle();
  const id = (await list())[0]?.id ?? '';
  await app.call(conversations.takeover, { id }, as());
  server.refuse('mailbox unavailable');
  await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'Yes.' }, as());
  await settle();
  server.refuse(undefined);
  const deliveries = async () => (await app.call(messaging.ofConversation, { id }, as())).data.deliveries;
  expect((await deliveries()).at(-1)?.state).toMatch(/failed|sent/);
  const { seq } = (await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'Still here.' }, as())).data;
  await settle();
  // It was sent on the channel: no second mail tells of it, and nobody has left a page.
  const before = inbox().length;
  now += 90 * 60_000;
  await sendChatLetters(app.services);
  await app.call(conversations.assign, { id, user_id: null }, as());
  now += 90 * 60_000;
  expect(await abandonLeft(app.services)).toBe(0);
  await deliverOutbox(app.services);
  expect(inbox()).toHaveLength(before);
  expect((await deliveries()).find((each) => each.seq === seq)).toMatchObject({ state: 'sent' });
  expect(inbox().some(({ text }) => text?.includes('Still here.'))).toBe(true);
});

test('the question how it was has a link for each answer; opening one rates nothing, sending it does', async () => {
  const { id, version, settings } = channel;
  await app.call(channels.update, { id, version, settings: { ...settings, rating: { ...settings.rating, on: true } } }, as());
  await post(rawMail('Do you sell tents?').raw);
  await settle();
  const conversationId = (await list())[0]?.id ?? '';
  await app.call(conversations.takeover, { id: conversationId }, as());
  now += 1_000;
  await app.call(conversations.resolve, { id: conversationId }, as());
  await settle();
  const words = inbox().at(-1)?.text ?? '';
  const links = [...words.matchAll(/https:\/\/lobby\.example(\/rate\/\S+)/g)].map(([, path]) => path as string);
  expect(links.map((link) => link.slice(-7))).toEqual(['score=5', 'score=4', 'score=3', 'score=2', 'score=1']);
  const csat = async () => (await app.call(conversations.get, { id: conversationId }, as())).data.csat;
  const [, good = ''] = links;
  const page = await app.fetch(good);
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(await page.text()).toMatch(/value="4" required checked/);
  expect(await csat()).toBeNull();
  const send = (path: string, form: Record<string, string>) => app.fetch(path, { method: 'POST', body: new URLSearchParams(form) });
  expect((await send(good, { comment: 'Thanks' })).status).toBe(400);
  const sent = await send(good, { score: '4', comment: ' <b>Thanks</b> ' });
  expect(await sent.text()).toContain('Thank you for your rating');
  expect(await csat()).toMatchObject({ score: 4, comment: '<b>Thanks</b>' });
  // Neither changed by a letter, nor after its time.
  expect((await app.fetch(good.replace(/.(?=\?)/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404);
  now += 31 * 86_400_000;
  expect((await send(good, { score: '1' })).status).toBe(404);
  now -= 31 * 86_400_000;
  expect(await csat()).toMatchObject({ score: 4 });
});
