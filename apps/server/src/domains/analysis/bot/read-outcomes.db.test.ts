import { analysis, corpus, visitor, type Locale, type QuestionList } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addColleague } from '#test/add-colleague.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const DAY = 86_400_000;
const UNSURE = 'How long does delivery take?';
const KYOTO = 'How long does delivery to Kyoto take?';

let app: TestApp;
let owner: SignedUp;
let now = Date.UTC(2026, 5, 1, 9);
let kyoto: string;
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
  owner = await app.signUp();
  const add = async (question: string, answer: string, locale: Locale = 'en-US') =>
    (await app.call(corpus.create, { question, answer, locale }, { token: owner.token })).data.id;
  kyoto = await add(KYOTO, 'Two to four working days.');
  await add('How long does delivery to Paris take?', 'A week.');
  await add('How long do I have to return shoes?', 'You have 30 days.');
  await add('靴はいつまで返品できますか？', '30日以内です。', 'ja-JP');
});
afterAll(() => app.close());

async function chat(locale: Locale = 'en-US') {
  const { data } = await app.call(visitor.session, { tenant: owner.slug, locale });
  const conversation = { conversation_id: data.conversation_id };
  return {
    id: data.conversation_id,
    async ask(text: string) {
      await app.call(visitor.messages, { ...conversation, client_msg_id: randomUUID(), text }, { token: data.token });
      await app.services.botRunner.idle();
      const { items } = (await app.call(visitor.sync, conversation, { token: data.token })).data;
      return items.findLast(({ author_kind: author }) => author === 'bot');
    },
    async dislike(seq: number) {
      await app.call(visitor.feedback, { ...conversation, seq, verdict: 'down' }, { token: data.token });
    },
  };
}
const outcomes = async (request: { days?: number; locale?: Locale } = {}, token = owner.token) =>
  (await app.call(analysis.botOutcomes, { days: 7, ...request }, { token })).data;
const questions = async (list: QuestionList, token = owner.token) =>
  (await app.call(analysis.botOutcomeQuestions, { days: 7, list }, { token })).data.items;

const NONE = { all: 0, answered: 0, chosen: 0, not_chosen: 0, asked: 0, unknown: 0, handed_over: 0, order: 0, failed: 0, disliked: 0 };

test('whoever only opened the chat, or greeted, has asked nothing', async () => {
  await chat();
  await (await chat()).ask('hello');
  expect(await outcomes()).toMatchObject({ total: NONE, locales: [] });
  expect(await questions('all')).toEqual([]);
});

test('each question is in one outcome, by language, with what was said, what it came from and how sure the bot was', async () => {
  const answered = await chat();
  const answer = await answered.ask(KYOTO);
  expect(answer?.answer_kind).toBe('exact');
  await answered.dislike(answer?.seq ?? 0);
  const choosing = await chat();
  expect((await choosing.ask(UNSURE))?.answer_kind).toBe('clarify');
  await choosing.ask(KYOTO);
  const passing = await chat();
  await passing.ask(UNSURE);
  const missing = await chat();
  await missing.ask('who won the world cup in 1998');
  await (await chat()).ask('I want to talk to a person');
  await (await chat('ja-JP')).ask('靴はいつまで返品できますか？');

  const { total, locales } = await outcomes();
  expect(total).toEqual({
    all: 6,
    answered: 2,
    chosen: 1,
    not_chosen: 1,
    asked: 0,
    unknown: 1,
    handed_over: 1,
    order: 0,
    failed: 0,
    disliked: 1,
  });
  expect(locales).toMatchObject([
    { locale: 'en-US', all: 5, answered: 1, disliked: 1 },
    { locale: 'ja-JP', all: 1, answered: 1, disliked: 0 },
  ]);
  expect((await outcomes({ locale: 'ja-JP' })).total).toMatchObject({ all: 1, answered: 1, unknown: 0 });

  const entry = { id: kyoto, title: KYOTO };
  const [disliked] = await questions('disliked');
  expect(disliked).toMatchObject({ conversation_id: answered.id, question: KYOTO, outcome: 'answered', verdict: 'down', entry });
  expect(disliked?.answer).toContain('Two to four working days.');
  expect(disliked?.confidence).toBeGreaterThan(0.6);
  const [chosen] = await questions('chosen');
  expect(chosen).toMatchObject({ conversation_id: choosing.id, question: UNSURE, outcome: 'chosen', entry });
  expect(chosen?.answer).toContain('Two to four working days.');
  expect(chosen?.offered).toContain(KYOTO);
  const [passed] = await questions('not_chosen');
  expect(passed).toMatchObject({ conversation_id: passing.id, question: UNSURE, outcome: 'not_chosen' });
  expect(passed?.offered).toContain(KYOTO);
  const [missed] = await questions('unknown');
  expect(missed).toMatchObject({ conversation_id: missing.id, outcome: 'unknown', offered: [], verdict: null });
  expect(missed?.answer).not.toBe('');
  expect((await questions('all')).map(({ outcome }) => outcome).toSorted()).toEqual(
    ['answered', 'answered', 'chosen', 'handed_over', 'not_chosen', 'unknown'].toSorted(),
  );
});

test('an entry that is gone keeps its title and leads nowhere', async () => {
  const { data: stored } = await app.call(corpus.get, { id: kyoto }, { token: owner.token });
  await app.call(corpus.update, { ...stored, id: kyoto, question: 'Kyoto?' }, { token: owner.token });
  expect((await questions('disliked'))[0]?.entry).toEqual({ id: kyoto, title: 'Kyoto?' });
  await app.services.database.pool.query('DELETE FROM corpus_entry WHERE tenant_id = $1 AND id = $2', [owner.tenantId, kyoto]);
  expect((await questions('disliked'))[0]?.entry).toEqual({ id: null, title: KYOTO });
});

test('who arranges the bot sees the figures, who reads conversations the questions, and nobody of another business anything', async () => {
  const [agent, editor, supervisor] = await Promise.all(
    (['agent', 'editor', 'supervisor'] as const).map((role) => addColleague(app, owner, role, role)),
  );
  const status = async (token: string | undefined) => {
    const options = { token: token ?? '' };
    const figures = await app.call(analysis.botOutcomes, {}, options);
    const list = await app.call(analysis.botOutcomeQuestions, { list: 'all' }, options);
    return [figures.status, list.status];
  };
  expect(await status(agent?.token)).toEqual([403, 200]);
  expect(await status(editor?.token)).toEqual([403, 403]);
  expect(await status(supervisor?.token)).toEqual([200, 200]);
  const stranger = await app.signUp();
  expect((await outcomes({}, stranger.token)).total).toEqual(NONE);
  expect(await questions('all', stranger.token)).toEqual([]);
});

test('the next week has nothing to say of it', async () => {
  now += 8 * DAY;
  expect((await outcomes()).total).toEqual(NONE);
  const refused = await app.call(analysis.botOutcomeQuestions, { list: 'all', cursor: 'x' }, { token: owner.token });
  expect(refused.status).toBe(400);
});
