import {
  bot,
  contacts,
  conversations,
  corpus,
  LOCALES,
  messages as staffMessages,
  notes,
  visitor,
  type Briefing,
  type HandoffSettings,
  type Locale,
  type Message,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { defaultHandoff } from '#/domains/bot/handoff/default-handoff.ts';
import { giveBackSilent } from '#/domains/bot/handoff/give-back-silent.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { uploaded } from './upload-file.ts';

const MINUTE = 60_000;

let plain: TestApp;
let modelled: TestApp;
let model: Server;
let clock = Date.UTC(2026, 5, 1, 9);
/** What the model was sent, and how it answers. */
const prompts: string[] = [];
let modelSays: (response: ServerResponse) => void;

beforeAll(async () => {
  model = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      prompts.push(body);
      modelSays(response);
    });
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(model.address() as AddressInfo).port}`;
  plain = await openTestApp({ now: () => clock });
  modelled = await openTestApp({ config: { model: { url, key: undefined, name: 'writer' } } });
});
afterAll(async () => {
  await plain.close();
  await modelled.close();
  model.closeAllConnections();
  model.close();
});

const writes = (text: string) => (response: ServerResponse) => {
  const chunk = {
    id: '1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'writer',
    choices: [{ index: 0, delta: { content: text }, finish_reason: 'stop' }],
  };
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
};

const NONSENSE = 'who won the world cup in 1998';

async function shop(app: TestApp, change: (handoff: HandoffSettings) => Partial<HandoffSettings> = () => ({})): Promise<SignedUp> {
  const owner = await app.signUp();
  const options = { token: owner.token };
  await app.call(corpus.create, { question: 'Where is your shop?', answer: 'At 5 Harbour Road.', locale: 'en-US' }, options);
  const { data: settings } = await app.call(bot.get, {}, options);
  const handoff = { ...settings.handoff, ...change(settings.handoff) };
  const { data: draft } = await app.call(bot.update, { ...settings, handoff }, options);
  expect((await app.call(bot.publish, { version: draft.version, note: '' }, options)).code).toBe(1);
  return owner;
}

async function chat(app: TestApp, owner: SignedUp, locale: Locale = 'en-US') {
  const { data: session } = await app.call(visitor.session, { tenant: owner.slug, locale });
  const conversation = { conversation_id: session.conversation_id };
  const options = { token: session.token };
  const staff = { token: owner.token };
  const read = async (): Promise<Message[]> => (await app.call(visitor.sync, conversation, options)).data.items;
  return {
    id: session.conversation_id,
    token: session.token,
    read,
    async ask(text: string): Promise<Message | undefined> {
      await app.call(visitor.messages, { ...conversation, client_msg_id: randomUUID(), text }, options);
      await app.services.botRunner.idle();
      return (await read()).findLast(({ author_kind: author }) => author === 'bot');
    },
    async send(text = ''): Promise<Message | undefined> {
      const { id } = await uploaded(app, 'visitor', session.token, { name: 'receipt.txt', bytes: new TextEncoder().encode('Total: 12') });
      await app.call(visitor.messages, { ...conversation, client_msg_id: randomUUID(), text, attachments: [id] }, options);
      await app.services.botRunner.idle();
      return (await read()).findLast(({ author_kind: author }) => author === 'bot');
    },
    press: () => app.call(visitor.handoff, conversation, options),
    status: async () => (await app.call(conversations.get, { id: session.conversation_id }, staff)).data,
    briefings: async (): Promise<Briefing[]> => {
      const { items } = (await app.call(notes.list, { id: session.conversation_id }, staff)).data;
      return items.flatMap(({ kind, briefing }) => (kind === 'briefing' && briefing ? [briefing] : []));
    },
  };
}

describe('the visitor is told in the words of the trigger, and the conversation is in the queue', () => {
  const custom = (handoff: HandoffSettings): Partial<HandoffSettings> => ({
    turns: { on: true, after: 2 },
    words: { on: true, patterns: ['refund #\\d+'] },
    rule: { on: true, topics: ['warranty'], tags: [], vip: false, languages: [], amount: null },
    lines: {
      ...handoff.lines,
      'en-US': { ...handoff.lines['en-US'], words: 'Line for words.', mood: 'Line for mood.', rule: 'Line for rules.' },
    },
  });
  test.each<[string, string[], string, Briefing['trigger']]>([
    ['a word', ['talk to a human'], 'Line for words.', 'words'],
    ['a pattern', ['I want refund #4711'], 'Line for words.', 'words'],
    ['anger', ['this is ridiculous'], 'Line for mood.', 'mood'],
    ['a topic', ['a question on the warranty'], 'Line for rules.', 'rule'],
    ['two misses in a row', [NONSENSE, 'what is the airspeed of a swallow'], 'I haven’t found what you need', 'misses'],
    ['the turn after the last', ['where is your shop', 'where is your shop', 'where is your shop'], 'This is taking a while', 'turns'],
  ])('%s', async (_, says, line, trigger) => {
    const visitorChat = await chat(plain, await shop(plain, custom));
    let last: Message | undefined;
    for (const text of says) last = await visitorChat.ask(text);
    expect(last).toMatchObject({ answer_kind: 'handoff', body: expect.stringContaining(line) });
    expect((await visitorChat.read()).at(-1)).toMatchObject({ event: { name: 'queued' } });
    expect(await visitorChat.status()).toMatchObject({ owner_kind: 'queue', owner_epoch: 1 });
    expect(await visitorChat.briefings()).toMatchObject([{ trigger }]);
  });

  test.each(LOCALES)('the button, in %s', async (locale) => {
    const visitorChat = await chat(plain, await shop(plain), locale);
    await visitorChat.press();
    await visitorChat.press();
    expect((await visitorChat.read()).map(({ answer_kind: kind, event }) => kind ?? event?.name)).toEqual(['handoff', 'queued']);
    expect(await visitorChat.briefings()).toMatchObject([{ trigger: 'button', language: locale, questions: [], open_question: null }]);
  });

  test.each(LOCALES)('a file without words, in %s', async (locale) => {
    const visitorChat = await chat(plain, await shop(plain), locale);
    const line = (await visitorChat.send())?.body;
    expect(line).toBe(defaultHandoff().lines[locale].file);
    const said = await visitorChat.read();
    expect(said.map(({ answer_kind: kind, event, author_kind: author }) => kind ?? event?.name ?? author)).toEqual([
      'contact',
      'handoff',
      'queued',
    ]);
    expect(await visitorChat.status()).toMatchObject({ owner_kind: 'queue', owner_epoch: 1 });
    expect(await visitorChat.briefings()).toMatchObject([
      { trigger: 'file', language: locale, misses: 0, questions: [], open_question: null },
    ]);
  });

  test('a file with words is read by its words', async () => {
    const visitorChat = await chat(plain, await shop(plain));
    expect(await visitorChat.send('where is your shop')).toMatchObject({ answer_kind: 'exact' });
    expect((await visitorChat.status()).owner_kind).toBe('bot');
  });

  test('one miss only offers, unless a low score is to hand over at once', async () => {
    expect(await (await chat(plain, await shop(plain))).ask(NONSENSE)).toMatchObject({ answer_kind: 'no_answer' });
    const visitorChat = await chat(plain, await shop(plain, () => ({ low_score: { on: true } })));
    expect(await visitorChat.ask(NONSENSE)).toMatchObject({ answer_kind: 'handoff' });
    expect(await visitorChat.briefings()).toMatchObject([{ trigger: 'low_score', misses: 1 }]);
  });

  test('a VIP, by the tag of the contact', async () => {
    const owner = await shop(plain, (handoff) => ({ rule: { ...handoff.rule, on: true, vip: true } }));
    const visitorChat = await chat(plain, owner);
    expect(await visitorChat.ask('where is your shop')).toMatchObject({ answer_kind: 'exact' });
    const { id, vip } = (await visitorChat.status()).contact;
    expect(vip).toBe(false);
    // As the card of the contact says it.
    await plain.call(contacts.update, { id, tags: ['Tokyo', 'vip'] }, { token: owner.token });
    expect((await visitorChat.status()).contact.vip).toBe(true);
    expect(await visitorChat.ask('where is your shop')).toMatchObject({ answer_kind: 'handoff' });
  });
});

describe('a switched-off trigger', () => {
  test.each<[string, Partial<HandoffSettings>, string[]]>([
    ['words', { words: { on: false, patterns: [] } }, ['talk to a human']],
    ['mood', { mood: { on: false } }, ['this is ridiculous']],
    ['misses', { misses: { on: false, after: 2 } }, [NONSENSE, NONSENSE, NONSENSE]],
  ])('%s hands nothing over', async (_, off, says) => {
    const visitorChat = await chat(plain, await shop(plain, () => off));
    let last: Message | undefined;
    for (const text of says) last = await visitorChat.ask(text);
    expect(['no_answer', 'clarify']).toContain(last?.answer_kind);
    expect((await visitorChat.status()).owner_kind).toBe('bot');
  });
});

test('a file without words, where its trigger is off, is asked about, and a person is offered', async () => {
  const visitorChat = await chat(plain, await shop(plain, () => ({ file: { on: false } })));
  await visitorChat.send();
  expect(await visitorChat.send()).toMatchObject({ answer_kind: 'no_answer', body: expect.stringContaining('in words') });
  expect((await visitorChat.status()).owner_kind).toBe('bot');
  await visitorChat.ask('yes');
  expect(await visitorChat.briefings()).toMatchObject([{ trigger: 'button' }]);
});

describe('a run that fails', () => {
  const failing = async (change: Partial<HandoffSettings>) => {
    const visitorChat = await chat(plain, await shop(plain, () => change), 'zh-HK');
    const ask = vi.spyOn(plain.services.corpusIndexes, 'ask').mockRejectedValueOnce(new Error('the index is broken'));
    const last = await visitorChat.ask('請問幾時送到？');
    expect(ask).toHaveBeenCalled();
    ask.mockRestore();
    return { visitorChat, last };
  };

  test('hands over with its line and a briefing', async () => {
    const { visitorChat, last } = await failing({});
    expect(last).toMatchObject({ answer_kind: 'handoff', body: defaultHandoff().lines['zh-HK'].failure });
    expect((await visitorChat.read()).at(-1)).toMatchObject({ event: { name: 'queued' } });
    expect(await visitorChat.status()).toMatchObject({ owner_kind: 'queue', owner_epoch: 1 });
    expect(await visitorChat.briefings()).toMatchObject([{ trigger: 'failure', language: 'zh-HK', open_question: '請問幾時送到？' }]);
  });

  test('with its switch off leaves the visitor with the bot, which offers a person and answers the next question', async () => {
    const { visitorChat, last } = await failing({ failure: { on: false } });
    expect(last).toMatchObject({ answer_kind: 'no_answer', body: expect.stringContaining('真人') });
    expect(await visitorChat.status()).toMatchObject({ owner_kind: 'bot' });
    expect(await visitorChat.briefings()).toEqual([]);
    expect(await visitorChat.ask('where is your shop?')).toMatchObject({ answer_kind: 'exact' });
  });
});

describe('a briefing', () => {
  test('says what was wanted, what was tried, and what is open', async () => {
    const visitorChat = await chat(plain, await shop(plain));
    await visitorChat.ask('hello');
    await visitorChat.ask('where is your shop?');
    await visitorChat.ask('do you repair tents');
    await visitorChat.ask('talk to a human');
    expect(await visitorChat.briefings()).toEqual([
      {
        trigger: 'words',
        language: 'en-US',
        mood: 'calm',
        misses: 1,
        questions: ['where is your shop?', 'do you repair tents'],
        tried: [{ answer: 'At 5 Harbour Road.', sources: [{ entry_id: expect.any(String), title: 'Where is your shop?' }] }],
        open_question: 'do you repair tents',
        summary: null,
      },
    ]);
  });

  test('names the sum that made it a person’s', async () => {
    const amount = { at_least: 5_000, currency: 'HKD' as const };
    const owner = await shop(plain, ({ rule }) => ({ rule: { ...rule, on: true, amount } }));
    const visitorChat = await chat(plain, owner, 'zh-HK');
    await visitorChat.ask('張單蝕咗$4,000');
    expect((await visitorChat.status()).owner_kind).toBe('bot');
    await visitorChat.ask('其實係港幣１．２萬');
    expect(await visitorChat.briefings()).toMatchObject([{ trigger: 'rule', amount: { value: 12_000, currency: 'HKD' } }]);
  });

  test('is on no road of the visitor, and in no message', async () => {
    const owner = await shop(plain);
    const visitorChat = await chat(plain, owner);
    await visitorChat.ask('this is ridiculous, where is your shop');
    expect(await visitorChat.briefings()).toHaveLength(1);
    const conversation = { conversation_id: visitorChat.id };
    const options = { token: visitorChat.token };
    const seen = JSON.stringify([
      await visitorChat.read(),
      (await plain.call(visitor.session, { tenant: owner.slug, locale: 'en-US' }, options)).data,
      (await plain.call(visitor.conversations, {}, options)).data,
      (await plain.call(visitor.read, { ...conversation, seq: 1 }, options)).data,
    ]);
    for (const secret of ['briefing', 'open_question', 'upset', '"trigger"', 'tried']) expect(seen).not.toContain(secret);
    expect(JSON.stringify((await plain.call(staffMessages.list, { id: visitorChat.id }, { token: owner.token })).data)).not.toContain(
      'tried',
    );
    expect(await plain.call(notes.list, { id: visitorChat.id }, options)).toMatchObject({ status: 401 });
  });
});

describe('help while waiting', () => {
  test('can be switched off', async () => {
    const visitorChat = await chat(plain, await shop(plain, () => ({ help_while_waiting: false })));
    await visitorChat.press();
    expect(await visitorChat.ask('where is your shop?')).toMatchObject({ answer_kind: 'handoff' });
  });

  test('is on unless it is switched off: answers what is known under an automatic name, leaves the queue as it is, and ends when a person joins', async () => {
    const owner = await shop(plain);
    const visitorChat = await chat(plain, owner);
    await visitorChat.press();
    expect(await visitorChat.ask('where is your shop?')).toMatchObject({
      body: 'At 5 Harbour Road.',
      author_name: expect.stringContaining('automatic answer'),
    });
    expect(await visitorChat.status()).toMatchObject({ status: 'queued', owner_kind: 'queue', owner_epoch: 1 });
    const { length } = await visitorChat.read();
    await visitorChat.ask(NONSENSE);
    expect(await visitorChat.read()).toHaveLength(length + 1);
    await plain.call(staffMessages.send, { id: visitorChat.id, client_msg_id: randomUUID(), text: 'Mina here' }, { token: owner.token });
    await visitorChat.ask('where is your shop?');
    expect((await visitorChat.read()).at(-1)).toMatchObject({ author_kind: 'contact' });
  });
});

describe('a person who stays silent', () => {
  async function left(to: 'bot' | 'queue', locale: Locale = 'en-US') {
    const owner = await shop(plain, () => ({ give_back: { on: true, after_min: 15, to } }));
    const visitorChat = await chat(plain, owner, locale);
    await visitorChat.press();
    await plain.call(staffMessages.send, { id: visitorChat.id, client_msg_id: randomUUID(), text: 'Mina here' }, { token: owner.token });
    await visitorChat.ask('where is your shop?');
    return visitorChat;
  }

  test('keeps the conversation until the time is over', async () => {
    const visitorChat = await left('bot');
    clock += 14 * MINUTE;
    await giveBackSilent(plain.services);
    expect((await visitorChat.status()).owner_kind).toBe('agent');
  });

  test('gives it back to the bot, which says so and answers what was asked', async () => {
    const visitorChat = await left('bot');
    clock += 15 * MINUTE;
    await giveBackSilent(plain.services);
    await plain.services.botRunner.idle();
    const [returned, line, answer] = (await visitorChat.read()).slice(-3);
    expect(returned).toMatchObject({ event: { name: 'returned_to_bot', actor: null } });
    expect(line).toMatchObject({ author_kind: 'bot', body: expect.stringContaining('I’m answering again') });
    expect(answer).toMatchObject({ body: 'At 5 Harbour Road.', answer_kind: 'exact' });
    expect((await visitorChat.status()).owner_kind).toBe('bot');
  });

  test('or to the queue, where the visitor keeps the place, in the visitor’s language', async () => {
    const visitorChat = await left('queue', 'ja-JP');
    await visitorChat.ask('店はどこですか？');
    clock += 15 * MINUTE;
    await giveBackSilent(plain.services);
    expect((await visitorChat.read()).at(-1)).toMatchObject({ author_kind: 'bot', body: expect.stringContaining('ほかの担当者') });
    expect(await visitorChat.status()).toMatchObject({ owner_kind: 'queue', waiting_since: clock - 15 * MINUTE });
  });
});

describe('with a model', () => {
  test('a text that promises a person without calling one is followed by the offer, and “yes” takes it', async () => {
    modelSays = writes('I will transfer you to a human agent now [1].');
    const visitorChat = await chat(modelled, await shop(modelled));
    expect(await visitorChat.ask('where is your shop?')).toMatchObject({
      answer_kind: 'no_answer',
      body: expect.stringContaining('not with a person yet'),
    });
    expect((await visitorChat.status()).owner_kind).toBe('bot');
    expect(await visitorChat.ask('yes please')).toMatchObject({ answer_kind: 'handoff' });
    expect(await visitorChat.briefings()).toMatchObject([{ trigger: 'button' }]);
  });

  test('a summary comes after the hand-off, and a failure of it changes nothing', async () => {
    modelSays = writes('Wants the shop. It was told.');
    const owner = await shop(modelled);
    const visitorChat = await chat(modelled, owner);
    await visitorChat.ask('where is your shop?');
    await visitorChat.ask('is the shop open on sundays and where is it');
    await visitorChat.ask('talk to a human');
    expect(await visitorChat.briefings()).toMatchObject([{ summary: 'Wants the shop. It was told.' }]);
    const other = await chat(modelled, owner);
    await other.ask('where is your shop?');
    await other.ask('where is your shop really?');
    modelSays = (response) => response.writeHead(500).end();
    expect(await other.ask('talk to a human')).toMatchObject({ answer_kind: 'handoff' });
    expect(await other.briefings()).toMatchObject([{ summary: null }]);
  });

  test('given back, the bot answers: its history is dated facts, without its own farewell', async () => {
    modelSays = writes('At 5 Harbour Road.');
    const owner = await shop(modelled);
    const visitorChat = await chat(modelled, owner);
    await visitorChat.ask('talk to a human');
    await modelled.call(conversations.takeover, { id: visitorChat.id }, { token: owner.token });
    await modelled.call(conversations.return, { id: visitorChat.id }, { token: owner.token });
    prompts.length = 0;
    expect(await visitorChat.ask('where is your shop?')).toMatchObject({ answer_kind: 'generated', body: 'At 5 Harbour Road.' });
    expect(prompts).toHaveLength(1);
    expect(prompts[0]).toMatch(/\d{4}-\d\d-\d\dT\d\d:\d\dZ: The conversation came back to the assistant, which answers again\./);
    expect(prompts[0]).not.toContain('connecting you to a person');
  });
});

describe('settings', () => {
  test.each(['(?=a)b', '(a', '(a)\\1', 'a*', 'x'.repeat(201)])('the pattern %s is refused with words', async (pattern) => {
    const owner = await plain.signUp();
    const { data: settings } = await plain.call(bot.get, {}, { token: owner.token });
    const handoff = { ...settings.handoff, words: { on: true, patterns: ['ok', pattern] } };
    expect(await plain.call(bot.update, { ...settings, handoff }, { token: owner.token })).toMatchObject({
      status: 400,
      data: {
        reason: 'invalid_request',
        fields: [{ path: 'handoff.words.patterns.1', message: expect.stringMatching(/pattern|characters/) }],
      },
    });
  });

  test('as they come let a visitor whom the bot helps ask as often as they like', async () => {
    const talk = await chat(plain, await shop(plain));
    for (let no = 0; no < 10; no++) expect((await talk.ask('Where is your shop?'))?.body).toContain('At 5 Harbour Road.');
    expect((await talk.status()).status).toBe('bot');
    expect(await talk.briefings()).toEqual([]);
  });

  test('that nobody chose lose the limit of eight answers, and a limit that somebody chose stays', async () => {
    const [usual, chosen] = [
      await shop(plain, () => ({ turns: { on: true, after: 8 } })),
      await shop(plain, () => ({ turns: { on: true, after: 5 } })),
    ];
    const file = new URL('../migrations/0108_long_exchanges_stay_with_the_bot.sql', import.meta.url);
    await plain.services.database.pool.query(await readFile(file, 'utf8'));
    const limit = async ({ token }: SignedUp) => {
      const { handoff, live } = (await plain.call(bot.get, {}, { token })).data;
      return [handoff.turns, (await plain.call(bot.version, { no: live.no }, { token })).data.settings.handoff.turns];
    };
    expect(await limit(usual)).toEqual([
      { on: false, after: 8 },
      { on: false, after: 8 },
    ]);
    expect(await limit(chosen)).toEqual([
      { on: true, after: 5 },
      { on: true, after: 5 },
    ]);
  });

  test('sent without the hand-off keep what is saved of it', async () => {
    const owner = await shop(plain, () => ({ turns: { on: true, after: 5 } }));
    const { data: settings } = await plain.call(bot.get, {}, { token: owner.token });
    const { score_floor: floor, texts, version } = settings;
    const saved = (await plain.call(bot.update, { score_floor: floor, texts, version }, { token: owner.token })).data;
    expect(saved.handoff).toEqual(settings.handoff);
  });

  test('a test question with a sum of money goes to a person by the rule as it is in the form', async () => {
    const owner = await shop(plain);
    const { data: settings } = await plain.call(bot.get, {}, { token: owner.token });
    const rule = { ...settings.handoff.rule, on: true, amount: { at_least: 30_000, currency: 'JPY' as const } };
    const ask = async (question: string) => {
      const asked = { question, locale: 'ja-JP' as const, settings: { ...settings, handoff: { ...settings.handoff, rule } } };
      return (await plain.call(bot.test, asked, { token: owner.token })).data.trigger;
    };
    expect([await ask('3万円の返金について'), await ask('2万9千円の返金について')]).toEqual(['rule', null]);
  });

  test('a test question says what would call a person, with what is not saved', async () => {
    const owner = await shop(plain);
    const options = { token: owner.token };
    const { data: settings } = await plain.call(bot.get, {}, options);
    const test = async (question: string, handoff = settings.handoff) =>
      (await plain.call(bot.test, { question, locale: 'en-US', settings: { ...settings, handoff } }, options)).data;
    expect(await test('this is ridiculous')).toMatchObject({
      trigger: 'mood',
      kind: 'handoff',
      body: settings.handoff.lines['en-US'].mood,
    });
    expect(await test('this is ridiculous', { ...settings.handoff, mood: { on: false } })).toMatchObject({
      trigger: null,
      kind: 'no_answer',
    });
    expect(await test('where is your shop?')).toMatchObject({ trigger: null, kind: 'exact' });
  });
});
