import { channels, corpus, messages, messaging, notifications, type MessagingChannel } from '@lobby/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { openServiceDesk, telegramMessage, telegramUpdate, telegramUser, type ConnectedService } from './service-desk.ts';
import { json } from './service-stand-in.ts';

let now = Date.now();
const desk = openServiceDesk({ now: () => now });
const { as, settle, list, said, written, ofConversation } = desk;
const CHAT = 31;
const OWNER = { id: 900, is_bot: false, first_name: 'Hana', last_name: 'Sato', username: 'hana' };
const ACCOUNT = 'Bz0-connection_1';
let telegram: ConnectedService;

beforeEach(async () => {
  now = Date.now();
  telegram = await desk.connect('telegram');
  await desk.app.call(corpus.create, { question: 'How long does delivery take to Kyoto?', answer: 'Two days.', locale: 'en-US' }, as());
});

const channel = async () => (await desk.app.call(channels.get, { id: telegram.channel.id }, as())).data as MessagingChannel;
const connection = (rights: object | undefined, over: object = {}) =>
  telegramUpdate({ business_connection: { id: ACCOUNT, user: OWNER, user_chat_id: 900, date: 1, is_enabled: true, rights, ...over } });
const RIGHTS = { can_reply: true, can_read_messages: true };

/** Hana connects the bot with her account, and the business answers for it. */
async function allow(): Promise<void> {
  await telegram.post(connection(RIGHTS));
  await settle();
  const { id, version, settings } = await channel();
  await desk.app.call(channels.update, { id, version, settings: { ...settings, business_ids: [ACCOUNT] } }, as());
}
function business(over: object, kind = 'business_message') {
  const { update_id: no, message } = telegramMessage(CHAT, over);
  return { update_id: no, [kind]: { ...message, business_connection_id: ACCOUNT } };
}
async function does(...updates: object[]): Promise<void> {
  now += 60_000;
  for (const update of updates) expect((await telegram.post(update)).status).toBe(200);
  await settle();
}
const asks = () => does(business({ text: 'How long does delivery take to Kyoto?' }));
const sends = () => desk.service.to('/sendMessage').map(({ json: body }) => body);
const lines = async () => (await said()).map(({ author_kind: author, body }) => `${author}: ${body}`);

describe('whoever connects the bot with their account', () => {
  test('is shown to the business, and answered for where it says so: anybody can connect it', async () => {
    await telegram.post(connection(RIGHTS));
    await asks();
    expect(await list()).toEqual([]);
    expect(await channel()).toMatchObject({ businesses: [{ id: ACCOUNT, name: 'Hana Sato @hana', state: 'connected' }] });
    await allow();
    await asks();
    expect(await lines()).toEqual(['contact: How long does delivery take to Kyoto?', 'bot: Two days.']);
    expect(sends()[0]).toMatchObject({ chat_id: CHAT, business_connection_id: ACCOUNT });
    expect(desk.service.to('/sendChatAction')[0]?.json).toMatchObject({ business_connection_id: ACCOUNT });
    expect((await desk.app.call(messaging.check, { id: telegram.channel.id }, as())).data.checks).toContainEqual({
      check: 'business',
      result: 'ok',
      value: 'Hana Sato @hana',
    });
  });

  test('and takes the right to answer away is a state of the channel that its admins are told of, until it is given back', async () => {
    await allow();
    await asks();
    await does(connection({ can_reply: false }));
    expect(await channel()).toMatchObject({
      state: 'degraded',
      state_reason: { code: 'business_no_reply', about: 'Hana Sato @hana' },
      businesses: [{ state: 'no_reply' }],
    });
    const told = (await desk.app.call(notifications.list, {}, as())).data.items;
    expect(told[0]).toMatchObject({ type: 'channel.down' });
    // What is sent elsewhere meanwhile makes it no better.
    await does(telegramMessage(77, { text: 'How long does delivery take to Kyoto?' }));
    expect(await channel()).toMatchObject({ state: 'degraded' });
    expect((await desk.app.call(messaging.check, { id: telegram.channel.id }, as())).data).toMatchObject({ state: 'degraded' });
    await does(connection(RIGHTS));
    expect(await channel()).toMatchObject({ state: 'connected', state_reason: null, businesses: [{ state: 'connected' }] });
    await does(connection(RIGHTS, { is_enabled: false }));
    expect(await channel()).toMatchObject({ state: 'degraded', businesses: [{ state: 'ended' }] });
  });

  test('what was told before something that is known changes nothing', async () => {
    await allow();
    const [lost, back] = [connection({ can_reply: false }), connection(RIGHTS)];
    await does(back);
    await does(lost);
    expect(await channel()).toMatchObject({ state: 'connected', businesses: [{ state: 'connected' }] });
  });
});

