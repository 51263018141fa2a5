import { corpus, gaps, glossary, visitor, type Locale } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEmbeddingServer, type EmbeddingServer } from '#test/embedding-server.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { tendCorpus } from '#/domains/corpus/care/tend-corpus.ts';

let model: EmbeddingServer;
let app: TestApp;
let mina: SignedUp;
let now = Date.now();

/** The recurring job, after what just ended has settled. */
const tend = async () => {
  now += 5_000;
  await tendCorpus(app.services);
};
const asMina = () => ({ token: mina.token });
const open = async () => (await app.call(gaps.list, {}, asMina())).data.items;
const languages = (gap: Awaited<ReturnType<typeof open>>[number] | undefined) =>
  Object.fromEntries((gap?.locales ?? []).map(({ locale, count }) => [locale, count]));

async function ask(locale: Locale, text: string) {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale });
  const { token, conversation_id: id } = data;
  await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text }, { token });
  await app.services.botRunner.idle();
}
const createEntry = (locale: Locale, question: string, answer: string, more: object = {}) =>
  app.call(corpus.create, { question, answer, locale, ...more }, asMina());

describe('with an embedding model', () => {
  beforeAll(async () => {
    model = await openEmbeddingServer();
    app = await openTestApp({ config: { embedding: { url: model.url, key: 'key', name: 'small' } }, now: () => now });
  });
  afterAll(async () => {
    await app.close();
    await model.close();
  });
  beforeEach(async () => {
    model.reply = 'vectors';
    now += 3_600_000;
    mina = await app.signUp({ name: 'Mina' });
  });

  test('one question in four languages is one gap with its counts by language', async () => {
    await ask('en-US', 'When do I get a refund?');
    await ask('zh-CN', '退款 什么时候');
    await ask('zh-HK', '退款 幾時');
    await ask('ja-JP', '返金はいつですか');
    await ask('ja-JP', '駐車場はありますか');
    await tend();
    const [first, second, ...others] = await open();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ asked_count: 4 });
    expect(languages(first)).toEqual({ 'en-US': 1, 'zh-CN': 1, 'zh-HK': 1, 'ja-JP': 1 });
    expect(first?.samples.map(({ bond }) => bond).toSorted()).toEqual(['first', 'meaning', 'meaning', 'meaning']);
    expect(languages(second)).toEqual({ 'ja-JP': 1 });
  });

  test('what the model could not look at is looked at when it is back', async () => {
    model.reply = { status: 500 };
    await ask('en-US', 'When do I get a refund?');
    await ask('ja-JP', '返金はいつですか');
    await tend();
    expect(await open()).toHaveLength(2);
    model.reply = 'vectors';
    await tend();
    expect((await open()).map(languages)).toEqual([{ 'en-US': 1, 'ja-JP': 1 }]);
  });

  test('two that somebody took apart stay apart, and later questions go to the one that they are like', async () => {
    await ask('en-US', 'When do I get a refund?');
    await ask('ja-JP', '返金はいつですか');
    await tend();
    const [one] = await open();
    const { data } = await app.call(gaps.split, { id: one?.id ?? '', questions: ['返金はいつですか'] }, asMina());
    expect(languages(data.kept)).toEqual({ 'en-US': 1 });
    expect(data.taken).toMatchObject({ question: '返金はいつですか', asked_count: 1, samples: [{ bond: 'hand' }] });
    await ask('ja-JP', '返金はいつですか');
    await ask('en-US', 'When do I get a refund?');
    await tend();
    await tend();
    expect((await open()).map(languages)).toEqual(expect.arrayContaining([{ 'en-US': 2 }, { 'ja-JP': 2 }]));
  });
});

