import { corpora, corpus, corpusBulk } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEmbeddingServer, type EmbeddingReply, type EmbeddingServer } from '#test/embedding-server.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { inTenant } from '#/database/transaction.ts';
import { addEntries } from '#/domains/corpus/add-entries.ts';
import { createMeaning } from './meaning.ts';
import { openEmbedder } from '#/outside/embedder.ts';
import { pino } from 'pino';

let model: EmbeddingServer;
let app: TestApp;
let owner: SignedUp;
let now = Date.now();
/** Longer than any pause after failures, in milliseconds. */
const LONG = 3_600_000;

beforeAll(async () => {
  model = await openEmbeddingServer();
  app = await openTestApp({ config: { embedding: { url: model.url, key: 'key', name: 'small' } }, now: () => now });
});
afterAll(async () => {
  await app.close();
  await model.close();
});
beforeEach(async () => {
  now += LONG;
  model.reply = 'vectors';
  owner = await app.signUp();
  await app.services.meaning.tend();
  model.asked.length = 0;
});

const ENTRIES = [
  ['When is a refund paid?', 'Within a week.'],
  ['Where is the sauna?', 'On the roof.'],
  ['Is the garage open at night?', 'Always.'],
  ['Who repairs bicycles?', 'Nobody.'],
] as const;
const add = () =>
  inTenant(app.services.database, owner.tenantId, (scope) =>
    addEntries(
      scope,
      ENTRIES.map(([question, answer]) => ({ question, answer, wordings: [], locale: 'en-US' as const, status: 'published' as const })),
      'Lobby',
    ),
  );
const best = async (question: string) =>
  (await app.services.corpusIndexes.ask(owner.tenantId, question, { limit: 3, floor: 0.6 })).hits.find(({ used }) => used);
const progress = async () => (await app.call(corpora.list, {}, { token: owner.token })).data.vectors;
const tend = async () => {
  now += LONG;
  await app.services.meaning.tend();
};

describe('with an embedding model', () => {
  test('an entry is found by its meaning, where no word is shared', async () => {
    await add();
    expect(await best('any velocipedes')).toBeUndefined();
    await tend();
    const hit = await best('any velocipedes');
    expect(hit?.answer).toBe('Nobody.');
    expect(hit?.signals.vector).toBeGreaterThan(0.3);
  });

  test('what the corpus screen shows grows from none to all', async () => {
    await add();
    expect(await progress()).toEqual({ done: 0, total: 4 });
    await tend();
    expect(await progress()).toEqual({ done: 4, total: 4 });
  });

  test('texts are sent once, an edited one again, and one whose text has not changed never', async () => {
    await add();
    await tend();
    expect(model.asked.flat()).toHaveLength(4);
    await tend();
    expect(model.asked.flat()).toHaveLength(4);
    const { data: list } = await app.call(corpus.list, {}, { token: owner.token });
    const sauna = list.items.find(({ question }) => question.includes('sauna'));
    await app.call(corpusBulk.run, { id: randomUUID(), ids: [sauna?.id ?? ''], action: { kind: 'archive' } }, { token: owner.token });
    await app.call(corpusBulk.run, { id: randomUUID(), ids: [sauna?.id ?? ''], action: { kind: 'publish' } }, { token: owner.token });
    await tend();
    expect(model.asked.flat()).toHaveLength(4);
    const { data: entry } = await app.call(corpus.get, { id: sauna?.id ?? '' }, { token: owner.token });
    await app.call(corpus.update, { ...entry, question: 'Where may pets go?' }, { token: owner.token });
    await tend();
    expect(model.asked.flat()).toHaveLength(5);
    expect((await best('an animal'))?.question).toBe('Where may pets go?');
  });

  test('another model gets every text anew', async () => {
    await add();
    await tend();
    const { database } = app.services;
    const embedder = openEmbedder({ url: model.url, key: undefined, name: 'large' });
    const findEmbedder = () => Promise.resolve({ ...embedder, isOwn: false, note: () => Promise.resolve() });
    const larger = createMeaning({ database, config: app.services.config, findEmbedder, now: () => now, log: pino({ level: 'silent' }) });
    expect(await larger.closeTo(owner.tenantId, 'any reimbursement')).toBeUndefined();
    await larger.tend();
    expect(model.asked.flat().filter((text) => text.includes('refund')).length).toBeGreaterThanOrEqual(2);
    expect((await larger.closeTo(owner.tenantId, 'any reimbursement'))?.size).toBe(4);
  });

  test('a business never sees the vectors of another', async () => {
    await add();
    await tend();
    const stranger = await app.signUp();
    expect(await app.services.meaning.closeTo(stranger.tenantId, 'any reimbursement')).toBeUndefined();
  });

  test.each<[string, EmbeddingReply]>([
    ['is silent', 'hangs'],
    ['has no time', { status: 429 }],
    ['is broken', { status: 500 }],
    ['answers nonsense', 'nonsense'],
    ['leaves a text out', 'one too few'],
  ])('where the model %s the words find what they always found, at once from the second question on', async (_, reply) => {
    await add();
    await tend();
    model.reply = reply;
    expect((await best('where is the sauna'))?.answer).toBe('On the roof.');
    const sent = model.asked.length;
    expect((await best('where is the sauna'))?.answer).toBe('On the roof.');
    expect(model.asked).toHaveLength(sent);
    model.reply = 'vectors';
    now += LONG;
    expect((await best('any reimbursement'))?.answer).toBe('Within a week.');
  });

  test('a corpus that could not be embedded is embedded when the pause is over, and not before', async () => {
    await add();
    model.reply = { status: 429 };
    await tend();
    model.reply = 'vectors';
    await app.services.meaning.tend();
    expect(await progress()).toEqual({ done: 0, total: 4 });
    await tend();
    expect(await progress()).toEqual({ done: 4, total: 4 });
  });
});

test('without an embedding model there is nothing to show', async () => {
  const plain = await openTestApp();
  const someone = await plain.signUp();
  expect((await plain.call(corpora.list, {}, { token: someone.token })).data.vectors).toBeNull();
  await plain.close();
});