describe('in a chat of a business account', () => {
  beforeEach(allow);

  test('a reply that may not be given any more says so in plain words', async () => {
    await asks();
    const id = await desk.takeover();
    desk.service.answer('/sendMessage', (_call, response) =>
      json(response, 400, { ok: false, error_code: 400, description: 'Bad Request: BUSINESS_CONNECTION_INVALID' }),
    );
    await desk.reply(id, 'Tomorrow.');
    await settle();
    expect((await ofConversation(id)).deliveries.at(-1)).toMatchObject({ state: 'failed', reason: 'no_rights' });
  });

  test('what its owner writes on the phone stands there as theirs, and the bot keeps out of it', async () => {
    await asks();
    desk.service.calls.length = 0;
    await does(business({ from: OWNER, text: 'Hello Ada, it is on its way.', message_id: 5_001 }));
    await does(business({ text: 'How long does delivery take to Kyoto?' }));
    const all = await said();
    expect(all.slice(-2).map(({ author_kind: author, author_name: name, body }) => [author, name, body])).toEqual([
      ['agent', 'Hana Sato', 'Hello Ada, it is on its way.'],
      ['contact', null, 'How long does delivery take to Kyoto?'],
    ]);
    expect(sends()).toEqual([]);
    const { marks, deliveries } = await ofConversation();
    const seq = all.at(-2)?.seq;
    expect(marks).toEqual([{ seq, turn: null, is_stopped: false, is_echo: true, reactions: [] }]);
    expect(deliveries.some((each) => each.seq === seq)).toBe(false);
    // Once nobody has written on the phone for a while, the bot answers again.
    now += 3_600_000;
    await does(business({ text: 'How long does delivery take to Kyoto?' }));
    expect(sends()).toHaveLength(1);
  });

  describe('what its owner leaves unanswered', () => {
    const MINUTE = 60_000;
    const writes = (text: string) => does(business({ from: OWNER, text }));
    const one = async () => (await list())[0];
    /** The minute's round, as a server that was started since does it. */
    async function after(minutes: number): Promise<void> {
      now += minutes * MINUTE;
      await desk.app.services.channelWorker.recover();
      await settle();
    }
    beforeEach(async () => {
      await asks();
      await writes('Hello Ada, I have a look.');
      desk.service.calls.length = 0;
    });

    test('waits for everybody once the owner has been silent for half an hour, and the bot answers again', async () => {
      await does(business({ text: 'Is there one in blue?' }));
      const since = now;
      await does(business({ text: 'And in red?' }));
      await after(27);
      expect(await one()).toMatchObject({ status: 'bot', waiting_since: null });
      await after(1);
      expect(await one()).toMatchObject({ status: 'queued', agent: null, waiting_since: since });
      const told = (await desk.app.call(notifications.list, {}, as())).data.items;
      expect(told[0]).toMatchObject({ type: 'chat.waiting', body: 'And in red?' });
      expect(sends()).toEqual([]);
      await asks();
      expect(sends().map((body) => body['text'])).toEqual([expect.stringMatching(/Two days\.$/)]);
      expect(await one()).toMatchObject({ status: 'queued', waiting_since: since });
    });

    test('waits for nobody where the owner answered in time, and no longer than until they answer late', async () => {
      await does(business({ text: 'Is there one in blue?' }));
      await after(20);
      await writes('There is.');
      await after(60);
      expect(await one()).toMatchObject({ status: 'bot', waiting_since: null });
      await writes('And it is here.');
      await does(business({ text: 'Where is here?' }));
      await after(60);
      expect(await one()).toMatchObject({ status: 'queued' });
      await writes('In Kyoto.');
      expect(await one()).toMatchObject({ status: 'bot', waiting_since: null });
      expect(sends()).toEqual([]);
    });

    test('counts from what the owner wrote last, and is not forgotten for what the customer writes after it', async () => {
      await does(business({ text: 'Is there one in blue?' }));
      await after(20);
      await writes('Wait a moment.');
      await does(business({ text: 'Well?' }));
      await after(20);
      expect(await one()).toMatchObject({ status: 'bot' });
      // No round has come by since the half hour is over.
      now += 20 * MINUTE;
      await asks();
      expect(await one()).toMatchObject({ status: 'queued' });
      expect(sends().map((body) => body['text'])).toEqual([expect.stringMatching(/Two days\.$/)]);
    });

    test('is nothing that the owner wrote before it, however late that comes', async () => {
      const earlier = business({ from: OWNER, text: 'I have a look.' });
      const first = business({ text: 'Is there one in blue?' });
      await does(first);
      await does(earlier);
      expect(await one()).toMatchObject({ status: 'queued', waiting_since: expect.any(Number) as number });
    });
  });

  test('a picture that its owner sends on the phone is kept', async () => {
    await asks();
    await does(business({ from: OWNER, text: undefined, photo: [{ file_id: 'p', width: 9 }], message_id: 5_002 }));
    expect((await said()).at(-1)).toMatchObject({ author_kind: 'agent', attachments: [{ name: 'photo.png' }] });
  });

  test('what its owner changes and takes away on the phone is so here; what the bot sent in their name comes back to nobody', async () => {
    await asks();
    const own = { from: OWNER, message_id: 5_003 };
    await does(business({ ...own, text: 'On Monday.' }));
    await does(business({ ...own, text: 'On Tuesday.' }, 'edited_business_message'));
    expect((await said()).at(-1)).toMatchObject({ body: 'On Tuesday.', edited_at: expect.any(Number) as number });
    const chat = { id: CHAT, type: 'private' };
    await does(telegramUpdate({ deleted_business_messages: { business_connection_id: ACCOUNT, chat, message_ids: [5_003] } }));
    expect((await said()).at(-1)).toMatchObject({ body: '', deleted_at: expect.any(Number) as number });
    const count = (await said()).length;
    const bot = { id: Number(/\d+/.exec(telegram.channel.account ?? '')?.[0]), is_bot: true };
    await does(business({ from: OWNER, sender_business_bot: bot, text: 'Two days.', message_id: 5_004 }));
    expect(await said()).toHaveLength(count);
  });

  test('messages are taken back however many Telegram names at once, and an agent’s own is taken away there', async () => {
    const both = [business({ text: 'One', message_id: 11 }), business({ text: 'Two', message_id: 12 })];
    await does(...both, business({ text: 'Three', message_id: 13 }));
    const chat = { id: CHAT, type: 'private' };
    const deleted = telegramUpdate({ deleted_business_messages: { business_connection_id: ACCOUNT, chat, message_ids: [11, 12] } });
    await does(deleted, deleted);
    expect((await written()).map(({ deleted_at: at }) => at === undefined)).toEqual([false, false, true]);
    const id = await desk.takeover();
    const { seq } = (await desk.reply(id, 'Wrong window')).data;
    await settle();
    await desk.app.call(messages.remove, { id, seq }, as());
    await settle();
    expect(desk.service.to('/deleteBusinessMessages')[0]?.json).toMatchObject({ business_connection_id: ACCOUNT });
  });

  test('the same person in the chat with the bot is one contact, and is answered where they wrote last', async () => {
    await asks();
    await does(telegramMessage(CHAT, { text: 'How long does delivery take to Kyoto?' }));
    expect(await list()).toHaveLength(1);
    expect(sends().map((body) => body['business_connection_id'])).toEqual([ACCOUNT, undefined]);
    expect(telegramUser(CHAT).first_name).toBe('Ada');
  });
});
