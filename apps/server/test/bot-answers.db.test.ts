import { bot, conversations, corpus, corpusBulk, visitor, type Locale, type Message, type RequestInput } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Emit } from '#/announcer.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { PATIENCE } from './patience.ts';

/** How the model behaves in the test at hand; it writes in its own time. */
let modelAnswers: (response: ServerResponse) => void;
const announced: { name: string; payload: unknown }[] = [];
const emit: Emit = (_audience, name, payload) => announced.push({ name, payload });

let plain: TestApp;
let modelled: TestApp;
let model: Server;

beforeAll(async () => {
  model = createServer((_request, response) => modelAnswers(response));
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const { port } = model.address() as AddressInfo;
  plain = await openTestApp();
  modelled = await openTestApp({ config: { model: { url: `http://127.0.0.1:${port}`, key: undefined, name: 'writer' } }, emit });
});
beforeEach(() => {
  announced.length = 0;
});
afterAll(async () => {
  model.closeAllConnections();
  model.close();
  await plain.close();
  await modelled.close();
});

function part(response: ServerResponse, content: string, finish: string | null = null): void {
  const chunk = {
    id: '1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'writer',
    choices: [{ index: 0, delta: { content }, finish_reason: finish }],
  };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

function write(response: ServerResponse, ...parts: string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const each of parts) part(response, each);
  part(response, '', 'stop');
  response.end('data: [DONE]\n\n');
}

const KNOWLEDGE: { question: string; answer: string; locale: Locale }[] = [
  { question: 'How long do I have to return shoes?', answer: 'You have 30 days.', locale: 'en-US' },
  { question: '鞋子多久之内可以退货？', answer: '30 天之内可以退货。', locale: 'zh-CN' },
  { question: '鞋可以幾耐之內退貨？', answer: '30 日內可以退貨。', locale: 'zh-HK' },
  { question: '靴はいつまで返品できますか？', answer: '30日以内に返品できます。', locale: 'ja-JP' },
  { question: 'Where is your shop?', answer: 'At 5 Harbour Road.', locale: 'en-US' },
];

async function shop(app: TestApp): Promise<SignedUp> {
  const owner = await app.signUp();
  for (const entry of KNOWLEDGE) await app.call(corpus.create, entry, { token: owner.token });
  return owner;
}

async function chat(app: TestApp, slug: string, locale: Locale = 'en-US') {
  const { data: session } = await app.call(visitor.session, { tenant: slug, locale });
  const conversation = { conversation_id: session.conversation_id };
  const options = { token: session.token };
  const read = async (): Promise<Message[]> => (await app.call(visitor.sync, conversation, options)).data.items;
  return {
    id: session.conversation_id,
    read,
    say: (text: string) => app.call(visitor.messages, { ...conversation, client_msg_id: randomUUID(), text }, options),
    async ask(text: string): Promise<Message | undefined> {
      await this.say(text);
      await app.services.botRunner.idle();
      return (await read()).findLast(({ author_kind: author }) => author === 'bot');
    },
  };
}

