import {
  messages,
  notes,
  orderLinks,
  orderMails,
  visitor,
  visitorWorkOrders,
  workOrders,
  type Endpoint,
  type RequestInput,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tendOrders } from '#/domains/work-order/tend-orders.ts';
import { createSmtpMailer } from '#/outside/smtp-mailer.ts';
import { ADA, openMailDesk, openMailServer, postAll, type MailDesk, type MailServer } from '#test/mail-desk.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { addCustomer } from '#test/order-desk.ts';
import { uploaded } from '#test/upload-file.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let app: TestApp;
let server: MailServer;
let folder: string;
let desk: MailDesk;
let now = Date.UTC(2026, 5, 1, 9);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-order-mail-'));
  server = await openMailServer();
  app = await openTestApp({
    config: { data: folder, origin: 'https://lobby.example', mailFrom: 'Lobby <no-reply@lobby.example>', rates: NO_LIMITS },
    now: () => now,
  });
  app.services.mailer = createSmtpMailer(server.url, 'Lobby <no-reply@lobby.example>');
});
afterAll(async () => {
  await app.close();
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  now += DAY;
  desk = await openMailDesk(app);
  await postAll(app);
});

const asMina = <E extends Endpoint>(endpoint: E, request: RequestInput<E>) => app.call(endpoint, request, { token: desk.mina.token });
/** Of this work order: those of earlier tests go on being reminded. */
const mails = () => server.taken.filter(({ text }) => text?.includes(desk.order.id));
const latest = () => mails().at(-1);
const fresh = (before: number) => mails().slice(before);
async function detail() {
  const { data } = await asMina(workOrders.list, {});
  return (await asMina(workOrders.get, { id: data.items[0]?.id ?? '' })).data;
}
async function reply(text: string, attachments?: string[]) {
  return asMina(messages.send, {
    id: desk.order.conversation_id,
    client_msg_id: randomUUID(),
    text,
    ...(attachments ? { attachments } : {}),
  });
}
async function move(to: 'pending' | 'solved' | 'cancelled', words: { solution?: string; reason?: string } = {}) {
  const { id, version } = await detail();
  const { code, msg } = await asMina(workOrders.move, { id, version, to, ...words });
  expect(msg, String(code)).toBe(msg);
  expect(code).toBe(1);
}
/** Half a minute later, when nobody has looked. */
async function later() {
  now += MINUTE;
  await postAll(app);
}

