import { corpus, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { inTenant } from '#/database/transaction.ts';
import { createCorpusIndexes } from './corpus-indexes.ts';
import type { PassageDraft, PassageOrigin } from './passage/passage-draft.ts';
import { removePassages, replacePassages } from './replace-passages.ts';

let app: TestApp;
let owner: SignedUp;
const page: PassageOrigin = { kind: 'source', id: randomUUID() };

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signUp();
});

const SAUNA: PassageDraft = {
  title: 'Our house',
  heading: 'Sauna',
  body: 'The sauna on the roof opens at six in the evening.',
  locale: 'en-US',
  address: 'https://hotel.example/house',
};
const BIKES: PassageDraft = { title: 'Our house', heading: 'Bicycles', body: 'Bicycles stand in the cellar.', locale: 'en-US' };

const write = (...drafts: PassageDraft[]) =>
  inTenant(app.services.database, owner.tenantId, (scope) => replacePassages(scope, page, drafts));
const ask = async (question: string, indexes = app.services.corpusIndexes) =>
  (await indexes.ask(owner.tenantId, question, { limit: 5, floor: 0.5 })).hits.map(({ ownWords }) => ownWords);

describe('a passage', () => {
  test('is found by the very next question, and by no question after it was taken away, whichever process is asked', async () => {
    const elsewhere = createCorpusIndexes(app.services.database);
    expect(await ask('When does the sauna open?')).toEqual([]);
    expect(await write(SAUNA, BIKES)).toEqual({ added: 2, removed: 0, kept: 0 });
    expect((await ask('When does the sauna open?'))[0]).toBe(SAUNA.body);
    expect((await ask('When does the sauna open?', elsewhere))[0]).toBe(SAUNA.body);
    await inTenant(app.services.database, owner.tenantId, (scope) => removePassages(scope, page));
    expect(await ask('When does the sauna open?')).toEqual([]);
    expect(await ask('When does the sauna open?', elsewhere)).toEqual([]);
  });

  test('stays as it is where its text is written anew without a change, wherever it moved to', async () => {
    await write(SAUNA, BIKES);
    const found = async () => (await app.services.corpusIndexes.ask(owner.tenantId, 'sauna', { limit: 1, floor: 0 })).hits[0]?.id;
    const before = await found();
    expect(await write(BIKES, SAUNA)).toEqual({ added: 0, removed: 0, kept: 2 });
    expect(await found()).toBe(before);
    expect(await write({ ...BIKES, body: 'Bicycles stand in the yard.' }, SAUNA)).toEqual({ added: 1, removed: 1, kept: 1 });
    expect((await ask('Where do bicycles stand?'))[0]).toBe('Bicycles stand in the yard.');
  });

  test('keeps what stands twice in a text', async () => {
    expect(await write(BIKES, BIKES)).toEqual({ added: 2, removed: 0, kept: 0 });
    expect(await write(BIKES, BIKES)).toEqual({ added: 0, removed: 0, kept: 2 });
    expect(await write(BIKES)).toEqual({ added: 0, removed: 1, kept: 1 });
  });

  test('belongs to its origin and its tenant alone', async () => {
    await write(SAUNA);
    const article: PassageOrigin = { kind: 'article', id: page.id };
    await inTenant(app.services.database, owner.tenantId, (scope) => removePassages(scope, article));
    expect(await ask('sauna')).toHaveLength(1);
    const stranger = await app.signUp();
    await inTenant(app.services.database, stranger.tenantId, (scope) => removePassages(scope, page));
    expect(await ask('sauna')).toHaveLength(1);
    expect((await app.services.corpusIndexes.ask(stranger.tenantId, 'sauna', { limit: 5, floor: 0 })).hits).toEqual([]);
  });

  test('answers a visitor, who learns where all of it can be read', async () => {
    await write(SAUNA, BIKES);
    const { data: session } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
    const { token, conversation_id } = session;
    await app.call(visitor.messages, { conversation_id, client_msg_id: randomUUID(), text: 'When does the sauna open?' }, { token });
    await app.services.botRunner.idle();
    const { data: thread } = await app.call(visitor.sync, { conversation_id, after_seq: 0 }, { token });
    expect(thread.items.find(({ author_kind: author, answer_kind: kind }) => author === 'bot' && kind === 'exact')).toMatchObject({
      body: SAUNA.body,
      sources: [{ entry_id: null, passage_id: expect.any(String), title: 'Our house › Sauna', address: SAUNA.address }],
    });
  });

  test('shows in what the corpus would answer, with its address and without an entry', async () => {
    await write(SAUNA);
    const { data } = await app.call(corpus.ask, { question: 'When does the sauna open?' }, { token: owner.token });
    expect(data.items[0]).toMatchObject({ entry_id: null, question: 'Our house › Sauna', address: SAUNA.address, used: true });
  });
});
