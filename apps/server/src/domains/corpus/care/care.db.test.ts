import {
  conflicts,
  conversations,
  corpus,
  gaps,
  messages,
  suggestions,
  visitor,
  type CorpusEntry,
  type RequestInput,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { tendCorpus } from './tend-corpus.ts';

let app: TestApp;
let mina: SignedUp;
let now = Date.now();

beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  mina = await app.signUp({ name: 'Mina' });
});

const asMina = () => ({ token: mina.token });
const create = async (question: string, answer: string, more: Partial<RequestInput<typeof corpus.create>> = {}): Promise<CorpusEntry> =>
  (await app.call(corpus.create, { question, answer, locale: 'en-US', ...more }, asMina())).data;
const stored = async (id: string) => (await app.call(corpus.get, { id }, asMina())).data;
const openGaps = async () => (await app.call(gaps.list, {}, asMina())).data.items;
/** The recurring job, after what just ended has settled. */
const tend = async () => {
  now += 5_000;
  await tendCorpus(app.services);
};

async function chat() {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' });
  const options = { token: data.token };
  const id = data.conversation_id;
  return {
    id,
    async say(text: string) {
      await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text }, options);
      await app.services.botRunner.idle();
    },
    last: async () =>
      (await app.call(visitor.sync, { conversation_id: id }, options)).data.items.findLast(({ author_kind: author }) => author === 'bot'),
    dislike: (seq: number) => app.call(visitor.feedback, { conversation_id: id, seq, verdict: 'down' }, options),
  };
}

describe('a gap', () => {
  test('gathers ways of asking one thing, is answered by an entry, and closes by itself', async () => {
    const one = await chat();
    await one.say('Do you repair tents?');
    const two = await chat();
    await two.say('do you repair tents please');
    await (await chat()).say('Which bus goes to the shop?');
    await tend();
    const [tents, bus] = await openGaps();
    expect(tents).toMatchObject({ kind: 'unanswered', question: 'Do you repair tents?', asked_count: 2 });
    expect(tents?.samples.map((sample) => sample.conversation_id).toSorted()).toEqual([one.id, two.id].toSorted());
    expect(bus).toMatchObject({ asked_count: 1 });

    const entry = await create('Do you repair tents?', 'Yes, in a week.', { gap_id: tents?.id });
    expect((await app.call(gaps.get, { id: tents?.id ?? '' }, asMina())).data).toMatchObject({
      status: 'answered',
      settled_by: null,
      entry: { id: entry.id },
    });
    await create('Which bus goes to the shop?', 'Number 12.');
    await tend();
    expect(await openGaps()).toEqual([]);
  });

  test('that is ignored stays so and goes on counting; one missed again after its answer is open again', async () => {
    await (await chat()).say('Do you sell kayaks?');
    await tend();
    const id = (await openGaps())[0]?.id ?? '';
    await app.call(gaps.settle, { id, status: 'ignored' }, asMina());
    await (await chat()).say('do you sell kayaks');
    await tend();
    expect((await app.call(gaps.get, { id }, asMina())).data).toMatchObject({ status: 'ignored', settled_by: 'Mina', asked_count: 2 });
  });

  test('is made of an answer that did not help, and closes when its entry was changed', async () => {
    const entry = await create('Do you repair tents?', 'Perhaps.');
    const visit = await chat();
    await visit.say('Do you repair tents?');
    await visit.dislike((await visit.last())?.seq ?? 0);
    await tend();
    expect(await openGaps()).toMatchObject([{ kind: 'disliked', nearest: { id: entry.id }, asked_count: 1 }]);
    await app.call(corpus.update, { ...(await stored(entry.id)), answer: 'Yes, in a week.' }, asMina());
    await tend();
    expect(await openGaps()).toEqual([]);
  });
});

