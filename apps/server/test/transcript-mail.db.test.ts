import { chatLinks, conversations, corpus, messages, notes, visitor, type Locale } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMailServer, type MailServer } from './mail-desk.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { PATIENCE } from './patience.ts';

const DAY = 86_400_000;
const NINE_UTC = Date.UTC(2026, 4, 4, 9);

let post: MailServer;
let app: TestApp;
let mina: SignedUp;
let now = NINE_UTC;

beforeAll(async () => {
  post = await openMailServer();
  app = await openTestApp({ config: { smtpUrl: post.url }, now: () => now });
});
afterAll(async () => {
  await app.close();
  await post.close();
});
beforeEach(async () => {
  now = NINE_UTC;
  mina = await app.signUp({ tenantName: 'Kumo Outdoor', name: 'Mina' });
});
afterEach(() => {
  post.taken.length = 0;
});

async function visit(locale: Locale = 'en-US') {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale });
  const id = data.conversation_id;
  const write = async (text: string) => {
    await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text }, { token: data.token });
    await app.services.botRunner.idle();
  };
  const ask = (email: string, in_: Locale = locale, timezone = 'Asia/Tokyo') =>
    app.call(visitor.transcript, { conversation_id: id, email, locale: in_, timezone }, { token: data.token });
  /** As a code that was mailed there proves it. */
  const prove = (email: string) =>
    app.services.database.pool.query(
      'UPDATE contact SET email = $1, email_claimed = false WHERE id = (SELECT contact_id FROM conversation WHERE id = $2)',
      [email, id],
    );
  return { id, token: data.token, write, ask, prove };
}
const reply = (id: string, text: string) => app.call(messages.send, { id, client_msg_id: randomUUID(), text }, { token: mina.token });
const mailTo = (address: string) =>
  vi.waitFor(() => {
    const mail = post.taken.find(({ to }) => [to].flat()[0]?.text === address);
    if (!mail) throw new Error(`no mail to ${address}`);
    return mail;
  }, PATIENCE);

describe('a conversation by mail', () => {
  test('says who wrote what and when, in the visitor’s language and zone, and nothing of colleagues among themselves', async () => {
    const buttons = [{ kind: 'url' as const, label: 'サイズ表', target: 'https://example.com/sizes' }];
    const entry = {
      question: 'サイズはどう選びますか？',
      answer: '表をご覧ください。',
      locale: 'ja-JP' as const,
      answer_mode: 'exact' as const,
    };
    await app.call(corpus.create, { ...entry, buttons }, { token: mina.token });
    const { id, write, ask, prove } = await visit('ja-JP');
    await prove('vi@example.com');
    await write('サイズはどう選びますか？');
    await app.call(notes.add, { id, client_msg_id: randomUUID(), text: 'CANARY-NOTE' }, { token: mina.token });
    await app.call(conversations.takeover, { id }, { token: mina.token });
    await reply(id, 'Mです。');
    expect(await ask('vi@example.com')).toMatchObject({ status: 200, data: { sent: 'transcript' } });
    const { subject, text = '', html, from } = await mailTo('vi@example.com');
    expect(subject).toBe('Kumo Outdoorとの会話');
    expect(from?.text).toContain('Kumo Outdoor');
    expect(text).toContain('時刻：Asia/Tokyo');
    expect(text).toContain('[2026/05/04 18:00] お客様:\nサイズはどう選びますか？');
    expect(text).toContain('表をご覧ください。\n- サイズ表: https://example.com/sizes');
    expect(text).toContain('Minaが参加しました。');
    expect(text).toContain('Mina:\nMです。');
    expect(text).not.toContain('CANARY-NOTE');
    expect(html).toContain('Kumo Outdoorとの会話</h1>');
    expect(html).toMatch(/Mina · 2026\/05\/04 18:00<\/p>Mです。/);
    expect(html).not.toContain('CANARY-NOTE');
  });

  test('leaves out what was taken back, and says that it was', async () => {
    const { id, write, ask, prove } = await visit();
    await prove('vi@example.com');
    await write('Hello');
    await app.call(conversations.takeover, { id }, { token: mina.token });
    const { seq } = (await reply(id, 'CANARY-GONE')).data;
    await app.call(messages.remove, { id, seq }, { token: mina.token });
    await ask('vi@example.com');
    const { text = '' } = await mailTo('vi@example.com');
    expect(text).toContain('(This message was deleted.)');
    expect(text).not.toContain('CANARY-GONE');
  });

  test('of a very long one brings the end, and says so', async () => {
    const { id, write, ask, prove } = await visit();
    await prove('vi@example.com');
    await write('CANARY-BEGINNING');
    await app.call(conversations.takeover, { id }, { token: mina.token });
    for (let part = 0; part < 52; part += 1) await reply(id, `${part} ${'x'.repeat(3_950)}`);
    await ask('vi@example.com');
    const { text = '' } = await mailTo('vi@example.com');
    expect(text.length).toBeLessThan(215_000);
    expect(text).toContain('its beginning is left out');
    expect(text).not.toContain('CANARY-BEGINNING');
    expect(text).toContain('51 xxx');
  });
});

