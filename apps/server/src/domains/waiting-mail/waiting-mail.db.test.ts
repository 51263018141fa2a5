import { analysis, contacts, conversations, hours, messages, teams, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverOutbox } from '#/domains/mail/deliver-outbox.ts';
import { listMails, type Mail } from '#/domains/mail/list-mails.ts';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { startChat, type StartedChat } from '#test/start-chats.ts';
import { sendWaitingMails } from './send-waiting-mails.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const ORIGIN = 'https://lobby.example';
/** Monday, 1 June 2026, 9:00 UTC. */
const MONDAY = Date.UTC(2026, 5, 1, 9);

let app: TestApp;
let now = MONDAY;
let mina: SignedUp;
let leo: Colleague;
const addresses = new Map<number, string>();

beforeAll(async () => {
  app = await openTestApp({ config: { origin: ORIGIN, rates: NO_LIMITS }, now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = MONDAY;
  mina = await app.signUp({ name: 'Mina', tenantName: 'Shop' });
  leo = await addColleague(app, mina, 'Leo');
  const { data } = await app.call(teams.settings, {}, asMina());
  await app.call(teams.saveSettings, { ...data, auto_assign: false, reply_minutes: 0, away_return_minutes: 0 }, asMina());
});

const asMina = () => ({ token: mina.token });
/** A visitor who asked the bot, then for a person. */
async function ask(text = 'Where is my parcel?'): Promise<StartedChat> {
  const chat = await startChat(app, mina, text);
  await app.call(visitor.handoff, { conversation_id: chat.id }, { token: chat.token });
  return chat;
}
const assign = (id: string, to: { user_id: number | null; team_id?: string }) => app.call(conversations.assign, { id, ...to }, asMina());
const reply = (id: string, token = mina.token) =>
  app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'On its way' }, { token });
/** What the clock does, minute by minute. */
async function pass(minutes: number): Promise<void> {
  for (let no = 0; no < minutes; no += 1) {
    now += MINUTE;
    await sendWaitingMails(app.services);
  }
  await deliverOutbox(app.services);
}
async function mailsTo(userId: number): Promise<Mail[]> {
  if (!addresses.has(userId)) {
    const { rows } = await app.services.database.pool.query<{ email: string }>('SELECT email FROM app_user WHERE id = $1', [userId]);
    addresses.set(userId, rows[0]?.email ?? '');
  }
  const mails = await listMails(app.services, addresses.get(userId));
  return mails.filter(({ text }) => text.includes('/dashboard/session')).toReversed();
}
const subjects = async (userId: number) => (await mailsTo(userId)).map(({ subject }) => subject);