describe('a customer who has left an address', () => {
  test('is told that the work order is here, and where to find it', () => {
    const mail = latest();
    expect(mail?.to).toMatchObject({ text: ADA });
    expect(mail?.text).toContain('We have received your work order');
    expect(mail?.text).toMatch(/https:\/\/lobby\.example\/chat\/[\w-]+\/work-order\/chat-[0-9a-f-]{36}#link=\S+/);
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.replyTo?.text).toMatch(/^help\+[a-z2-7]{42}@shop\.example$/);
  });

  test('reads nothing that a visitor wrote while the address may be a stranger’s: not the subject, not the words', () => {
    const mail = latest();
    expect(mail?.subject).toMatch(/^\[WO-00001\] Shop /);
    for (const part of [mail?.subject, mail?.text, mail?.html]) {
      expect(part).not.toContain('A zip came off');
      expect(part).not.toContain('It is the left one.');
    }
  });

  test('reads what they wrote once the address is shown to be theirs', async () => {
    await app.services.database.pool.query('UPDATE contact SET email_claimed = false WHERE tenant_id = $1', [desk.mina.tenantId]);
    await reply('A new zip is on its way.');
    await later();
    expect(latest()?.subject).toBe('[WO-00001] A zip came off');
  });

  test('is written to five times a day at most by visitors who name the address', async () => {
    const address = `${randomUUID()}@example.com`;
    for (let time = 0; time < 7; time += 1) {
      const other = await addCustomer(app, desk.mina);
      await other.submitted(desk.type, { email: address, subject: 'Buy', description: 'https://evil.example', locale: 'en-US' });
    }
    await postAll(app);
    expect(server.taken.filter(({ to }) => [to].flat()[0]?.text === address)).toHaveLength(5);
  });

  test('is sent what a colleague replies, with its files, and in one thread with what came before', async () => {
    const first = latest();
    const file = await uploaded(app, 'staff', desk.mina.token, { name: '保修.txt', bytes: Buffer.from('warranty') });
    await reply('A new zip is on its way.', [file.id]);
    await later();
    const mail = latest();
    expect(mail?.text).toContain('A new zip is on its way.');
    expect(mail?.text).toContain('Mina wrote:');
    expect(mail?.attachments.map(({ filename, content }) => [filename, content.toString()])).toEqual([['保修.txt', 'warranty']]);
    expect(mail?.subject).toBe(first?.subject);
    expect([mail?.references].flat()[0]).toBe([first?.references].flat()[0]);
    expect(mail?.messageId).not.toBe(first?.messageId);
  });

  test('never sees what colleagues note among themselves', async () => {
    const before = mails().length;
    await asMina(notes.add, { id: desk.order.conversation_id, client_msg_id: randomUUID(), text: 'This one is a liar.', mentions: [] });
    await later();
    expect(fresh(before)).toEqual([]);
    await reply('We look into it.');
    await later();
    expect(latest()?.text).toContain('We look into it.');
    for (const { text, html } of mails()) expect(`${text ?? ''} ${String(html)}`).not.toContain('liar');
  });

  test('is not mailed what they see on the page', async () => {
    const before = mails().length;
    await reply('A new zip is on its way.');
    now += 5_000;
    await app.call(visitorWorkOrders.get, { id: desk.order.id, locale: 'en-US' }, { token: desk.ada.token });
    await later();
    expect(fresh(before)).toEqual([]);
  });

  test('is told once of what happened together: the answer, and that it is their turn', async () => {
    const before = mails().length;
    await reply('Which colour is it?');
    await move('pending');
    await later();
    await later();
    expect(fresh(before).map(({ text }) => text)).toEqual([expect.stringMatching(/waiting for your reply[\s\S]*Which colour is it\?/)]);
  });

  test('is reminded on the second and the fifth day, then told that it counts as solved and is closed', async () => {
    await reply('Which colour is it?');
    await move('pending');
    await later();
    const before = mails().length;
    for (let day = 1; day <= 16; day += 1) {
      now += DAY;
      await tendOrders(app.services);
      await later();
    }
    expect(fresh(before).map(({ text }) => /still waiting|is solved|is closed/.exec(text ?? '')?.[0])).toEqual([
      'still waiting',
      'still waiting',
      'is solved',
      'is closed',
    ]);
  });

  test('can say in the mail whether it is solved', async () => {
    await move('solved', { solution: 'A new zip was sewn in.' });
    await later();
    expect(latest()?.text).toContain('A new zip was sewn in.');
    expect(latest()?.text).toMatch(/Yes, it is solved\n\S+&say=solved\n/);
    expect(latest()?.text).toMatch(/No, it is not\n\S+&say=not_solved\n/);
  });

  test('is not told of what they did themselves, nor why the business cancelled', async () => {
    const before = mails().length;
    await app.call(visitorWorkOrders.act, { id: desk.order.id, act: 'cancel', locale: 'en-US' }, { token: desk.ada.token });
    await later();
    expect(fresh(before)).toEqual([]);
    desk = await openMailDesk(app);
    await move('cancelled', { reason: 'A known troublemaker' });
    await later();
    expect(latest()?.text).toContain('was canceled');
    expect(latest()?.text).not.toContain('troublemaker');
  });

  test('reads each mail in their language', async () => {
    const other = await addCustomer(app, desk.mina);
    await app.call(visitor.locale, { conversation_id: other.conversationId, locale: 'ja-JP' }, { token: other.token });
    await other.submitted(desk.type, {
      email: 'yuki@example.jp',
      subject: 'ファスナーが壊れました',
      description: '左側が外れています。',
      locale: 'ja-JP',
    });
    await postAll(app);
    const mail = server.taken.find(({ to }) => [to].flat()[0]?.text === 'yuki@example.jp');
    expect(mail?.text).toContain('お問い合わせを受け付けました');
  });
});

