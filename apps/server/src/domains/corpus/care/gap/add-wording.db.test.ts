import { corpus, gaps, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tendCorpus } from '#/domains/corpus/care/tend-corpus.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';

let app: TestApp;
let now = Date.now();
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());

test('one click lets the nearest entry answer a gap, and the next visitor who asks so is answered', async () => {
  const owner = await app.signUp();
  const as = { token: owner.token };
  const { data: entry } = await app.call(corpus.create, { question: 'Do you repair tents?', answer: 'In a week.', locale: 'en-US' }, as);
  const ask = async (text: string) => {
    const { data } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
    const sent = { conversation_id: data.conversation_id, client_msg_id: randomUUID(), text };
    await app.call(visitor.messages, sent, { token: data.token });
    await app.services.botRunner.idle();
    const { data: thread } = await app.call(visitor.sync, { conversation_id: data.conversation_id }, { token: data.token });
    return thread.items.at(-1);
  };
  const QUESTIONS = ['the tents of my uncle leak at night, any hope', 'leaky tents, any hope'];
  for (const question of QUESTIONS) expect((await ask(question))?.body).not.toContain('In a week.');
  // Something was offered to each of them, and they have time to choose it.
  const lookAgain = async (ms: number) => {
    now += ms;
    await tendCorpus(app.services);
    return (await app.call(gaps.list, {}, as)).data.items;
  };
  expect(await lookAgain(60_000)).toEqual([]);
  const [gap] = await lookAgain(600_000);
  expect(gap).toMatchObject({ status: 'open', nearest: { id: entry.id } });

  const id = gap?.id ?? '';
  const { data: added } = await app.call(gaps.addWording, { id }, as);
  expect(added.gap).toMatchObject({ status: 'answered', entry: { id: entry.id } });
  expect(added.entry.wordings).toEqual(expect.arrayContaining([gap?.question]));
  expect((await ask(gap?.question ?? ''))?.body).toContain('In a week.');
  // Pressed twice, it adds nothing.
  expect((await app.call(gaps.addWording, { id }, as)).data.entry.wordings).toEqual(added.entry.wordings);
  const stranger = await app.signUp();
  expect((await app.call(gaps.addWording, { id }, { token: stranger.token })).code).not.toBe(1);
});
