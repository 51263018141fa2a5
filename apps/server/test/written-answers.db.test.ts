import { bot, corpus, visitor, type Locale, type Message } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blockOf, openModelServer, type ModelAsked, type ModelServer } from './model-server.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

const KNOWLEDGE: [Locale, string, string][] = [
  ['en-US', 'How long do I have to return shoes?', 'You have 30 days. Worn shoes cannot be returned.'],
  ['en-US', 'What does returning shoes cost?', 'Returning shoes costs 5 pounds.'],
  ['en-US', 'How long does delivery to Kyoto take?', 'Blue Courier takes 2 to 4 working days to Kyoto.'],
  ['en-US', 'Where is your shop?', 'At 5 Harbour Road.'],
];

let app: TestApp;
let model: ModelServer;
let owner: SignedUp;
/** What the model writes as an answer, and as a search. */
let writes: (asked: ModelAsked) => string;
let searches: (asked: ModelAsked) => string;

const isSearch = ({ system }: ModelAsked) => system.startsWith('You turn the last message');
const answersAsked = () => model.asked.filter((asked) => !isSearch(asked));
const knowledgeOf = (asked: ModelAsked | undefined) =>
  JSON.parse((asked && blockOf(asked, 'knowledge')) || '[]') as { n: number; title: string; text: string }[];
/** The number under which a model sees the passage that says something. */
const numberOf = (asked: ModelAsked, said: string) => knowledgeOf(asked).find(({ text }) => text.includes(said))?.n ?? 0;

beforeAll(async () => {
  model = await openModelServer((asked) => (isSearch(asked) ? searches(asked) : writes(asked)));
  app = await openTestApp({ config: { model: { url: model.url, key: undefined, name: 'writer' } } });
  owner = await app.signUp();
  for (const [locale, question, answer] of KNOWLEDGE) await app.call(corpus.create, { question, answer, locale }, { token: owner.token });
});
beforeEach(() => {
  model.asked.length = 0;
  searches = () => '';
  writes = () => 'NO_ANSWER';
});
afterAll(async () => {
  await app.close();
  await model.close();
});

async function ask(locale: Locale, ...texts: string[]): Promise<Message | undefined> {
  const { data: session } = await app.call(visitor.session, { tenant: owner.slug, locale });
  const [conversation, options] = [{ conversation_id: session.conversation_id }, { token: session.token }];
  for (const text of texts) {
    await app.call(visitor.messages, { ...conversation, client_msg_id: randomUUID(), text }, options);
    await app.services.botRunner.idle();
  }
  const { data } = await app.call(visitor.sync, conversation, options);
  return data.items.findLast(({ author_kind: author, kind }) => author === 'bot' && kind === 'text');
}

const titlesOf = (message: Message | undefined) => (message?.sources ?? []).map(({ title }) => title);

describe('an answer', () => {
  test('names the passages that it cites and no others', async () => {
    writes = (asked) => `You have 30 days [${numberOf(asked, '30 days')}].`;
    const answer = await ask('en-US', 'can I return my shoes?');
    expect(answer).toMatchObject({ answer_kind: 'generated', body: 'You have 30 days.' });
    expect(titlesOf(answer)).toEqual(['How long do I have to return shoes?']);
    expect(knowledgeOf(answersAsked()[0]).map(({ n }) => n)).toEqual(knowledgeOf(answersAsked()[0]).map((_, place) => place + 1));
  });

  test('that cites several is numbered as its sources stand', async () => {
    writes = (asked) => `It costs 5 pounds [${numberOf(asked, '5 pounds')}], within 30 days [${numberOf(asked, '30 days')}].`;
    const answer = await ask('en-US', 'can I return my shoes and what does it cost?');
    expect(answer?.body).toBe('It costs 5 pounds[1], within 30 days[2].');
    expect(titlesOf(answer)).toEqual(['What does returning shoes cost?', 'How long do I have to return shoes?']);
  });

  test('is asked for where the words alone are not sure', async () => {
    writes = (asked) => `Blue Courier takes 2 to 4 working days to Kyoto [${numberOf(asked, 'Kyoto')}].`;
    const answer = await ask('en-US', 'how many days until my parcel arrives in kyoto');
    expect(answer).toMatchObject({ answer_kind: 'generated', body: 'Blue Courier takes 2 to 4 working days to Kyoto.' });
  });
});

