import { aiAccess, corpora, type AiAccessView, type OwnModelDraft } from '@lobby/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEmbeddingServer, type EmbeddingServer } from '#test/embedding-server.ts';
import { openModelServer, type ModelServer } from '#test/model-server.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { inTenant } from '#/database/transaction.ts';
import { addEntries } from '#/domains/corpus/add-entries.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';

const MAX = 3;
const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;
const START = Date.UTC(2026, 5, 10);

let app: TestApp;
let own: EmbeddingServer;
let platform: EmbeddingServer;
let chat: ModelServer;
let mina: SignedUp;
let now = START;

beforeAll(async () => {
  own = await openEmbeddingServer();
  platform = await openEmbeddingServer();
  chat = await openModelServer(() => 'Ready.');
  app = await openTestApp({
    config: { callsPrivateAddresses: true, embedding: { url: platform.url, key: 'platform', name: 'shared' } },
    now: () => now,
  });
});
afterAll(async () => {
  await app.close();
  await Promise.all([own.close(), platform.close(), chat.close()]);
});
beforeEach(async () => {
  now += HOUR_MS;
  own.reply = 'vectors';
  mina = await app.signUp();
  await inTenant(app.services.database, mina.tenantId, async (scope) => {
    await grantPlan(scope, MAX, now, now + YEAR_MS);
    await addEntries(
      scope,
      [
        { question: 'When is a refund paid?', answer: 'Within a week.' },
        { question: 'Where is the sauna?', answer: 'On the roof. Ask mina.tan@kumo.example.' },
      ].map((entry) => ({ ...entry, wordings: [], locale: 'en-US' as const, status: 'published' as const })),
      'Lobby',
    );
  });
  await tend();
  own.asked.length = 0;
  platform.asked.length = 0;
});

const as = () => ({ token: mina.token });
const save = async (change: Partial<OwnModelDraft> = {}, version = 0): Promise<AiAccessView> => {
  const draft = {
    name: 'Ours',
    base_url: own.url,
    key: 'sk-secret',
    chat_model: 'large',
    embedding_model: 'vectors',
    temperature: 0.2,
    max_tokens: null,
    on: true,
    falls_back: true,
    monthly_tokens: null,
  };
  const saved = await app.call(aiAccess.saveModel, { ...draft, ...change, version }, as());
  now += HOUR_MS;
  return saved.data;
};
const look = async () => (await app.call(aiAccess.get, {}, as())).data.model;
const shown = async () => (await app.call(corpora.list, {}, as())).data.vectors;
const tend = async () => {
  now += HOUR_MS;
  await app.services.meaning.tend();
};
const best = async (question: string) =>
  (await app.services.corpusIndexes.ask(mina.tenantId, question, { limit: 3, floor: 0.6 })).hits.find(({ used }) => used);

describe('an embedding model of one’s own', () => {
  test('reads everything anew in the background, with its progress shown, and finds answers by their meaning', async () => {
    expect(await shown()).toEqual({ done: 2, total: 2 });
    await save();
    expect(await shown()).toEqual({ done: 0, total: 2 });
    expect((await look())?.embedding).toMatchObject({ done: 0, total: 2, fault: null });
    await tend();
    expect((await look())?.embedding).toMatchObject({ done: 2, total: 2, fault: null });
    const platformAsked = platform.asked.length;
    expect((await best('any reimbursement'))?.answer).toBe('Within a week.');
    expect(own.asked.flat()).toContain('any reimbursement');
    expect(platform.asked).toHaveLength(platformAsked);
  });

  test('is one by its address and its name: each of both has everything read anew', async () => {
    const { model } = await save();
    await tend();
    await save({ embedding_model: 'others' }, model?.version);
    expect(await shown()).toEqual({ done: 0, total: 2 });
    await tend();
    await save({ on: false, embedding_model: 'others' }, (await look())?.version);
    expect(await shown()).toEqual({ done: 0, total: 2 });
    await tend();
    expect(await shown()).toEqual({ done: 2, total: 2 });
    expect((await best('any reimbursement'))?.answer).toBe('Within a week.');
  });

  test('where it fails the words find what they find, why is shown, and nobody else waits for it', async () => {
    const other = await app.signUp();
    await save();
    own.reply = { status: 401 };
    await tend();
    expect((await look())?.embedding).toMatchObject({ done: 0, total: 2, fault: 'unauthorized' });
    expect((await best('where is the sauna'))?.question).toBe('Where is the sauna?');
    expect((await look())?.status).toBe('untested');
    await inTenant(app.services.database, other.tenantId, (scope) =>
      addEntries(scope, [{ question: 'Are pets welcome?', answer: 'Yes.', wordings: [], locale: 'en-US', status: 'published' }], 'Lobby'),
    );
    await tend();
    expect((await app.call(corpora.list, {}, { token: other.token })).data.vectors).toEqual({ done: 1, total: 1 });
    own.reply = 'vectors';
    await tend();
    expect((await look())?.embedding).toMatchObject({ done: 2, total: 2, fault: null });
  });

  test('its tokens count towards the budget of the month, and beyond it the platform’s takes over', async () => {
    await save({ monthly_tokens: 1_000 });
    await tend();
    expect((await look())?.spent).toBe(1);
    await app.services.database.pool.query('UPDATE ai_spending SET tokens = 1000 WHERE tenant_id = $1', [mina.tenantId]);
    now += HOUR_MS;
    await tend();
    expect(platform.asked.flat().length).toBeGreaterThan(0);
  });

  test('gets no personal data where a business hides it', async () => {
    await app.call(aiAccess.settings, { masks_personal: true }, as());
    await save();
    await tend();
    const sent = own.asked.flat().join(' ');
    expect(sent).toContain('[EMAIL_1]');
    expect(sent).not.toContain('mina.tan@kumo.example');
  });

  test('is tested with the model that answers: how long a vector took, or why there was none', async () => {
    await save();
    expect((await app.call(aiAccess.testModel, {}, as())).data.model?.embedding).toMatchObject({
      fault: null,
      test: { length: 96, latency_ms: expect.any(Number) as number },
    });
    own.reply = { status: 404 };
    expect((await app.call(aiAccess.testModel, {}, as())).data.model?.embedding).toMatchObject({ fault: 'missing', test: null });
  });
});
