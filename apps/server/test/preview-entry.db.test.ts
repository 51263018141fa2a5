import { corpus, gaps, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tendCorpus } from '#/domains/corpus/care/tend-corpus.ts';
import { addColleague } from './add-colleague.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

let app: TestApp;
let owner: SignedUp;
let delivery: { id: string };
let now = Date.now();
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
  owner = await app.signUp();
  const add = async (question: string, answer: string) =>
    (await app.call(corpus.create, { question, answer, locale: 'en-US' }, { token: owner.token })).data;
  delivery = await add('How long does delivery take?', 'Two days.');
  await add('Can I return worn shoes?', 'Within thirty days.');
  for (const text of ['hello', 'How long does delivery take?', QUESTION, QUESTION, 'Is the moon made of cheese? ada@example.com']) {
    const { data: session } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
    const sent = { conversation_id: session.conversation_id, client_msg_id: randomUUID(), text };
    await app.call(visitor.messages, sent, { token: session.token });
    await app.services.botRunner.idle();
  }
});
afterAll(() => app.close());

/** Too far from the entry that answers it. */
const QUESTION = 'the delivery of my uncle never came, any hope';
const WITHOUT = { question: 'How long does delivery take?', answer: 'Two days.', wordings: [] as string[], locale: 'en-US' as const };
const preview = async (wordings: string[], id: string | null = delivery.id) =>
  (await app.call(corpus.previewEntry, { ...WITHOUT, ...(id !== null && { id }), wordings }, { token: owner.token })).data;
const ask = async (question: string) => (await app.call(corpus.ask, { question, locale: 'en-US' }, { token: owner.token })).data;

test('a wording is tried on last week’s questions before it is saved, and leaves no trace', async () => {
  const before = await ask(QUESTION);
  const same = await preview([]);
  // A greeting asks for no knowledge.
  expect(same).toMatchObject({ asked: 4, tried: 4, taken: 0, changed: [] });
  expect(same.after).toEqual(same.before);
  const found = await preview([QUESTION]);
  expect(found.before.answered).toBe(same.before.answered);
  expect(found.after.answered).toBe(same.before.answered + 2);
  // Asked twice, it is one example.
  expect(found.changed).toHaveLength(1);
  expect(found.changed[0]).toMatchObject({ question: QUESTION, locale: 'en-US', after: 'answered' });
  expect(found.before.answered + found.before.offered + found.before.unknown).toBe(4);
  const { took_ms: _took, ...untouched } = await ask(QUESTION);
  expect(untouched).toEqual({ ...before, took_ms: undefined });
  expect(await preview([QUESTION])).toEqual(found);
});

test('an entry that would take a question from another says so, and a new one is tried like any', async () => {
  const { data: other } = await app.call(
    corpus.previewEntry,
    { ...WITHOUT, question: 'How long does delivery take', answer: 'A week.' },
    { token: owner.token },
  );
  expect(other.asked).toBe(4);
  const fresh = await app.call(corpus.previewEntry, { ...WITHOUT, question: QUESTION, answer: 'At noon.' }, { token: owner.token });
  expect(fresh.data.after.answered).toBe(fresh.data.before.answered + 2);
  const shown = await app.call(
    corpus.previewEntry,
    { ...WITHOUT, question: 'Is the moon made of cheese?', answer: 'No.' },
    { token: owner.token },
  );
  expect(shown.data.changed[0]?.after).toBe('answered');
  expect(JSON.stringify(shown.data)).not.toContain('ada@example.com');
});

test('what was promised is what the next visitor gets', async () => {
  // Something may have been offered, and visitors have time to choose it.
  for (const ms of [60_000, 600_000]) {
    now += ms;
    await tendCorpus(app.services);
  }
  const { data: open } = await app.call(gaps.list, {}, { token: owner.token });
  const gap = open.items.find(({ question }) => question === QUESTION);
  expect(gap?.nearest?.id).toBe(delivery.id);
  const { data: added } = await app.call(gaps.addWording, { id: gap?.id ?? '' }, { token: owner.token });
  const promised = added.preview;
  expect(promised?.after.answered).toBe((promised?.before.answered ?? 0) + 2);
  const answered = await ask(QUESTION);
  expect([answered.outcome, answered.items[0]?.entry_id]).toEqual(['answer', delivery.id]);
  expect((await preview([QUESTION])).before).toEqual(promised?.after);
  // Pressed twice, it adds nothing and promises nothing.
  expect((await app.call(gaps.addWording, { id: gap?.id ?? '' }, { token: owner.token })).data.preview).toBeNull();
});

test('only who may write entries, of the own business, and of an entry that is there', async () => {
  const agent = await addColleague(app, owner, 'Ivo', 'agent');
  expect((await app.call(corpus.previewEntry, WITHOUT, { token: agent.token })).status).toBe(403);
  const stranger = await app.signUp();
  expect((await app.call(corpus.previewEntry, { ...WITHOUT, id: delivery.id }, { token: stranger.token })).status).toBe(404);
  expect((await app.call(corpus.previewEntry, WITHOUT, { token: stranger.token })).data).toMatchObject({ asked: 0, tried: 0 });
});