describe('without a model the tenant’s own words answer', () => {
  test.each<[string, Locale, string]>([
    ['can I return my shoes after two weeks?', 'en-US', 'You have 30 days.'],
    ['鞋子多久可以退货', 'zh-CN', '30 天之内可以退货。'],
    ['靴の返品はいつまで？', 'ja-JP', '30日以内に返品できます。'],
    ['鞋可以幾耐退貨？', 'zh-HK', '30 日內可以退貨。'],
  ])('%s is answered in %s, whatever the language of the page', async (question, _locale, body) => {
    const owner = await shop(plain);
    const visitorChat = await chat(plain, owner.slug, 'en-US');
    expect(await visitorChat.ask(question)).toMatchObject({
      body,
      answer_kind: 'exact',
      sources: [{ title: expect.stringMatching(/shoes|鞋|靴/) }],
    });
  });

  test.each<[Locale, string, string]>([
    ['zh-HK', '你好', '你好，有甚麼可以幫到你？'],
    ['zh-CN', '你好', '您好，请问有什么可以帮您？'],
  ])('a short message that fits the language of the chat, %s, is answered in it', async (locale, said, greeting) => {
    const owner = await shop(plain);
    const visitorChat = await chat(plain, owner.slug, locale);
    expect((await visitorChat.ask(said))?.body).toBe(greeting);
    expect((await plain.call(conversations.get, { id: visitorChat.id }, { token: owner.token })).data).toMatchObject({ language: locale });
  });

  test('under the floor it says that it does not know, and a “yes” to its offer brings a person', async () => {
    const owner = await shop(plain);
    const visitorChat = await chat(plain, owner.slug);
    expect(await visitorChat.ask('who won the world cup in 1998')).toMatchObject({
      answer_kind: 'no_answer',
      sources: [],
      body: expect.stringContaining('person'),
    });
    expect(await visitorChat.ask('yes please')).toMatchObject({ answer_kind: 'handoff' });
    expect((await visitorChat.read()).at(-1)).toMatchObject({ kind: 'event', event: { name: 'queued' } });
  });

  test('an entry saved, changed, archived or deleted is seen by the very next question', async () => {
    const owner = await shop(plain);
    const options = { token: owner.token };
    const visitorChat = await chat(plain, owner.slug);
    const question = 'do you repair tents';
    /** What the bot makes of the question, at the very next time it is asked. */
    const asked = async () => {
      const said = await visitorChat.ask(question);
      return said?.answer_kind === 'exact' ? said.body : 'no answer';
    };
    const run = async (action: RequestInput<typeof corpusBulk.run>['action']) => {
      const request = { id: randomUUID(), ids: [entry.id], action };
      await vi.waitFor(async () => expect((await plain.call(corpusBulk.run, request, options)).data.state).toBe('done'), PATIENCE);
    };
    expect(await asked()).toBe('no answer');
    const { data: entry } = await plain.call(
      corpus.create,
      { question: 'Do you repair tents?', answer: 'Yes, in a week.', locale: 'en-US' },
      options,
    );
    expect(await asked()).toBe('Yes, in a week.');
    await plain.call(corpus.update, { ...entry, answer: 'Yes, in two weeks.' }, options);
    expect(await asked()).toBe('Yes, in two weeks.');
    await run({ kind: 'archive' });
    expect(await asked()).toBe('no answer');
    await run({ kind: 'publish' });
    expect(await asked()).toBe('Yes, in two weeks.');
    await run({ kind: 'delete' });
    expect(await asked()).toBe('no answer');
  });

  test('a hand-off word queues the conversation, where the bot goes on with what it is sure of', async () => {
    const owner = await shop(plain);
    const options = { token: owner.token };
    const visitorChat = await chat(plain, owner.slug);
    expect(await visitorChat.ask('I want to talk to a human')).toMatchObject({ answer_kind: 'handoff' });
    await visitorChat.say('where is your shop?');
    await plain.services.botRunner.idle();
    expect((await visitorChat.read()).at(-1)).toMatchObject({ author_kind: 'bot', body: 'At 5 Harbour Road.' });
    await plain.call(conversations.takeover, { id: visitorChat.id }, options);
    await plain.call(conversations.return, { id: visitorChat.id }, options);
    expect(await visitorChat.ask('where is your shop?')).toMatchObject({ body: 'At 5 Harbour Road.' });
  });

  test('a run that a crash cut off is taken up again, and answers once', async () => {
    const owner = await shop(plain);
    const visitorChat = await chat(plain, owner.slug);
    const start = vi.spyOn(plain.services.botRunner, 'start').mockImplementation(() => undefined);
    await visitorChat.say('where is your shop?');
    start.mockRestore();
    expect(await visitorChat.read()).toHaveLength(1);
    await plain.services.botRunner.recover(0);
    await plain.services.botRunner.recover(0);
    await plain.services.botRunner.idle();
    expect((await visitorChat.read()).map(({ author_kind: author }) => author)).toEqual(['contact', 'bot']);
  });

  test('every run that a crash cut off is taken up at once, however many there are', async () => {
    const owner = await shop(plain);
    const visitorChat = await chat(plain, owner.slug);
    const { rows } = await plain.services.database.pool.query<{ count: number }>(
      `WITH k AS (INSERT INTO contact (tenant_id, locale) VALUES ($1, 'en-US') RETURNING id),
        c AS (INSERT INTO conversation (tenant_id, no, contact_id, language, last_seq) SELECT $1, 10000 + n, k.id, 'en-US', 1 FROM k, generate_series(1, 1100) n RETURNING id),
        r AS (INSERT INTO bot_run (tenant_id, conversation_id, trigger_seq, owner_epoch, question, language) SELECT $1, id, 1, 0, 'hello', 'en-US' FROM c RETURNING 1)
      SELECT count(*) AS count FROM r`,
      [owner.tenantId],
    );
    expect(rows[0]?.count).toBe(1_100);
    expect(await plain.services.botRunner.recover(0)).toBe(1_100);
    await plain.services.botRunner.idle();
    const left = await plain.services.database.pool.query<{ count: number }>(
      `SELECT count(*) AS count FROM bot_run WHERE tenant_id = $1 AND state = 'queued'`,
      [owner.tenantId],
    );
    expect(left.rows[0]?.count).toBe(0);
    expect(await visitorChat.ask('where is your shop?')).toMatchObject({ body: 'At 5 Harbour Road.' });
  });

  test('the test chat uses settings that are not saved, and leaves no trace', async () => {
    const owner = await shop(plain);
    const options = { token: owner.token };
    const { data: settings } = await plain.call(bot.get, {}, options);
    const strict = { score_floor: 1, texts: settings.texts };
    const asked = { question: 'where is your shop located', locale: 'en-US' as const };
    expect((await plain.call(bot.test, asked, options)).data).toMatchObject({ kind: 'exact', body: 'At 5 Harbour Road.' });
    expect((await plain.call(bot.test, { ...asked, settings: strict }, options)).data).toMatchObject({ kind: 'clarify', floor: 1 });
    expect((await plain.call(conversations.list, {}, options)).data.items).toEqual([]);
  });
});

