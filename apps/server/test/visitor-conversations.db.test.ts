import { conversations, messages, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { REOPEN_HOURS } from '#/domains/conversation/reopen-window.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

const HOUR = 3_600_000;

let app: TestApp;
let mina: SignedUp;
let now = Date.UTC(2026, 5, 1);
let token: string;
/** The visitor's earlier conversation, and their newer one. */
let earlier: string;
let newer: string;

beforeAll(async () => {
  app = await openTestApp({ now: () => now });
  mina = await app.signUp({ name: 'Mina' });
});
afterAll(() => app.close());
beforeEach(async () => {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' });
  ({ token, conversation_id: earlier } = data);
  await say(earlier, 'About the tent');
  now += 1_000;
  newer = (await begin({ new_conversation: true })).data.conversation_id;
  await say(newer, 'About the stove');
  await app.services.botRunner.idle();
});

const begin = (rest: { new_conversation?: boolean; conversation_id?: string; last_conversation_id?: string } = {}, as = token) =>
  app.call(visitor.session, { tenant: mina.slug, locale: 'en-US', ...rest }, { token: as });
const say = (id: string, text: string, clientMsgId: string = randomUUID()) =>
  app.call(visitor.messages, { conversation_id: id, client_msg_id: clientMsgId, text }, { token });
const answer = (id: string, text: string) => app.call(messages.send, { id, client_msg_id: randomUUID(), text }, { token: mina.token });
const sync = async (id: string) => (await app.call(visitor.sync, { conversation_id: id }, { token })).data;
const list = async () => (await app.call(visitor.conversations, {}, { token })).data.items;
/** Ends a conversation, and lets the time pass in which it goes on. */
async function closeForGood(id: string): Promise<void> {
  await app.call(conversations.resolve, { id }, { token: mina.token });
  now += (REOPEN_HOURS + 1) * HOUR;
}

describe('what a visitor has not seen', () => {
  const unread = async (id: string) => (await list()).find((each) => each.id === id)?.unread;

  test('is counted by conversation, from what others said; reading takes away what was read, and no more', async () => {
    const [tent, stove] = [(await sync(earlier)).last_seq, (await sync(newer)).last_seq];
    await app.call(visitor.read, { conversation_id: earlier, seq: tent }, { token });
    await app.call(visitor.read, { conversation_id: newer, seq: stove }, { token });
    expect([await unread(earlier), await unread(newer)]).toEqual([0, 0]);
    const { seq } = (await answer(earlier, 'It is on its way')).data;
    await answer(earlier, 'It comes tomorrow');
    await say(earlier, 'Thank you');
    expect([await unread(earlier), await unread(newer)]).toEqual([2, 0]);
    await app.call(visitor.read, { conversation_id: earlier, seq }, { token });
    expect([await unread(earlier), await unread(newer)]).toEqual([1, 0]);
    await app.call(visitor.read, { conversation_id: earlier, seq: 1 }, { token });
    expect(await unread(earlier)).toBe(1);
  });
});

describe('a visitor who comes back', () => {
  test('goes on where they were last, not in the conversation that is newest', async () => {
    expect((await begin()).data.conversation_id).toBe(newer);
    expect((await begin({ last_conversation_id: earlier })).data.conversation_id).toBe(earlier);
  });

  test('goes on in their newest where the last one is closed for good, and begins anew where that is, too', async () => {
    await closeForGood(earlier);
    expect((await begin({ last_conversation_id: earlier })).data.conversation_id).toBe(newer);
    await closeForGood(newer);
    const { conversation_id: fresh, last_seq: lastSeq } = (await begin({ last_conversation_id: earlier })).data;
    expect([earlier, newer]).not.toContain(fresh);
    expect(lastSeq).toBe(0);
  });

  test('is not led into what is somebody else’s, or nobody’s', async () => {
    const stranger = (await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' })).data;
    const own = stranger.conversation_id;
    expect((await begin({ last_conversation_id: earlier }, stranger.token)).data.conversation_id).toBe(own);
    expect((await begin({ last_conversation_id: randomUUID() }, stranger.token)).data.conversation_id).toBe(own);
  });
});

describe('a conversation that is closed for good', () => {
  test('takes no message more, however often it is sent, and the same message begins another one', async () => {
    await closeForGood(earlier);
    const { last_seq: before } = await sync(earlier);
    const clientMsgId = randomUUID();
    for (let time = 0; time < 2; time += 1)
      expect(await say(earlier, 'One more thing', clientMsgId)).toMatchObject({ status: 409, data: { reason: 'conversation_closed' } });
    expect((await sync(earlier)).last_seq).toBe(before);
    const { conversation_id: fresh } = (await begin({ new_conversation: true })).data;
    expect((await say(fresh, 'One more thing', clientMsgId)).data).toMatchObject({
      conversation_id: fresh,
      seq: 1,
      body: 'One more thing',
    });
  });

  test('answers a message that it took in time as it did then, also when it is sent again later', async () => {
    const clientMsgId = randomUUID();
    const { seq } = (await say(earlier, 'In time', clientMsgId)).data;
    await app.services.botRunner.idle();
    await closeForGood(earlier);
    expect(await say(earlier, 'In time', clientMsgId)).toMatchObject({ status: 200, data: { seq, body: 'In time' } });
  });

  test('is still read by its visitor, who may go back to it; a moment before it takes a message and goes on', async () => {
    await closeForGood(earlier);
    expect((await begin({ conversation_id: earlier })).data).toMatchObject({ conversation_id: earlier, state: { status: 'resolved' } });
    expect((await sync(earlier)).items.map(({ body }) => body)).toContain('About the tent');
    await app.call(conversations.resolve, { id: newer }, { token: mina.token });
    now += REOPEN_HOURS * HOUR;
    expect((await say(newer, 'In time')).status).toBe(200);
    expect((await sync(newer)).state.status).not.toBe('resolved');
  });
});
