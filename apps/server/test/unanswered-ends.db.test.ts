import {
  bulk,
  conversations,
  messages,
  notes,
  teams,
  visitor,
  type Conversation,
  type ConversationFilter,
  type SessionSettings,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { abandonLeft } from '#/domains/assignment/abandon-left.ts';
import { sendMissedLetters } from '#/domains/chat-letter/send-missed.ts';
import { deliverOutbox } from '#/domains/mail/deliver-outbox.ts';
import { createSmtpMailer } from '#/outside/smtp-mailer.ts';
import { addColleague } from './add-colleague.ts';
import { openMailServer, type MailServer } from './mail-desk.ts';
import { NO_LIMITS } from './no-limits.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { addType } from './order-desk.ts';
import { PATIENCE } from './patience.ts';
import { startChat, type StartedChat } from './start-chats.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FROM = 'Lobby <no-reply@lobby.example>';

let app: TestApp;
let server: MailServer;
let mina: SignedUp;
let chat: StartedChat;
let now = Date.UTC(2026, 5, 1, 9);
const alerts: string[] = [];

beforeAll(async () => {
  server = await openMailServer();
  app = await openTestApp({
    config: { mailFrom: FROM, rates: NO_LIMITS },
    now: () => now,
    emit: (_audience, name) => {
      if (name === 'alert') alerts.push(name);
    },
  });
  app.services.mailer = createSmtpMailer(server.url, FROM);
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  now += 10 * 24 * HOUR;
  mina = await app.signUp({ name: 'Mina', tenantName: 'Shop' });
  chat = await startChat(app, mina, 'Is anybody there?');
});

const asMina = () => ({ token: mina.token });
const read = async ({ id }: StartedChat): Promise<Conversation> => (await app.call(conversations.get, { id }, asMina())).data;
const spam = ({ id }: StartedChat, as = asMina()) => app.call(conversations.spam, { id }, as);
const handoff = ({ id, token }: StartedChat) => app.call(visitor.handoff, { conversation_id: id }, { token });
const list = async (filter: Partial<ConversationFilter> = {}) => (await app.call(conversations.list, filter, asMina())).data;
const counts = async () => (await list()).counts;
const sync = async ({ id, token }: StartedChat) => (await app.call(visitor.sync, { conversation_id: id }, { token })).data;
const lines = async (of: StartedChat) => (await sync(of)).items.flatMap(({ event }) => (event ? [event.name] : []));
async function set(change: Partial<SessionSettings>): Promise<void> {
  const { data } = await app.call(teams.settings, {}, asMina());
  expect((await app.call(teams.saveSettings, { ...data, ...change }, asMina())).code).toBe(1);
}

describe('what is marked as spam', () => {
  test('is in no list but its own, in no search, and counted there alone', async () => {
    const other = await startChat(app, mina, 'Where is my order?');
    expect((await spam(chat)).data).toMatchObject({ status: 'resolved', ended_as: 'spam', owner_kind: 'none' });
    expect((await list()).items.map(({ id }) => id)).toEqual([other.id]);
    expect((await list({ q: 'anybody' })).items).toEqual([]);
    expect((await list({ status: 'resolved' })).items).toEqual([]);
    expect((await list({ view: 'spam' })).items.map(({ id }) => id)).toEqual([chat.id]);
    expect(await counts()).toMatchObject({ all: 1, resolved: 0, spam: 1, abandoned: 0 });
    expect(await list({ view: 'spam' })).toMatchObject({ total: 1 });
  });

  test('tells its visitor nothing, and colleagues by whom it was marked, once', async () => {
    const before = await sync(chat);
    await spam(chat);
    await spam(chat);
    const after = await sync(chat);
    expect(after.items).toEqual(before.items);
    expect(after.state.status).toBe('waiting');
    const { items } = (await app.call(notes.list, { id: chat.id }, asMina())).data;
    expect(items.map(({ author, activity }) => [author?.name, activity?.name])).toEqual([['Mina', 'spam']]);
  });

  test('takes what its visitor writes on, answers nothing and alerts nobody, whatever they ask for', async () => {
    await spam(chat);
    alerts.length = 0;
    await chat.say('Buy now');
    await handoff(chat);
    expect(await read(chat)).toMatchObject({ status: 'resolved', ended_as: 'spam', last_message: { body: 'Buy now' } });
    expect((await sync(chat)).items.at(-1)).toMatchObject({ author_kind: 'contact', body: 'Buy now' });
    expect(alerts).toEqual([]);
  });

  test('comes back by reopening, as the own of whoever does', async () => {
    await spam(chat);
    const { data } = await app.call(conversations.reopen, { id: chat.id }, asMina());
    expect(data).toMatchObject({ status: 'open', ended_as: null, agent: { name: 'Mina' } });
    expect(await counts()).toMatchObject({ mine: 1, spam: 0, resolved: 0 });
  });

  test('can be what was resolved, and many at once', async () => {
    const other = await startChat(app, mina, 'Cheap watches');
    await app.call(conversations.resolve, { id: chat.id }, asMina());
    const run = { request_id: randomUUID(), ids: [chat.id, other.id], action: { kind: 'spam' as const } };
    await app.call(bulk.run, run, asMina());
    await vi.waitFor(async () => expect((await counts())?.spam).toBe(2), PATIENCE);
    expect(await counts()).toMatchObject({ resolved: 0, bot: 0 });
  });

  test('is marked by whoever may answer, and by nobody of another business', async () => {
    const kim = await addColleague(app, mina, 'Kim', 'viewer');
    expect((await spam(chat, { token: kim.token })).status).toBe(403);
    expect((await spam(chat, { token: (await app.signUp()).token })).status).toBe(404);
    expect((await read(chat)).ended_as).toBeNull();
  });
});

describe('a visitor who leaves the queue unanswered', () => {
  beforeEach(async () => {
    await set({ abandon_minutes: 60 });
    await handoff(chat);
  });

  test('is given up after the time that was set, and not before; it is counted and says so', async () => {
    now += 59 * MINUTE;
    await abandonLeft(app.services);
    expect((await read(chat)).status).toBe('queued');
    now += 12 * MINUTE;
    await abandonLeft(app.services);
    await abandonLeft(app.services);
    expect(await read(chat)).toMatchObject({ status: 'resolved', ended_as: 'abandoned' });
    expect((await lines(chat)).filter((name) => name === 'abandoned')).toHaveLength(1);
    expect(await counts()).toMatchObject({ queued: 0, resolved: 0, abandoned: 1 });
    expect((await list({ view: 'abandoned' })).items.map(({ id }) => id)).toEqual([chat.id]);
  });

  test('waits on while a page of theirs is open, and from when it closed', async () => {
    const { contact } = await read(chat);
    const leave = app.services.visitors.connected(mina.tenantId, contact.id);
    now += 5 * HOUR;
    await abandonLeft(app.services);
    expect((await read(chat)).status).toBe('queued');
    leave();
  });

  test('waits on after a reply from a person, and where an address was left', async () => {
    const [answered, reached] = [await startChat(app, mina, 'One'), await startChat(app, mina, 'Two')];
    for (const each of [answered, reached]) await handoff(each);
    await app.call(messages.send, { id: answered.id, client_msg_id: randomUUID(), text: 'Yes' }, asMina());
    await app.call(visitor.contact, { conversation_id: reached.id, email: 'ada@example.com' }, { token: reached.token });
    now += 2 * HOUR;
    await abandonLeft(app.services);
    expect((await Promise.all([chat, answered, reached].map(read))).map(({ status }) => status)).toEqual(['resolved', 'waiting', 'queued']);
  });

  test('is never given up where the business says so', async () => {
    await set({ abandon_minutes: 0 });
    now += 5 * 24 * HOUR;
    await abandonLeft(app.services);
    expect((await read(chat)).status).toBe('queued');
  });

  test('goes back into the queue by writing again', async () => {
    now += 2 * HOUR;
    await abandonLeft(app.services);
    await chat.say('I am back');
    expect(await read(chat)).toMatchObject({ status: 'queued', ended_as: null });
    expect(await counts()).toMatchObject({ queued: 1, abandoned: 0 });
  });
});

describe('whoever left, and whose address is known', () => {
  let email: string;
  const letters = async () => {
    await sendMissedLetters(app.services);
    await deliverOutbox(app.services);
    await vi.waitFor(async () => {
      const { rows } = await app.services.database.pool.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM outbox WHERE state = 'waiting'`,
      );
      expect(rows[0]?.count).toBe(0);
    }, PATIENCE);
    return server.taken.filter(({ to }) => JSON.stringify(to).includes(email));
  };
  beforeEach(async () => {
    email = `ada-${randomUUID()}@example.com`;
    const { token, id } = chat;
    await app.call(visitor.contact, { conversation_id: id, email }, { token });
    await app.call(conversations.resolve, { id }, asMina());
    const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US', new_conversation: true }, { token });
    chat = { ...chat, id: data.conversation_id };
    const asked = { conversation_id: chat.id, client_msg_id: randomUUID(), text: 'Hello again' };
    await app.call(visitor.messages, asked, { token });
    await app.services.botRunner.idle();
    await handoff(chat);
    await set({ abandon_minutes: 60 });
    now += 2 * HOUR;
    await abandonLeft(app.services);
  });

  test('is offered by mail to go on with the chat, once', async () => {
    await letters();
    const [mail, ...more] = await letters();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'You left the chat with Shop before we could answer' });
    expect(mail?.text).toContain(`/chat/${mina.slug}/letter#link=`);
    expect(mail?.text).not.toContain('to=work-order');
  });

  test('is offered a work order where the business takes them', async () => {
    await addType(app, mina);
    const [mail] = await letters();
    expect(mail?.text).toMatch(/Submit a work order\n\S+\/letter#link=\S+&to=work-order/);
  });

  test('gets no letter after coming back', async () => {
    await app.call(visitor.messages, { conversation_id: chat.id, client_msg_id: randomUUID(), text: 'Here I am' }, { token: chat.token });
    expect(await letters()).toEqual([]);
  });
});
