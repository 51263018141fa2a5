import { chatLinks, CODES, contacts, messages, notes, visitor, type Locale } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deliverOutbox } from '#/domains/mail/deliver-outbox.ts';
import { createSmtpMailer } from '#/outside/smtp-mailer.ts';
import { openMailServer, type MailServer } from '#test/mail-desk.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { PATIENCE } from '#test/patience.ts';
import { sendChatLetters } from './send-letters.ts';

const MINUTE = 60_000;
const FROM = 'Lobby <no-reply@lobby.example>';

let app: TestApp;
let server: MailServer;
let now = Date.UTC(2026, 5, 1, 9);
let mina: SignedUp;
let token: string;
let id: string;
let email: string;

beforeAll(async () => {
  server = await openMailServer();
  app = await openTestApp({ config: { mailFrom: FROM, rates: NO_LIMITS }, now: () => now });
  app.services.mailer = createSmtpMailer(server.url, FROM);
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  now += 2 * 86_400_000;
  mina = await app.signUp({ name: 'Mina', tenantName: 'Shop' });
  await begin('en-US');
});

/** A visitor who asked something, left an address and went away. */
async function begin(locale: Locale): Promise<void> {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale });
  [token, id, email] = [data.token, data.conversation_id, `ada-${randomUUID()}@example.com`];
  await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: 'Is anybody there?' }, { token });
  await app.services.botRunner.idle();
  await app.call(visitor.contact, { conversation_id: id, email }, { token });
}
const reply = async (text: string) =>
  (await app.call(messages.send, { id, client_msg_id: randomUUID(), text }, { token: mina.token })).data.seq;
