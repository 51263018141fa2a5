import { bot, conversations, corpus, user, visitor, type Locale, type Message } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

const KNOWLEDGE: [Locale, string, string][] = [
  ['en-US', 'How do I get my money back?', 'A refund takes five days.'],
  ['en-US', 'Where is your shop?', 'At 5 Harbour Road.'],
  ['zh-CN', '怎么退钱？', '五天之内退款。'],
  ['zh-HK', '點樣退錢？', '五日內退款。'],
  ['ja-JP', '返金してもらうには？', '五日で返金します。'],
];

let app: TestApp;
let owner: SignedUp;

beforeAll(async () => {
  app = await openTestApp();
  owner = await shop();
});
afterAll(() => app.close());

async function shop(): Promise<SignedUp> {
  const signedUp = await app.signUp();
  for (const [locale, question, answer] of KNOWLEDGE)
    await app.call(corpus.create, { question, answer, locale }, { token: signedUp.token });
  return signedUp;
}

async function ask({ slug }: SignedUp, locale: Locale, text: string): Promise<Message | undefined> {
  const { data: session } = await app.call(visitor.session, { tenant: slug, locale });
  const [conversation, options] = [{ conversation_id: session.conversation_id }, { token: session.token }];
  await app.call(visitor.messages, { ...conversation, client_msg_id: randomUUID(), text }, options);
  await app.services.botRunner.idle();
  const { data } = await app.call(visitor.sync, conversation, options);
  return data.items.findLast(({ author_kind: author, kind }) => author === 'bot' && kind === 'text');
}

test.each<[Locale, string, string]>([
  ['en-US', 'you ripped me off', 'sorry'],
  ['zh-CN', '你们这是骗人', '抱歉'],
  ['zh-HK', '你哋呃人', '抱歉'],
  ['ja-JP', 'ふざけるな', '申し訳'],
])('%s: “%s” goes to a person with an apology, and never hears that nobody knows', async (locale, text, apology) => {
  const answer = await ask(owner, locale, text);
  expect(answer).toMatchObject({ answer_kind: 'handoff', body: expect.stringContaining(apology) });
});

test.each<[Locale, string, string]>([
  ['en-US', 'how do I get my money back?? this is ridiculous', 'A refund takes five days.'],
  ['zh-CN', '怎么退钱？你们太差劲了', '五天之内退款。'],
])('%s: “%s” is answered on the way to a person', async (locale, text, known) => {
  const answer = await ask(owner, locale, text);
  expect(answer).toMatchObject({ answer_kind: 'handoff', body: expect.stringContaining(known) });
  expect(answer?.body).toMatch(/sorry|抱歉/);
});

test('where anger calls nobody, a person is offered all the same, beside the answer where there is one', async () => {
  const calm = await shop();
  const as = { token: calm.token };
  const { data: view } = await app.call(bot.get, {}, as);
  const { data: draft } = await app.call(bot.update, { ...view, handoff: { ...view.handoff, mood: { on: false } } }, as);
  await app.call(bot.publish, { version: draft.version, note: '' }, as);
  expect(await ask(calm, 'en-US', 'you ripped me off')).toMatchObject({
    answer_kind: 'no_answer',
    body: expect.stringMatching(/sorry.*person/),
  });
  const { data: session } = await app.call(visitor.session, { tenant: calm.slug, locale: 'en-US' });
  const [conversation, options] = [{ conversation_id: session.conversation_id }, { token: session.token }];
  const say = async (text: string) => {
    await app.call(visitor.messages, { ...conversation, client_msg_id: randomUUID(), text }, options);
    await app.services.botRunner.idle();
    return (await app.call(visitor.sync, conversation, options)).data.items.slice(-2).map(({ body, answer_kind: kind }) => [kind, body]);
  };
  expect(await say('where is your shop? you people are useless')).toEqual([
    ['exact', 'At 5 Harbour Road.'],
    ['no_answer', expect.stringContaining('person')],
  ]);
  await say('yes please');
  expect((await app.call(conversations.get, { id: session.conversation_id }, as)).data.status).toBe('queued');
});

test('somebody of the team is asked for by name', async () => {
  const { name } = (await app.call(user.info, {}, { token: owner.token })).data;
  expect(name.length).toBeGreaterThan(2);
  expect(await ask(owner, 'en-US', `can i speak with ${name} please`)).toMatchObject({ answer_kind: 'handoff' });
  expect((await ask(owner, 'en-US', 'can i speak with Zebedee please'))?.answer_kind).not.toBe('handoff');
});