describe('what its citations do not carry is not sent, and the entry answers in its own words', () => {
  const question = 'How long do I have to return shoes?';
  test.each<[string, (asked: ModelAsked) => string]>([
    ['another number', (asked) => `You have 90 days [${numberOf(asked, '30 days')}].`],
    ['the number of another passage', (asked) => `You have 30 days [${numberOf(asked, '5 pounds')}].`],
    ['a name from nowhere', (asked) => `You have 30 days, by Yamato Transport [${numberOf(asked, '30 days')}].`],
    ['yes for no', (asked) => `Worn shoes can be returned [${numberOf(asked, 'Worn shoes')}].`],
    ['a passage that is not there', () => 'You have 30 days [42].'],
    ['nothing that is known', () => 'Our lovely team in Paris likes hiking every weekend.'],
  ])('%s', async (_what, says) => {
    writes = says;
    expect(await ask('en-US', question)).toMatchObject({ answer_kind: 'exact', body: KNOWLEDGE[0]?.[2] });
    const { data } = await app.call(bot.test, { question, locale: 'en-US' }, { token: owner.token });
    expect(data.model).toMatchObject({ refused: 'unsupported' });
  });
});

describe('a model that does not answer', () => {
  test('says that it does not know: the visitor is asked back or told so, and never gets the near miss', async () => {
    writes = () => 'NO_ANSWER';
    const answer = await ask('en-US', 'can I return a gift card?');
    expect(['clarify', 'no_answer']).toContain(answer?.answer_kind);
    expect(answer?.body).not.toContain('NO_ANSWER');
  });

  test('asks back, and the reply is read together with what was asked', async () => {
    writes = (asked) =>
      blockOf(asked, 'question').includes('worn')
        ? `Worn shoes cannot be returned [${numberOf(asked, 'Worn')}].`
        : 'ASK: Are the shoes worn?';
    const asked = await ask('en-US', 'can I return my shoes?');
    expect(asked).toMatchObject({ answer_kind: 'clarify', body: 'Are the shoes worn?' });
    searches = () => 'Can worn shoes be returned?';
    expect(await ask('en-US', 'can I return my shoes?', 'yes, worn')).toMatchObject({ body: 'Worn shoes cannot be returned.' });
    expect(blockOf(answersAsked().at(-1) as ModelAsked, 'conversation')).toContain('Are the shoes worn?');
  });
});

describe('a search in other words', () => {
  test('is written for a short message in the middle of a conversation, and for nothing else', async () => {
    searches = () => 'How long does delivery to Kyoto take?';
    writes = (asked) =>
      numberOf(asked, 'Kyoto') > 0 ? `It takes 2 to 4 working days to Kyoto [${numberOf(asked, 'Kyoto')}].` : 'NO_ANSWER';
    expect(await ask('en-US', 'Where is your shop?', 'and how long to there from it?')).toMatchObject({ answer_kind: 'generated' });
    expect(model.asked.filter(isSearch)).toHaveLength(1);
    expect(blockOf(model.asked.find(isSearch) as ModelAsked, 'conversation')).toContain('Where is your shop?');
    model.asked.length = 0;
    await ask('en-US', 'Where is your shop?');
    expect(model.asked.filter(isSearch)).toEqual([]);
  });

  test('that fails leaves the visitor’s own words', async () => {
    searches = () => '';
    writes = () => 'NO_ANSWER';
    const answer = await ask('en-US', 'Where is your shop?', 'and the moon?');
    expect(['clarify', 'no_answer']).toContain(answer?.answer_kind);
  });
});