/** What the clock does each minute, until nothing is on its way any more. */
async function pass(ms: number): Promise<void> {
  now += ms;
  await sendChatLetters(app.services);
  await deliverOutbox(app.services);
  await vi.waitFor(async () => {
    const { rows } = await app.services.database.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM outbox WHERE state = 'waiting' AND last_error IS NULL`,
    );
    expect(rows[0]?.count).toBe(0);
  }, PATIENCE);
}
const inbox = () => server.taken.filter(({ to }) => JSON.stringify(to).includes(email));
const linkIn = (text: string | undefined, what: 'link' | 'stop') =>
  new RegExp(`/chat/${mina.slug}/letter#${what}=(\\S+)`).exec(text ?? '')?.[1] ?? '';
const contactId = async () => {
  const { rows } = await app.services.database.pool.query<{ id: string }>(`SELECT contact_id AS id FROM conversation WHERE id = '${id}'`);
  return rows[0]?.id ?? '';
};

describe('a reply that the visitor does not see', () => {
  test('goes to the address that they left, with what else was said meanwhile, once', async () => {
    await reply('Yes, I am here.');
    await pass(MINUTE);
    expect(inbox()).toEqual([]);
    await reply('Which size do you wear?');
    await pass(2 * MINUTE);
    expect(inbox()).toHaveLength(1);
    const [mail] = inbox();
    expect(mail).toMatchObject({ subject: 'Shop replied to you' });
    expect(mail?.from?.text).toBe('"Shop" <no-reply@lobby.example>');
    expect(mail?.text).toMatch(/Mina wrote:\nYes, I am here\.[\s\S]*Mina wrote:\nWhich size do you wear\?/);
    expect(mail?.text).not.toContain('Is anybody there?');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(JSON.stringify(mail?.headers.get('list'))).toContain(linkIn(mail?.text, 'stop'));
    for (const later of [MINUTE, 20 * MINUTE, 60 * MINUTE]) await pass(later);
    expect(inbox()).toHaveLength(1);
  });

  test('is written once by two servers at once, and by one that takes over from one that died', async () => {
    await reply('Yes.');
    now += 4 * MINUTE;
    await Promise.all([1, 2, 3].map(() => sendChatLetters(app.services)));
    await pass(0);
    await pass(MINUTE);
    expect(inbox()).toHaveLength(1);
  });

  test.each<[Locale, string, string]>([
    ['ja-JP', 'Shopから返信があります', 'チャットを続ける'],
    ['zh-HK', 'Shop 已回覆你', '繼續對話'],
    ['zh-CN', 'Shop 已回复您', '继续聊天'],
  ])('comes in the language of the visitor: %s', async (locale, subject, button) => {
    await begin(locale);
    await reply('Yes.');
    await pass(4 * MINUTE);
    expect(inbox()[0]).toMatchObject({ subject, text: expect.stringContaining(button) as string });
  });

  test('waits while the colleague is still writing, for ten minutes at the most', async () => {
    for (let no = 0; no < 9; no += 1) {
      await reply(`Part ${no}`);
      await pass(MINUTE - 1);
    }
    expect(inbox()).toEqual([]);
    await reply('Part 9');
    await reply('Part 10');
    await pass(MINUTE + 9);
    expect(inbox()).toHaveLength(1);
    expect(inbox()[0]?.text).toContain('Part 9');
    expect(inbox()[0]?.text).not.toContain('Part 10');
    expect(inbox()[0]?.text).toContain('There is more in the chat (1).');
  });

  test('waits for a quarter of an hour after the last letter, and brings only what that one has not', async () => {
    await reply('One.');
    await pass(4 * MINUTE);
    await reply('Two.');
    await pass(14 * MINUTE);
    expect(inbox()).toHaveLength(1);
    await pass(MINUTE);
    expect(inbox().map(({ text }) => /One\.|Two\./.exec(text ?? '')?.[0])).toEqual(['One.', 'Two.']);
  });

  test('goes out ten times a day at the most', async () => {
    for (let no = 0; no < 14; no += 1) {
      await reply(`Number ${no}`);
      await pass(16 * MINUTE);
    }
    expect(inbox()).toHaveLength(10);
    await pass(22 * 60 * MINUTE);
    expect(inbox()[10]?.text).toContain('Number 13');
  });
});

describe('no letter is written', () => {
  test('of a note, of what the bot says, or of what was taken back', async () => {
    await app.call(notes.add, { id, client_msg_id: randomUUID(), text: 'He is difficult.' }, { token: mina.token });
    await pass(5 * MINUTE);
    expect(inbox()).toEqual([]);
    const seq = await reply('This was for somebody else.');
    await reply('Yes.');
    await app.call(notes.add, { id, client_msg_id: randomUUID(), text: 'He is difficult.' }, { token: mina.token });
    await app.call(messages.remove, { id, seq }, { token: mina.token });
    await pass(5 * MINUTE);
    expect(inbox()).toHaveLength(1);
    expect(`${inbox()[0]?.text} ${inbox()[0]?.html}`).not.toMatch(/difficult|somebody else/);
  });

  test('where the reply was seen, or the visitor went on writing', async () => {
    const seq = await reply('Yes.');
    await app.call(visitor.read, { conversation_id: id, seq }, { token });
    await pass(5 * MINUTE);
    await reply('And?');
    await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: 'One moment' }, { token });
    await pass(5 * MINUTE);
    expect(inbox()).toEqual([]);
  });

  test('to somebody who is blocked, who left a telephone number only, or who is erased', async () => {
    await reply('Yes.');
    await app.call(contacts.block, { id: await contactId(), blocked: true }, { token: mina.token });
    await pass(5 * MINUTE);
    await app.call(contacts.block, { id: await contactId(), blocked: false }, { token: mina.token });
    await app.call(contacts.update, { id: await contactId(), email: null, phone: '+81 90-1234-5678' }, { token: mina.token });
    await pass(5 * MINUTE);
    await app.call(visitor.contact, { conversation_id: id, email }, { token });
    server.refuse('mailbox full');
    await pass(5 * MINUTE);
    await app.call(contacts.erase, { id: await contactId() }, { token: mina.token });
    server.refuse(undefined);
    await pass(10 * MINUTE);
    expect(inbox()).toEqual([]);
  });

  test('any more where a mail server refused it first and the visitor has come back meanwhile', async () => {
    const seq = await reply('Yes.');
    server.refuse('try again later');
    await pass(4 * MINUTE);
    server.refuse(undefined);
    await app.call(visitor.read, { conversation_id: id, seq }, { token });
    await pass(10 * MINUTE);
    expect(inbox()).toEqual([]);
  });

  test('of a day ago: a server that was away for so long says nothing of it', async () => {
    await reply('Yes.');
    await pass(25 * 60 * MINUTE);
    expect(inbox()).toEqual([]);
  });
});

describe('the link in the letter', () => {
  const letter = async () => {
    await reply('Yes.');
    await pass(4 * MINUTE);
    return inbox()[0]?.text;
  };
  const open = (link: string, tenant = mina.slug, as?: string) => app.call(chatLinks.open, { tenant, link }, { token: as });

  test('leads back into the same chat on any device, and lets a browser that knows it go on', async () => {
    const link = linkIn(await letter(), 'link');
    const { data } = await open(link);
    expect(data).toMatchObject({ conversation_id: id });
    const { items } = (await app.call(visitor.sync, { conversation_id: id }, { token: data.token })).data;
    expect(items.map(({ body }) => body)).toContain('Yes.');
    expect((await open(link, mina.slug, token)).data.token).toBe(token);
  });

  test('opens nothing when it is changed, of another business, for another use, over, or the address is another', async () => {
    const text = await letter();
    const link = linkIn(text, 'link');
    const other = await app.signUp();
    for (const [wrong, tenant] of [
      [`${link.slice(0, -2)}AA`, mina.slug],
      [link, other.slug],
      [linkIn(text, 'stop'), mina.slug],
      ['x', mina.slug],
    ] as const)
      expect((await open(wrong, tenant)).status).toBe(404);
    now += 31 * 86_400_000;
    expect(await open(link)).toMatchObject({ status: 400, code: CODES.link_expired.code });
    now -= 31 * 86_400_000;
    await app.call(contacts.update, { id: await contactId(), email: 'new@example.com' }, { token: mina.token });
    expect((await open(link)).status).toBe(404);
  });

  test('that ends the letters ends them, however often it is used, until the address is left again', async () => {
    const stop = linkIn(await letter(), 'stop');
    for (let no = 0; no < 2; no += 1) expect((await app.call(chatLinks.stop, { tenant: mina.slug, link: stop })).code).toBe(1);
    await reply('Are you still there?');
    await pass(20 * MINUTE);
    expect(inbox()).toHaveLength(1);
    await app.call(visitor.contact, { conversation_id: id, email }, { token });
    await pass(20 * MINUTE);
    expect(inbox()).toHaveLength(2);
  });
});