describe('mail to strangers', () => {
  test('one address gets five conversations in a day, whoever asks, and more the next day', async () => {
    const address = `${randomUUID()}@example.com`;
    for (let time = 0; time < 5; time += 1) {
      const { write, ask, prove } = await visit();
      await prove(address);
      await write('Hello');
      expect((await ask(address)).status).toBe(200);
    }
    const { write, ask, prove } = await visit();
    await prove(address);
    await write('Hello');
    expect((await ask(address)).data).toMatchObject({ reason: 'throttled' });
    now += DAY;
    expect((await ask(address)).status).toBe(200);
  });

  test('an address that a visitor only names gets a link, and no word of anybody', async () => {
    const { id, write, ask } = await visit('zh-CN');
    await write('CANARY buy now at https://evil.example/win');
    await app.call(conversations.takeover, { id }, { token: mina.token });
    await reply(id, 'CANARY of a colleague');
    expect(await ask('stranger@example.com')).toMatchObject({ status: 200, data: { sent: 'link' } });
    const { subject, text = '', html } = await mailTo('stranger@example.com');
    expect(subject).toBe('您与 Kumo Outdoor 的对话');
    expect(text).not.toContain('CANARY');
    expect(html).not.toContain('CANARY');
    expect(text.match(/https?:\/\/\S+/g)).toEqual([expect.stringMatching(`^http://localhost:\\d+/chat/${mina.slug}/letter#link=`)]);
    const link = /#link=(\S+)/.exec(text)?.[1] ?? '';
    const opened = await app.call(chatLinks.open, { tenant: mina.slug, link });
    expect(opened.data.conversation_id).toBe(id);
    expect((await app.call(chatLinks.stop, { tenant: mina.slug, link })).status).toBe(404);
    const other = await app.signUp();
    expect((await app.call(chatLinks.open, { tenant: other.slug, link })).status).toBe(404);
  });

  test('such an address gets two links in a day, and the visitors of one business have thirty mailed in an hour', async () => {
    const statuses: number[] = [];
    const ask = async (address: string) => {
      const visitor = await visit();
      await visitor.write('Hello');
      statuses.push((await visitor.ask(address)).status);
    };
    const address = `${randomUUID()}@example.com`;
    for (let time = 0; time < 3; time += 1) await ask(address);
    expect(statuses).toEqual([200, 200, 429]);
    for (let time = 0; time < 29; time += 1) await ask(`${randomUUID()}@example.com`);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    now += 3_600_000;
    await ask(`${randomUUID()}@example.com`);
    expect(statuses.at(-1)).toBe(200);
  });

  test('one visitor has six mailed in an hour', async () => {
    const { write, ask } = await visit();
    await write('Hello');
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) statuses.push((await ask(`${randomUUID()}@example.com`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  test('nothing is mailed of a conversation of somebody else, of one in which nothing was said, or to what is no address', async () => {
    const [one, other] = [await visit(), await visit()];
    await one.write('Hello');
    const stolen = { conversation_id: one.id, email: 'vi@example.com', locale: 'en-US' as const, timezone: 'UTC' };
    expect((await app.call(visitor.transcript, stolen, { token: other.token })).status).toBe(404);
    expect((await other.ask('vi@example.com')).status).toBe(404);
    expect((await one.ask('nobody')).status).toBe(400);
    expect((await one.ask('vi@example.com', 'en-US', '+09:00')).status).toBe(400);
  });
});