describe('with a model', () => {
  test('the answer is written from the passages, streamed, and names its sources', async () => {
    modelAnswers = (response) => write(response, 'You may return them ', 'within 30 days.');
    const owner = await shop(modelled);
    // The first answer of a model shows whether it thinks aloud; nothing of it is shown before it is whole.
    await (await chat(modelled, owner.slug)).ask('can I return my shoes?');
    announced.length = 0;
    const visitorChat = await chat(modelled, owner.slug);
    expect(await visitorChat.ask('can I return my shoes?')).toMatchObject({
      body: 'You may return them within 30 days.',
      answer_kind: 'generated',
      sources: [{ title: KNOWLEDGE[0]?.question }],
    });
    const streamed = announced.filter(({ name }) => name === 'bot_text').map(({ payload }) => (payload as { text: string }).text);
    expect(new Set(streamed)).toEqual(new Set(['You may return them ', 'You may return them within 30 days.']));
  });

  test('under the floor the model is not asked', async () => {
    modelAnswers = () => {
      throw new Error('the model must not be asked');
    };
    const owner = await shop(modelled);
    expect(await (await chat(modelled, owner.slug)).ask('who won the world cup in 1998')).toMatchObject({ answer_kind: 'no_answer' });
  });

  test('that fails, the entry answers in its own words, and the reply is not counted', async () => {
    modelAnswers = (response) => response.writeHead(500).end();
    const owner = await shop(modelled);
    expect(await (await chat(modelled, owner.slug)).ask('where is your shop?')).toMatchObject({
      body: 'At 5 Harbour Road.',
      answer_kind: 'exact',
    });
  });

  test('a person who takes over in mid-answer has the word: what was streamed is taken back', async () => {
    let finish: (() => void) | undefined;
    modelAnswers = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      part(response, 'You may');
      finish = () => {
        part(response, ' return them.', 'stop');
        response.end('data: [DONE]\n\n');
      };
    };
    const owner = await shop(modelled);
    const visitorChat = await chat(modelled, owner.slug);
    await visitorChat.say('can I return my shoes?');
    await vi.waitFor(() => expect(announced.some(({ name }) => name === 'bot_text')).toBe(true), PATIENCE);
    await modelled.call(conversations.takeover, { id: visitorChat.id }, { token: owner.token });
    finish?.();
    await modelled.services.botRunner.idle();
    expect((await visitorChat.read()).map(({ author_kind: author }) => author)).toEqual(['contact', 'system']);
    // Whoever took over may be notified of it before or after.
    expect(announced.findLast(({ name }) => name.startsWith('bot_'))?.name).toBe('bot_stopped');
  });
});
