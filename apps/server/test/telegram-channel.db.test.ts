import {
  analysis,
  channels,
  CODES,
  contacts,
  conversations,
  corpus,
  messaging,
  upload,
  type ChannelKind,
  type MessagingChannel,
} from '@lobby/contract';
import { randomInt, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { keepFacts } from '#/domains/analysis/bot/keep-facts.ts';
import { openServiceDesk, telegramMessage, telegramUpdate, telegramUser, type ConnectedService } from './service-desk.ts';
import { json } from './service-stand-in.ts';

const desk = openServiceDesk();
const { as, settle, list, said, reply } = desk;
let channel: MessagingChannel;
let telegram: ConnectedService;

const newToken = () => `${randomInt(1e9)}:${randomUUID()}`;
const connect = (token: string, name = 'Telegram') => desk.app.call(channels.create, { kind: 'telegram', name, token }, as());

beforeEach(async () => {
  telegram = await desk.connect('telegram');
  ({ channel } = telegram);
  await desk.app.call(
    corpus.create,
    { question: 'How long does delivery take to Kyoto?', answer: 'Two days with the blue courier.', locale: 'en-US' },
    as(),
  );
});

const post = (update: object, secret?: string) => telegram.post(update, secret);
const sends = () => desk.service.to('/sendMessage').map(({ json: body }) => body);
const deliveries = async (id: string) => (await desk.ofConversation(id)).deliveries;

describe('connecting', () => {
  test('tries the token, tells Telegram where to send, and never gives the token back', async () => {
    expect(channel).toMatchObject({ kind: 'telegram', name: 'Telegram', state: 'connected', status: 'active' });
    expect(channel.account).toMatch(/^@shoes_\d+_bot$/);
    expect(channel.link).toBe(`https://t.me/${channel.account?.slice(1)}`);
    expect(channel.webhook_url).toBe(`https://lobby.example${telegram.path}`);
    const text = JSON.stringify([channel, (await desk.app.call(channels.list, {}, as())).data]);
    expect(text).not.toMatch(/\d{6,}:[0-9a-f-]{36}/);
    const { checks } = (await desk.app.call(messaging.check, { id: channel.id }, as())).data;
    expect(checks.map(({ check, result }) => `${check} ${result}`)).toEqual([
      'token ok',
      'webhook ok',
      'signature waiting',
      'received waiting',
      'sent waiting',
    ]);
  });

  test('says that Telegram cannot be reached, while connecting and in the check list, as what it is', async () => {
    desk.service.answer('/getMe', (_call, response) => Boolean(response.destroy()));
    expect(await connect(newToken())).toMatchObject({ code: CODES.channel_unreachable.code, status: 503 });
    const { checks } = (await desk.app.call(messaging.check, { id: channel.id }, as())).data;
    expect(checks[0]).toEqual({ check: 'token', result: 'failed', value: null, unreachable: true });
  });

  test('refuses a token that Telegram refuses, and one that is connected already; a repeat makes no second channel', async () => {
    const refused = await connect('nonsense');
    expect(refused).toMatchObject({
      code: CODES.channel_refused.code,
      status: 400,
      msg: expect.stringContaining('Unauthorized') as string,
    });
    const missing = await desk.app.call(channels.create, { kind: 'telegram', name: 'x' }, as());
    expect(missing.status).toBe(400);
    const token = newToken();
    const draft = { id: randomUUID(), kind: 'telegram' as const, name: 'Second', token };
    const [first, again] = [await desk.app.call(channels.create, draft, as()), await desk.app.call(channels.create, draft, as())];
    expect(again.data).toMatchObject({ id: first.data.id, version: 1 });
    expect(await connect(token, 'Third')).toMatchObject({ code: CODES.channel_exists.code, status: 409 });
    expect((await desk.app.call(channels.list, {}, as())).data.items).toHaveLength(2);
  });

  test('is removed at Telegram too, and takes nothing any more', async () => {
    await desk.app.call(channels.remove, { id: channel.id }, as());
    expect(desk.service.to('/deleteWebhook')).toHaveLength(1);
    expect((await post(telegramMessage(1, { text: 'Hello?' }))).status).toBe(404);
  });
});

describe('what people write', () => {
  test('counts where it came from: in the list’s filter, in the results of the bot and in the analysis', async () => {
    await post(telegramMessage(78, { text: 'How long does delivery take to Kyoto?' }));
    await settle();
    const at = async (kind: ChannelKind) => (await desk.app.call(conversations.list, { channel: kind }, as())).data.total;
    expect([await at('telegram'), await at('web')]).toEqual([1, 0]);
    await keepFacts(desk.app.services);
    const { channels: counted } = (await desk.app.call(analysis.bot, { days: 7 }, as())).data;
    expect(counted.map(({ key, conversations: count }) => [key, count])).toEqual([['telegram', 1]]);
    const of = async (kind: ChannelKind) =>
      (await desk.app.call(analysis.report, { days: 7, channel: kind }, as())).data.total.conversations;
    expect([await of('telegram'), await of('web')]).toEqual([1, 0]);
  });

  test('is answered by the bot, once, with the line that says what one writes with', async () => {
    const update = telegramMessage(77, { text: 'How long does delivery take to Kyoto?' });
    for (let no = 0; no < 5; no += 1) expect((await post(update)).status).toBe(200);
    await settle();
    const [conversation] = await list();
    expect(conversation).toMatchObject({
      channel: { id: channel.id, kind: 'telegram', name: 'Telegram' },
      contact: { name: 'Ada Lovelace' },
    });
    expect((await said(conversation?.id ?? '')).map(({ author_kind: author, body }) => [author, body])).toEqual([
      ['contact', 'How long does delivery take to Kyoto?'],
      ['bot', 'Two days with the blue courier.'],
    ]);
    expect(sends()).toHaveLength(1);
    expect(sends()[0]).toMatchObject({ chat_id: 77 });
    expect(sends()[0]?.['text']).toMatch(/AI[\s\S]+Two days with the blue courier\./);
    expect(desk.service.to('/sendChatAction')[0]?.json).toMatchObject({ chat_id: 77, action: 'typing' });
    await post(telegramMessage(77, { text: 'How long does delivery take to Kyoto?' }));
    await settle();
    expect(sends()[1]?.['text']).toBe('Two days with the blue courier.');
    expect((await deliveries(conversation?.id ?? '')).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  test('comes in its order though it arrives shuffled, and stays one conversation', async () => {
    const updates = Array.from({ length: 12 }, (_, at) => telegramMessage(5, { text: `line ${at}` }));
    const shuffled = updates.toSorted((one, other) => ((one.update_id * 7) % 12) - ((other.update_id * 7) % 12));
    await Promise.all([...shuffled, ...shuffled].map((each) => post(each)));
    await settle();
    const all = await list();
    expect(all).toHaveLength(1);
    const lines = (await said(all[0]?.id ?? '')).filter(({ author_kind: author }) => author === 'contact').map(({ body }) => body);
    expect(lines).toEqual(Array.from({ length: 12 }, (_, at) => `line ${at}`));
  });

  test('wrongly signed is refused, and nothing of it is kept; the check list says so until the next that is right', async () => {
    expect((await post(telegramMessage(9, { text: 'Let me in' }), 'wrong')).status).toBe(401);
    expect((await desk.app.fetch('/api/hook/telegram/1-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', { method: 'POST', body: '{}' })).status).toBe(
      404,
    );
    await settle();
    expect(await list()).toEqual([]);
    expect((await desk.app.call(messaging.events, { id: channel.id }, as())).data.items).toEqual([]);
    const signature = async () =>
      (await desk.app.call(messaging.check, { id: channel.id }, as())).data.checks.find(({ check }) => check === 'signature');
    expect(await signature()).toMatchObject({ result: 'failed' });
    await post(telegramMessage(9, { text: 'Hello' }));
    await settle();
    expect(await signature()).toMatchObject({ result: 'ok' });
  });

  test('what was edited is so here, a pressed button is what it says, and /start says nothing', async () => {
    await post(telegramMessage(4, { text: '/start shop' }));
    await settle();
    expect(await list()).toEqual([]);
    const written = telegramMessage(4, { text: 'Size 38?' });
    await post(written);
    await settle();
    const { message: sent } = written;
    await post(telegramUpdate({ edited_message: { ...sent, text: 'Size 39?' } }));
    await post(
      telegramUpdate({
        callback_query: {
          id: 'q1',
          from: telegramUser(4),
          data: 'choice:1',
          message: {
            message_id: 500,
            chat: { id: 4, type: 'private' },
            reply_markup: {
              inline_keyboard: [[{ text: 'Returns', callback_data: 'choice:0' }], [{ text: 'Delivery', callback_data: 'choice:1' }]],
            },
          },
        },
      }),
    );
    await settle();
    const lines = (await said((await list())[0]?.id ?? '')).filter(({ author_kind: author }) => author === 'contact');
    expect(lines.map(({ body }) => body)).toEqual(['Size 39?', 'Delivery']);
    expect(desk.service.to('/answerCallbackQuery')[0]?.json).toEqual({ callback_query_id: 'q1' });
  });
});

describe('what is answered', () => {
  async function open(chat = 31): Promise<string> {
    await post(telegramMessage(chat, { text: 'Is anybody there?' }));
    await settle();
    const id = (await list())[0]?.id ?? '';
    await desk.app.call(conversations.takeover, { id }, as());
    await settle();
    desk.service.calls.length = 0;
    return id;
  }

  test('by a person is sent with its files and as an answer to what it answers', async () => {
    const id = await open();
    const theirs = (await said(id))[0];
    await reply(id, 'Yes, I am.', { reply_to_seq: theirs?.seq });
    await settle();
    expect(sends()[0]).toMatchObject({ chat_id: 31, text: 'Yes, I am.', reply_parameters: { allow_sending_without_reply: true } });
    const { data: file } = await desk.app.call(
      upload.prepare,
      { client_file_id: randomUUID(), name: 'shoe.txt', mime: 'text/plain', bytes: 5, purpose: 'message' },
      as(),
    );
    await desk.app.call(upload.part, { id: file.id, part: 0 }, { ...as(), file: { name: 'shoe.txt', bytes: Buffer.from('brown') } });
    await desk.app.call(upload.done, { id: file.id }, as());
    await reply(id, 'The list', { attachments: [file.id] });
    await settle();
    const sent = desk.service.to('/sendDocument')[0]?.raw.toString('utf8');
    expect(sent).toContain('The list');
    expect(sent).toContain('brown');
    expect((await deliveries(id)).every(({ state }) => state === 'sent')).toBe(true);
  });

  test('of which a part fails is not sent any further', async () => {
    const id = await open();
    desk.service.answer('/sendMessage', (_call, response) =>
      json(response, 400, { ok: false, error_code: 400, description: 'Bad Request: message is too strange' }),
    );
    const { data: file } = await desk.app.call(
      upload.prepare,
      { client_file_id: randomUUID(), name: 'a.txt', mime: 'text/plain', bytes: 5, purpose: 'message' },
      as(),
    );
    await desk.app.call(upload.part, { id: file.id, part: 0 }, { ...as(), file: { name: 'a.txt', bytes: Buffer.from('brown') } });
    await desk.app.call(upload.done, { id: file.id }, as());
    await reply(id, 'x'.repeat(2_000), { attachments: [file.id] });
    await settle();
    expect(desk.service.to('/sendDocument')).toEqual([]);
    expect((await deliveries(id)).at(-1)).toMatchObject({ state: 'failed', reason: 'refused', parts: 2 });
  });

  test('waits where Telegram says so, and keeps its order', async () => {
    const id = await open();
    let refusals = 2;
    desk.service.answer('/sendMessage', (_call, response) => {
      if (refusals-- <= 0) return false;
      return json(response, 429, { ok: false, error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 0 } });
    });
    await reply(id, 'One');
    await reply(id, 'Two');
    await settle();
    expect(
      sends()
        .map(({ text }) => text)
        .slice(-2),
    ).toEqual(['One', 'Two']);
    expect((await deliveries(id)).slice(-2).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  test('of which nobody knows whether it went is marked so, not sent again by itself, and sent again when somebody wants it', async () => {
    const id = await open();
    let isCut = true;
    desk.service.answer('/sendMessage', (_call, response) => {
      if (!isCut) return false;
      isCut = false;
      response.destroy();
      return true;
    });
    const { seq } = (await reply(id, 'Did you get it?')).data;
    await settle();
    expect((await deliveries(id)).at(-1)).toMatchObject({ seq, state: 'unknown', reason: 'no_answer' });
    expect(sends()).toHaveLength(1);
    expect((await desk.app.call(messaging.resend, { id, seq }, as())).code).toBe(1);
    await settle();
    expect((await deliveries(id)).at(-1)).toMatchObject({ seq, state: 'sent', reason: null });
    expect(sends()).toHaveLength(2);
  });

  test('to somebody who has blocked the bot fails in plain words, and is not tried once that is known', async () => {
    const id = await open();
    desk.service.answer('/sendMessage', (_call, response) =>
      json(response, 403, { ok: false, error_code: 403, description: 'Forbidden: bot was blocked by the user' }),
    );
    await reply(id, 'Hello?');
    await settle();
    expect((await deliveries(id)).at(-1)).toMatchObject({ state: 'failed', reason: 'blocked' });
    const member = {
      chat: { id: 31, type: 'private' },
      from: telegramUser(31),
      date: 1,
      new_chat_member: { status: 'kicked' },
      old_chat_member: { status: 'member' },
    };
    await post(telegramUpdate({ my_chat_member: member }));
    await settle();
    desk.service.calls.length = 0;
    await reply(id, 'And now?');
    await settle();
    expect(desk.service.to('/sendMessage')).toEqual([]);
    expect((await desk.app.call(messaging.ofConversation, { id }, as())).data.channel).toMatchObject({
      blocked: true,
      price: { kind: 'free' },
    });
  });

  test('by a token that was taken away says so at the channel, and goes on with a new one', async () => {
    const id = await open();
    desk.service.answer('/sendMessage', (_call, response) =>
      json(response, 401, { ok: false, error_code: 401, description: 'Unauthorized' }),
    );
    await reply(id, 'Hello?');
    await settle();
    expect((await deliveries(id)).at(-1)).toMatchObject({ state: 'failed', reason: 'signed_out' });
    const state = async () => (await desk.app.call(channels.get, { id: channel.id }, as())).data;
    expect(await state()).toMatchObject({ state: 'auth_expired', state_reason: { code: 'refused', about: '401 Unauthorized' } });
    desk.service.reset();
    const bot = channel.account?.match(/\d+/)?.[0];
    const changed = await desk.app.call(channels.update, { id: channel.id, version: 1, token: `${bot}:${randomUUID()}` }, as());
    expect(changed.data).toMatchObject({ state: 'connected', version: 2 });
  });
});

test('a paused channel keeps what is written, answers nothing and sends nothing', async () => {
  await desk.app.call(channels.update, { id: channel.id, version: 1, status: 'paused' }, as());
  await post(telegramMessage(3, { text: 'How long does delivery take to Kyoto?' }));
  await settle();
  const [conversation] = await list();
  expect((await said(conversation?.id ?? '')).map(({ body }) => body)).toEqual(['How long does delivery take to Kyoto?']);
  expect(conversation).toMatchObject({ owner_kind: 'queue', status: 'queued' });
  expect(desk.service.to('/sendMessage')).toEqual([]);
});

test('an erased contact leaves nothing of what was sent', async () => {
  await post(telegramMessage(66, { text: 'My name is Ada' }));
  await settle();
  const { contact } = (await list())[0] ?? { contact: { id: '' } };
  await desk.app.call(contacts.erase, { id: contact.id }, as());
  const { rows } = await desk.app.services.database.pool
    .query(`SELECT (SELECT count(*) FROM channel_event WHERE raw::text LIKE '%My name is Ada%')::int AS events,
    (SELECT count(*) FROM channel_person WHERE contact_id = '${contact.id}')::int AS people`);
  expect(rows[0]).toEqual({ events: 0, people: 0 });
});