describe('a mail', () => {
  test('is written once, by two servers at once and again after each minute', async () => {
    const before = mails().length;
    await reply('A new zip is on its way.');
    now += MINUTE;
    await Promise.all([postAll(app), postAll(app)]);
    await postAll(app);
    expect(fresh(before)).toHaveLength(1);
  });

  test('that the mail server refuses is tried again, and colleagues see when it is given up', async () => {
    await reply('A new zip is on its way.');
    server.refuse('no such mailbox');
    await later();
    for (let attempt = 0; attempt < 14; attempt += 1) {
      now += 2 * 3_600_000;
      await postAll(app);
    }
    server.refuse(undefined);
    const { id, events } = await detail();
    expect(events.filter(({ name }) => name === 'mail_failed')).toMatchObject([
      { words: expect.stringContaining('no such mailbox') as string },
    ]);
    const { notices } = (await asMina(orderMails.list, { id })).data;
    expect(notices.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['replied failed', 'received sent']);
    const own = await app.call(visitorWorkOrders.get, { id: desk.order.id, locale: 'en-US' }, { token: desk.ada.token });
    expect(own.data.events.map(({ name }) => name)).not.toContain('mail_failed');
  });

  test('of what was taken back before it left is not sent', async () => {
    const before = mails().length;
    const { data } = await reply('To the wrong one.');
    await asMina(messages.remove, { id: desk.order.conversation_id, seq: data.seq });
    await later();
    expect(fresh(before)).toEqual([]);
  });
});

describe('the link of a mail', () => {
  const linkOf = () => /#link=([^\s&]+)/.exec(latest()?.text ?? '')?.[1] ?? '';
  const open = (link: string, tenant = desk.mina.slug, token?: string) =>
    app.call(orderLinks.open, { tenant, link, locale: 'en-US' }, { token });

  test('opens the work order on any device, as its customer', async () => {
    const { data } = await open(linkOf());
    expect(data.order_id).toBe(desk.order.id);
    const own = await app.call(visitorWorkOrders.get, { id: data.order_id, locale: 'en-US' }, { token: data.token });
    expect(own.data.subject).toBe('A zip came off');
  });

  test('leaves who is that customer already as they are', async () => {
    expect((await open(linkOf(), desk.mina.slug, desk.ada.token)).data.token).toBe(desk.ada.token);
    const stranger = await addCustomer(app, desk.mina);
    expect((await open(linkOf(), desk.mina.slug, stranger.token)).data.token).not.toBe(stranger.token);
  });

  test('says after thirty days that it is over, and a fresh one goes to the same address, once an hour', async () => {
    const link = linkOf();
    now += 30 * DAY;
    const { msg, code } = await open(link);
    expect([code, msg]).toEqual([20_010, expect.any(String)]);
    const before = mails().length;
    for (let time = 0; time < 5; time += 1) expect((await app.call(orderLinks.renew, { tenant: desk.mina.slug, link })).code).toBe(1);
    await postAll(app);
    expect(fresh(before).map(({ to }) => [to ?? []].flat()[0]?.text)).toEqual([ADA]);
    expect((await open(linkOf())).code).toBe(1);
  });

  test('that is made up, changed, or of another business opens nothing and is not told apart', async () => {
    const link = linkOf();
    const other = await app.signUp();
    const [order = '', contact = '', end = '', sign = ''] = link.split('.');
    const tries = [
      ['', desk.mina.slug],
      ['nonsense', desk.mina.slug],
      [link, other.slug],
      [link, 'nobody-here'],
      [[randomUUID(), contact, end, sign].join('.'), desk.mina.slug],
      [[order, randomUUID(), end, sign].join('.'), desk.mina.slug],
      [[order, contact, String(Number(end) + 1), sign].join('.'), desk.mina.slug],
      [[order, contact, end, 'A'.repeat(32)].join('.'), desk.mina.slug],
    ] as const;
    for (const [text, slug] of tries) {
      expect((await open(text, slug)).code, text).toBe(10_004);
      const before = mails().length;
      expect((await app.call(orderLinks.renew, { tenant: slug, link: text })).code).toBe(1);
      await postAll(app);
      expect(fresh(before)).toEqual([]);
    }
  });
});