describe('a visitor whom nobody answers', () => {
  test('is counted and listed by one rule from the call for a person until the answer', async () => {
    const state = async (token = mina.token) => {
      const { now: figures } = (await app.call(analysis.overview, {}, { token })).data;
      const list = (await app.call(conversations.list, { view: 'waiting' }, { token })).data;
      expect(list.counts?.waiting).toBe(figures.waiting);
      expect(list.total).toBe(figures.waiting);
      return { ids: list.items.map(({ id }) => id), count: figures.waiting, since: figures.longest_wait_since };
    };
    await startChat(app, mina, 'I am content with the bot');
    expect(await state()).toEqual({ ids: [], count: 0, since: null });
    const chat = await ask();
    now += MINUTE;
    const later = await ask('Second');
    expect(await state()).toEqual({ ids: [chat.id, later.id], count: 2, since: MONDAY });
    // Handed on and taken, it is the same wait.
    now += MINUTE;
    const { data: team } = await app.call(teams.create, { name: 'Orders', member_ids: [leo.userId] }, asMina());
    await assign(chat.id, { user_id: null, team_id: team.id });
    await assign(chat.id, { user_id: leo.userId });
    await assign(chat.id, { user_id: null });
    await app.call(conversations.takeover, { id: chat.id }, { token: leo.token });
    expect(await state()).toEqual({ ids: [chat.id, later.id], count: 2, since: MONDAY });
    await reply(chat.id, leo.token);
    expect(await state()).toEqual({ ids: [later.id], count: 1, since: MONDAY + MINUTE });
    await chat.say('And when does it arrive?');
    expect(await state()).toMatchObject({ ids: [later.id, chat.id], count: 2 });
    await app.call(conversations.snooze, { id: chat.id, until: now + DAY }, asMina());
    await app.call(conversations.return, { id: later.id }, asMina());
    expect(await state()).toEqual({ ids: [], count: 0, since: null });
  });

  test('calls whoever has the conversation after ten minutes, once, and the admins after twenty more', async () => {
    await app.call(teams.changeRole, { id: leo.userId, role: 'agent', reach: 'own' }, asMina());
    const chat = await ask('Where is <b>my</b> parcel?');
    await assign(chat.id, { user_id: leo.userId });
    await pass(9);
    expect(await subjects(leo.userId)).toEqual([]);
    await pass(1);
    expect(await subjects(leo.userId)).toEqual([expect.stringMatching(/^Visitor \d+ has been waiting 10 minutes for a reply$/)]);
    const [mail] = await mailsTo(leo.userId);
    expect(mail?.text).toContain(`Where is <b>my</b> parcel?`);
    expect(mail?.text).toContain('Assigned to you');
    expect(mail?.text).toContain(`${ORIGIN}/dashboard/session?conversation=${chat.id}`);
    expect(mail?.html).toContain('Where is &lt;b&gt;my&lt;/b&gt; parcel?');
    expect(mail?.html).toContain(`href="${ORIGIN}/dashboard/session?conversation=${chat.id}"`);
    await pass(19);
    expect(await subjects(mina.userId)).toEqual([]);
    await chat.say('Hello?');
    await pass(1);
    expect(await subjects(mina.userId)).toEqual([expect.stringContaining('has been waiting 30 minutes')]);
    expect((await mailsTo(mina.userId))[0]?.text).toMatch(/Assigned to Leo\nHello\?/);
    await pass(60);
    expect([await subjects(leo.userId), await subjects(mina.userId)].map(({ length }) => length)).toEqual([1, 1]);
    // Answered, and asked anew: another wait.
    await reply(chat.id, leo.token);
    await chat.say('One more thing');
    await pass(10);
    expect((await mailsTo(leo.userId)).map(({ text }) => /One more thing/.test(text))).toEqual([false, true]);
    // What a visitor who is erased wrote is in no mail that is kept.
    await app.call(contacts.erase, { id: chat.contactId }, asMina());
    expect(await subjects(leo.userId)).toEqual([]);
  });

  test('calls those who answer where nobody has it, their team before the others, and never who may not see it', async () => {
    const [kim, viewer] = [await addColleague(app, mina, 'Kim'), await addColleague(app, mina, 'Val', 'viewer')];
    await app.call(teams.changeRole, { id: kim.userId, role: 'agent', reach: 'team' }, asMina());
    const counts = async () => Promise.all([leo, kim, viewer, mina].map(async ({ userId }) => (await mailsTo(userId)).length));
    const chat = await ask();
    await pass(10);
    expect(await counts()).toEqual([1, 0, 0, 0]);
    await reply(chat.id);
    const { data: team } = await app.call(teams.create, { name: 'Orders', member_ids: [kim.userId] }, asMina());
    const other = await ask();
    await assign(other.id, { user_id: null, team_id: team.id });
    await pass(10);
    expect(await counts()).toEqual([1, 1, 0, 0]);
    await pass(20);
    expect(await counts()).toEqual([1, 1, 0, 1]);
  });

  test('calls the owner who is alone, in the own language, once in all', async () => {
    const alone = await app.signUp({ tenantName: 'Kumo', locale: 'ja-JP' });
    const chat = await startChat(app, alone, '荷物はどこですか', 'ja-JP');
    await app.call(visitor.handoff, { conversation_id: chat.id }, { token: chat.token });
    await pass(40);
    const mails = await mailsTo(alone.userId);
    expect(mails).toMatchObject([{ subject: expect.stringMatching(/さんが返信を10分待っています$/) as string }]);
    expect(mails[0]?.text).toContain('荷物はどこですか');
  });
});

