import { corpus, pay, visitor, type Message } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { reserveUsage } from '#/domains/pay/usage/reserve-usage.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { spendReplies } from './spend-replies.ts';
import { PATIENCE } from './patience.ts';

/** AI replies of the trial. */
const LIMIT = 500;

let app: TestApp;
let model: Server;
let mina: SignedUp;
let asked: ServerResponse[];
let answerAs: (response: ServerResponse) => void;

beforeAll(async () => {
  model = createServer((_request, response) => {
    asked.push(response);
    answerAs(response);
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const { port } = model.address() as AddressInfo;
  app = await openTestApp({ config: { model: { url: `http://127.0.0.1:${port}`, key: undefined, name: 'writer' } } });
});
afterAll(async () => {
  model.closeAllConnections();
  model.close();
  await app.close();
});
beforeEach(async () => {
  [asked, answerAs] = [[], write];
  mina = await app.signUp();
  await app.call(
    corpus.create,
    { question: 'Does the Aurora X200 work with Bluetooth 5?', answer: 'Yes, with Bluetooth 5 and later.', locale: 'en-US' },
    { token: mina.token },
  );
});

/** In the language of the entry, and in one that only the model can answer in. */
const ENGLISH = 'Does the Aurora X200 work with Bluetooth 5?';
const JAPANESE = 'Aurora X200 Bluetooth 5 対応ですか';

function write(response: ServerResponse): void {
  const chunk = (content: string, finish: string | null) =>
    `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'writer', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(`${chunk('はい。', null)}${chunk('', 'stop')}data: [DONE]\n\n`);
}

async function chat() {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' });
  const [conversation, options] = [{ conversation_id: data.conversation_id }, { token: data.token }];
  const read = async (): Promise<Message[]> => (await app.call(visitor.sync, conversation, options)).data.items;
  return {
    id: data.conversation_id,
    read,
    say: (text: string) => app.call(visitor.messages, { ...conversation, client_msg_id: randomUUID(), text }, options),
    async ask(text: string): Promise<Message['answer_kind']> {
      await this.say(text);
      await app.services.botRunner.idle();
      return (await read()).findLast(({ author_kind: author }) => author === 'bot')?.answer_kind;
    },
  };
}

/** Twenty visitors who ask at the same moment. */
async function askTogether(text: string): Promise<Message[][]> {
  const chats = await Promise.all(Array.from({ length: 20 }, chat));
  await Promise.all(chats.map(({ say }) => say(text)));
  await app.services.botRunner.idle();
  return Promise.all(chats.map(({ read }) => read()));
}

const answersOf = (chats: Message[][]) =>
  Map.groupBy(
    chats.map((messages) => messages.filter(({ author_kind: author }) => author === 'bot')),
    (answers) => answers.map(({ answer_kind: kind }) => kind).join(),
  );
const used = async () => (await app.call(pay.subscription, {}, { token: mina.token })).data.used.ai_replies;
const reserved = () =>
  inTenant(app.services.database, mina.tenantId, async ({ db }) => (await db.execute('SELECT id FROM usage_reservation')).rows);

describe('with three replies left', () => {
  test('twenty questions at once that only the model can answer: three are answered and counted, seventeen go to a person', async () => {
    await spendReplies(app, mina.tenantId, LIMIT - 3);
    const chats = await askTogether(JAPANESE);
    const answers = answersOf(chats);
    expect([answers.get('generated')?.length, answers.get('handoff')?.length, answers.size]).toEqual([3, 17, 2]);
    expect(chats.filter((messages) => messages.at(-1)?.event?.name === 'queued')).toHaveLength(17);
    expect([await used(), asked.length, await reserved()]).toEqual([LIMIT, 3, []]);
  });

  test('twenty that the business has answered itself: three in the model’s words, the others in its own, which take no reply', async () => {
    await spendReplies(app, mina.tenantId, LIMIT - 3);
    const answers = answersOf(await askTogether(ENGLISH));
    expect([answers.get('generated')?.length, answers.get('exact')?.length, answers.size]).toEqual([3, 17, 2]);
    expect([await used(), asked.length, await reserved()]).toEqual([LIMIT, 3, []]);
  });
});

describe('no reply is taken by', () => {
  test('a greeting, a question that nothing answers, or a wish for a person', async () => {
    const visitorChat = await chat();
    const answers = [
      await visitorChat.ask('hello'),
      await visitorChat.ask('who won the world cup in 1998'),
      await visitorChat.ask('talk to a human'),
    ];
    expect(answers).toEqual(['small_talk', 'no_answer', 'handoff']);
    expect([await used(), asked.length]).toEqual([0, 0]);
  });

  test('a model that fails', async () => {
    answerAs = (response) => response.writeHead(500).end();
    await spendReplies(app, mina.tenantId, LIMIT - 1);
    const visitorChat = await chat();
    expect([await visitorChat.ask(ENGLISH), await used(), await reserved()]).toEqual(['exact', LIMIT - 1, []]);
    answerAs = write;
    expect([await visitorChat.ask(ENGLISH), await used()]).toEqual(['generated', LIMIT]);
  });

  test('an answer that a person was quicker than', async () => {
    const visitorChat = await chat();
    answerAs = () => undefined;
    await visitorChat.say(ENGLISH);
    await vi.waitFor(() => expect(asked).toHaveLength(1), PATIENCE);
    await app.services.ledger.submit(mina.tenantId, visitorChat.id, { kind: 'takeover', agent: { id: mina.userId, name: 'Mina' } });
    write(asked[0] as ServerResponse);
    await app.services.botRunner.idle();
    expect([await used(), await reserved()]).toEqual([0, []]);
  });
});

test('a run that a crash cut off after it had reserved takes its own reply up again, and takes one', async () => {
  await spendReplies(app, mina.tenantId, LIMIT - 1);
  const visitorChat = await chat();
  const start = vi.spyOn(app.services.botRunner, 'start').mockImplementation(() => undefined);
  await visitorChat.say(JAPANESE);
  start.mockRestore();
  const { database, botRunner, now } = app.services;
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM bot_run WHERE tenant_id = $1', [mina.tenantId]);
  await inTenant(database, mina.tenantId, (scope) => reserveUsage(scope, 'ai_replies', rows[0]?.id ?? '', now()));
  await botRunner.recover(0);
  await botRunner.idle();
  expect((await visitorChat.read()).map(({ answer_kind: kind }) => kind)).toEqual([undefined, 'generated']);
  expect([await used(), await reserved()]).toEqual([LIMIT, []]);
});

test('a run that a crash cut off gives its reply back where another try needs none', async () => {
  const visitorChat = await chat();
  const start = vi.spyOn(app.services.botRunner, 'start').mockImplementation(() => undefined);
  await visitorChat.say('hello');
  start.mockRestore();
  const { database, botRunner, now } = app.services;
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM bot_run WHERE tenant_id = $1', [mina.tenantId]);
  await inTenant(database, mina.tenantId, (scope) => reserveUsage(scope, 'ai_replies', rows[0]?.id ?? '', now()));
  await botRunner.recover(0);
  await botRunner.idle();
  expect([await used(), await reserved()]).toEqual([0, []]);
});