describe('without a model', () => {
  beforeAll(async () => {
    app = await openTestApp({ now: () => now });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    now += 3_600_000;
    mina = await app.signUp({ name: 'Mina' });
  });

  test('questions are one by the words of the glossary, and by names; the gap says by which', async () => {
    await ask('en-US', 'Do you repair tents?');
    await ask('ja-JP', 'テントの修理');
    await ask('en-US', 'Can I use the Garmin inReach?');
    await ask('zh-CN', '可以用Garmin inReach吗');
    await tend();
    expect((await open()).map(languages)).toEqual(expect.arrayContaining([{ 'en-US': 1, 'zh-CN': 1 }, { 'en-US': 1 }, { 'ja-JP': 1 }]));
    await app.call(glossary.create, { source: 'tents', keep: false, texts: { 'ja-JP': 'テント' } }, asMina());
    await app.call(glossary.create, { source: 'repair', keep: false, texts: { 'ja-JP': '修理' } }, asMina());
    await tend();
    const found = await open();
    expect(found.map(languages)).toEqual(
      expect.arrayContaining([
        { 'en-US': 1, 'ja-JP': 1 },
        { 'en-US': 1, 'zh-CN': 1 },
      ]),
    );
    const tents = found.find(({ samples }) => samples.some(({ locale }) => locale === 'ja-JP'));
    expect(tents?.samples.find(({ bond }) => bond === 'words')?.shared).toEqual(
      expect.arrayContaining([expect.stringContaining('テント')]),
    );
  });

  test('a wording and the one of its linked translation mean the same', async () => {
    const { data: entry } = await createEntry('en-US', 'Where is the pier?', 'Behind the house.', { wordings: ['kayak'], status: 'draft' });
    await createEntry('ja-JP', '桟橋はどこですか', '家の裏です。', { wordings: ['カヤック'], translation_of: entry.id, status: 'draft' });
    await ask('en-US', 'Do you have a kayak?');
    await ask('ja-JP', 'カヤックありますか');
    await tend();
    expect((await open()).map(languages)).toEqual([{ 'en-US': 1, 'ja-JP': 1 }]);
  });

  test('it closes when the corpus answers it in every language, and tells in which it does', async () => {
    await ask('en-US', 'Can I use the Garmin inReach?');
    await ask('ja-JP', 'Garmin inReachは使えますか');
    await tend();
    const [one] = await open();
    await createEntry('en-US', 'Can I use the Garmin inReach?', 'Yes.', { gap_id: one?.id });
    const stored = (await app.call(gaps.get, { id: one?.id ?? '' }, asMina())).data;
    expect(stored.locales.find(({ locale }) => locale === 'en-US')?.answered).toBe(true);
    await createEntry('ja-JP', 'Garmin inReachは使えますか', 'はい。', { gap_id: one?.id });
    expect(await open()).toEqual([]);
  });

  test('gaps merged by hand are one for good, and what asks like either goes there', async () => {
    await ask('en-US', 'Where do I park my car?');
    await ask('ja-JP', '駐車場はありますか');
    await tend();
    const [left, right] = await open();
    const { data } = await app.call(gaps.merge, { id: left?.id ?? '', ids: [right?.id ?? ''] }, asMina());
    expect(languages(data)).toEqual({ 'en-US': 1, 'ja-JP': 1 });
    expect(data.samples.map(({ bond }) => bond).toSorted()).toEqual(['first', 'hand']);
    await ask('ja-JP', '駐車場はありますか');
    await tend();
    expect((await open()).map(languages)).toEqual([{ 'en-US': 1, 'ja-JP': 2 }]);
    const filtered = await app.call(gaps.list, { locale: 'ja-JP' }, asMina());
    expect(filtered.data.total).toBe(1);
  });

  test('of a gap at least one way of asking stays, and one is taken', async () => {
    await ask('en-US', 'Where do I park my car?');
    await tend();
    const [one] = await open();
    const split = (question: string) => app.call(gaps.split, { id: one?.id ?? '', questions: [question] }, asMina());
    expect(await split('Where do I park my car?')).toMatchObject({ code: 10_001 });
    expect(await split('Something else')).toMatchObject({ code: 10_001 });
    expect(await app.call(gaps.merge, { id: one?.id ?? '', ids: [randomUUID()] }, asMina())).toMatchObject({ code: 10_004 });
  });
});