describe('several who wait', () => {
  test('come in one mail, and what is due soon after it waits for the next', async () => {
    const chats = [await ask('First'), await ask('Second')];
    now += MINUTE;
    const third = await ask('Third');
    await pass(9);
    expect(await subjects(leo.userId)).toEqual(['2 visitors are waiting for a reply']);
    const [digest] = await mailsTo(leo.userId);
    for (const { id } of chats) expect(digest?.text).toContain(`?conversation=${id}`);
    expect(digest?.text).toContain(`${ORIGIN}/dashboard/session?view=waiting`);
    expect(digest?.text).toMatch(/First[\s\S]*Second/);
    await pass(9);
    expect(await subjects(leo.userId)).toHaveLength(1);
    await pass(2);
    const [, next] = await mailsTo(leo.userId);
    expect(next?.text).toContain(`?conversation=${third.id}`);
    expect(next?.text).not.toContain('First');
  });

  test('are written of once by several servers at once, and by one that takes over from one that died before it had noted it', async () => {
    await ask();
    now += 10 * MINUTE;
    const { pool } = app.services.database;
    await pool.query(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$;
      CREATE TRIGGER die BEFORE UPDATE ON conversation_wait FOR EACH ROW EXECUTE FUNCTION die()`);
    expect(await sendWaitingMails(app.services)).toBe(0);
    expect(await subjects(leo.userId)).toEqual([]);
    await pool.query('DROP TRIGGER die ON conversation_wait; DROP FUNCTION die()');
    await Promise.all([1, 2, 3].map(() => sendWaitingMails(app.services)));
    await pass(1);
    expect(await subjects(leo.userId)).toHaveLength(1);
  });
});

describe('no mail is written', () => {
  test('to somebody who has read it, of a visitor who is blocked, or where it is switched off', async () => {
    const chat = await ask();
    await assign(chat.id, { user_id: leo.userId });
    await app.call(conversations.read, { id: chat.id, seq: 99 }, { token: leo.token });
    const blocked = await ask();
    await app.call(contacts.block, { id: blocked.contactId, blocked: true }, asMina());
    await pass(20);
    expect(await subjects(leo.userId)).toEqual([]);
    await chat.say('Hello?');
    await pass(5);
    expect(await subjects(leo.userId)).toHaveLength(1);
    const { data } = await app.call(teams.settings, {}, asMina());
    await app.call(teams.saveSettings, { ...data, waiting_mail: { on: false, after: 1, escalate_after: 1 } }, asMina());
    await ask();
    await pass(40);
    expect([...(await subjects(mina.userId)), ...(await subjects(leo.userId))]).toHaveLength(1);
    const refused = await app.call(teams.saveSettings, { ...data, waiting_mail: { on: true, after: 0, escalate_after: 1 } }, asMina());
    expect(refused.status).toBe(400);
  });

  test('outside of the hours, whose minutes alone count', async () => {
    const list = (await app.call(hours.list, {}, asMina())).data.items[0];
    const days = Array.from({ length: 7 }, (_, day) => (day === 1 || day === 2 ? [{ start: 540, end: 600 }] : []));
    const saved = await app.call(
      hours.save,
      { team_id: null, timezone: 'UTC', always_open: false, days, exceptions: [], holiday_country: null, version: list?.version ?? 0 },
      asMina(),
    );
    expect(saved.code).toBe(1);
    now = MONDAY + 55 * MINUTE;
    await ask();
    await pass(30);
    expect(await subjects(leo.userId)).toEqual([]);
    now = MONDAY + DAY;
    await pass(4);
    expect(await subjects(leo.userId)).toEqual([]);
    await pass(3);
    expect(await subjects(leo.userId)).toHaveLength(1);
  });

  test('any more where a mail server refused it first and the visitor was answered meanwhile', async () => {
    const chat = await ask();
    const { mailer } = app.services;
    app.services.mailer = { ...mailer, send: () => Promise.reject(new Error('try again later')) };
    await pass(10);
    const waiting = async () => {
      const { rows } = await app.services.database.pool.query<{ error: string | null }>(
        `SELECT last_error AS error FROM outbox WHERE state = 'waiting' AND unique_key LIKE 'waiting-mail:${mina.tenantId}:%'`,
      );
      return rows.map(({ error }) => error);
    };
    // Whoever sends it at once may still be at it.
    await expect.poll(waiting).toEqual(['try again later']);
    app.services.mailer = mailer;
    await reply(chat.id);
    await pass(1);
    expect(await waiting()).toEqual([]);
    expect(await subjects(leo.userId)).toEqual([]);
  });
});
