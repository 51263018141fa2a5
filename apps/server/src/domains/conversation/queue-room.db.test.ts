import { bot, conversations, corpus, LOCALES, messages, notes, teams, visitor, type Locale, type SessionSettings } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { createLedger } from './ledger.ts';

let app: TestApp;
let owner: SignedUp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signUp();
});

async function set(change: Partial<SessionSettings>): Promise<SessionSettings> {
  const options = { token: owner.token };
  const { data } = await app.call(teams.settings, {}, options);
  return (await app.call(teams.saveSettings, { ...data, ...change }, options)).data;
}

async function visit(locale: Locale = 'en-US') {
  const { data } = await app.call(visitor.session, { tenant: owner.slug, locale });
  const [conversation, options] = [{ conversation_id: data.conversation_id }, { token: data.token }];
  const sync = async () => (await app.call(visitor.sync, conversation, options)).data;
  return {
    id: data.conversation_id,
    sync,
    press: () => app.call(visitor.handoff, conversation, options),
    leave: () => app.call(visitor.leaveQueue, conversation, options),
    end: () => app.call(visitor.end, conversation, options),
    async say(text: string) {
      await app.call(visitor.messages, { ...conversation, client_msg_id: randomUUID(), text }, options);
      await app.services.botRunner.idle();
      return (await sync()).items.findLast(({ author_kind: author }) => author === 'bot')?.body;
    },
  };
}

const queued = async () => (await app.call(conversations.list, { view: 'all' }, { token: owner.token })).data.counts?.queued;

test('any number may wait until a business sets a limit', async () => {
  const { data } = await app.call(teams.settings, {}, { token: owner.token });
  expect(data.queue_limit).toBeNull();
  const visitors = await Promise.all(Array.from({ length: 8 }, () => visit()));
  await Promise.all(visitors.map(({ press }) => press()));
  expect(await queued()).toBe(8);
});

test.each(LOCALES)('whoever asks when the queue is full reads so in %s, and does not wait', async (locale) => {
  const { busy_lines: lines } = await set({ queue_limit: 1 });
  await (await visit()).press();
  const late = await visit(locale);
  await late.press();
  await late.press();
  const { items, state } = await late.sync();
  expect(items).toMatchObject([{ author_kind: 'bot', body: lines[locale] }]);
  expect(state).toMatchObject({ status: 'bot', turned_away: true, queue_position: null });
  expect((await app.call(notes.list, { id: late.id }, { token: owner.token })).data.items).toEqual([]);
});

test('the text of the business is said, and a word to the bot is enough', async () => {
  const { busy_lines: lines } = await set({ queue_limit: 1 });
  await set({ busy_lines: { ...lines, 'en-US': 'Come back at tea time.' } });
  await (await visit()).press();
  const late = await visit();
  expect(await late.say('talk to a human')).toBe('Come back at tea time.');
  expect((await late.sync()).state).toMatchObject({ status: 'bot', turned_away: true });
});

test('whoever goes on with the bot is answered, however pressing the bot’s own triggers are, until they ask again', async () => {
  const { busy_lines: lines } = await set({ queue_limit: 1 });
  const options = { token: owner.token };
  await app.call(corpus.create, { question: 'Where is your shop?', answer: 'At 5 Harbour Road.', locale: 'en-US' }, options);
  const { data: settings } = await app.call(bot.get, {}, options);
  const handoff = { ...settings.handoff, rule: { ...settings.handoff.rule, on: true, topics: ['shop'] } };
  const { data: draft } = await app.call(bot.update, { ...settings, handoff }, options);
  await app.call(bot.publish, { version: draft.version, note: '' }, options);
  const first = await visit();
  await first.press();
  const late = await visit();
  expect(await late.say('where is your shop?')).toBe(lines['en-US']);
  await late.leave();
  expect((await late.sync()).state).toMatchObject({ status: 'bot', turned_away: false });
  expect(await late.say('where is your shop?')).toContain('5 Harbour Road');
  expect(await late.say('talk to a human')).toBe(lines['en-US']);
  await first.end();
  await late.say('where is your shop?');
  expect((await late.sync()).state).toMatchObject({ status: 'queued', turned_away: false });
});

test('whoever writes again to a person while the queue is full is answered by the bot', async () => {
  const own = await visit();
  await own.press();
  await app.call(messages.send, { id: own.id, client_msg_id: randomUUID(), text: 'Hello' }, { token: owner.token });
  await app.call(conversations.resolve, { id: own.id }, { token: owner.token });
  await set({ queue_limit: 1 });
  await (await visit()).press();
  await own.say('One more thing');
  expect((await own.sync()).state.status).toBe('bot');
  expect(await queued()).toBe(1);
});

test('people lay back into a full queue what they cannot answer', async () => {
  await set({ queue_limit: 1, auto_assign: false });
  const own = await visit();
  await own.press();
  await app.call(conversations.takeover, { id: own.id }, { token: owner.token });
  await (await visit()).press();
  await app.call(conversations.assign, { id: own.id, user_id: null }, { token: owner.token });
  expect(await queued()).toBe(2);
});

test('of fifty at once, on two servers, no more wait than may', async () => {
  await set({ queue_limit: 7, auto_assign: false });
  const other = createLedger(app.services.database, app.services.now, app.services.log);
  const visitors = await Promise.all(Array.from({ length: 50 }, () => visit()));
  const contactOf = async (id: string) => (await app.call(conversations.get, { id }, { token: owner.token })).data.contact.id;
  const asking = await Promise.all(visitors.map(async ({ id }) => ({ id, contactId: await contactOf(id) })));
  await Promise.all(
    asking.map(({ id, contactId }, index) =>
      (index % 2 === 0 ? other : app.services.ledger).submit(owner.tenantId, id, { kind: 'ask_person', contactId }),
    ),
  );
  expect(await queued()).toBe(7);
  const states = await Promise.all(visitors.map(async ({ sync }) => (await sync()).state));
  expect(states.filter(({ turned_away: isTurnedAway }) => isTurnedAway)).toHaveLength(43);
});