describe('a suggestion', () => {
  async function helped(question: string, answer: string) {
    const { id, say } = await chat();
    await say(question);
    await app.call(conversations.takeover, { id }, asMina());
    await app.call(messages.send, { id, client_msg_id: randomUUID(), text: answer }, asMina());
    await app.call(conversations.resolve, { id }, asMina());
    await tend();
    return (await app.call(suggestions.list, {}, asMina())).data.items;
  }

  test('is what a person answered where the bot could not, without greetings and without what is personal', async () => {
    const [made] = await helped(
      'Do you repair tents for order no. 20261121?',
      'Hi Ada, we repair every tent. Write to ada@example.com with a photo.',
    );
    expect(made).toMatchObject({
      kind: 'new',
      question: 'Do you repair tents for order no. [order number]?',
      answer: 'We repair every tent. Write to [email] with a photo.',
      status: 'pending',
    });
    const entry = await create('Do you repair tents?', made?.answer ?? '', { suggestion_id: made?.id });
    expect((await app.call(suggestions.get, { id: made?.id ?? '' }, asMina())).data).toMatchObject({
      status: 'approved',
      reviewed_by: 'Mina',
    });
    expect(await app.call(suggestions.reject, { id: made?.id ?? '', reason: 'Late' }, asMina())).toMatchObject({ code: 40007 });
    expect(entry.status).toBe('published');
  });

  test('is a change of an entry that asks the same, and none at all where an entry says the same', async () => {
    const entry = await create('Do you repair tents for climbing?', 'We do not know.', { status: 'draft' });
    const { say, id } = await chat();
    await say('Do you repair tents for climbing?');
    await app.call(corpus.update, { ...(await stored(entry.id)), status: 'published' }, asMina());
    await app.call(conversations.takeover, { id }, asMina());
    await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'We repair every climbing tent within a week.' }, asMina());
    await app.call(conversations.resolve, { id }, asMina());
    await tend();
    expect((await app.call(suggestions.list, {}, asMina())).data.items).toMatchObject([{ kind: 'edit', similar: { id: entry.id } }]);
    await create('Where is your shop exactly?', 'At 5 Harbour Road, beside the pier.', { status: 'archived' });
    expect(await helped('Do you repair tents for climbing?', 'We repair every climbing tent within a week.')).toHaveLength(1);
  });

  test('that is rejected keeps the reason', async () => {
    const [made] = await helped('Do you rent out bicycles?', 'We rent bicycles by the day.');
    const { data } = await app.call(suggestions.reject, { id: made?.id ?? '', reason: 'Only in summer' }, asMina());
    expect(data).toMatchObject({ status: 'rejected', reason: 'Only in summer', reviewed_by: 'Mina' });
  });
});

describe('two entries that disagree', () => {
  const pair = async () => {
    const left = await create('How many days do I have to return shoes?', 'You have 30 days.');
    const right = await create('How many days do I have to return the shoes?', 'You have 14 days.');
    return { left, right };
  };
  const found = async () => (await app.call(conflicts.list, {}, asMina())).data.items;

  test('are found when one is saved, and one of them is kept', async () => {
    const { left, right } = await pair();
    const [conflict] = await found();
    expect(conflict).toMatchObject({
      kind: 'number',
      facts: { left: ['30 day'], right: ['14 day'] },
      left: { id: left.id },
      right: { id: right.id },
    });
    expect((await app.call(conflicts.settle, { left_id: left.id, right_id: right.id, keep: 'right' }, asMina())).data).toEqual({
      archived: left.id,
    });
    expect((await stored(left.id)).status).toBe('archived');
    expect(await found()).toEqual([]);
  });

  test('are forgotten when somebody says that they do not, until one of them changes', async () => {
    const { left, right } = await pair();
    await app.call(conflicts.settle, { left_id: left.id, right_id: right.id, keep: 'both' }, asMina());
    await tend();
    expect(await found()).toEqual([]);
    await app.call(corpus.update, { ...(await stored(right.id)), answer: 'You have 21 days.' }, asMina());
    expect(await found()).toMatchObject([{ facts: { right: ['21 day'] } }]);
  });

  test('are found by the job after an import', async () => {
    const file = {
      name: 'a.csv',
      bytes: Buffer.from(
        'question,answer,locale\nHow much is the postage to Japan?,It is $5.,en\nhow much is postage to japan,It is $9.,en\n',
      ),
    };
    await app.call(corpus.import, {}, { ...asMina(), file });
    await tend();
    expect(await found()).toMatchObject([{ kind: 'price' }]);
  });
});
