import { conversations, messages } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ThreadStream } from '#/database/pglite/pglite-thread.ts';
import { NO_LIMITS } from './no-limits.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { startChat } from './start-chats.ts';

let app: TestApp;
let mina: SignedUp;
let chat: Awaited<ReturnType<typeof startChat>>;

beforeAll(async () => {
  app = await openTestApp({ config: { rates: NO_LIMITS } });
});
afterAll(() => app.close());
beforeEach(async () => {
  mina = await app.signUp({ name: 'Mina' });
  chat = await startChat(app, mina, 'Is it waterproof?');
  await app.call(conversations.takeover, { id: chat.id }, { token: mina.token });
  await settle();
});
afterEach(() => vi.restoreAllMocks());

async function settle(): Promise<void> {
  await app.services.botRunner.idle();
  await app.services.eventRelay.idle();
  await app.services.notifier.idle();
}
/** The statements of some work, by what they are called or say, and those that opened its transactions. */
async function statementsOf(work: () => Promise<unknown>): Promise<{ said: string[]; opened: string[] }> {
  const query = vi.spyOn(Client.prototype, 'query');
  const opening = vi.spyOn(ThreadStream.prototype, 'openWithNext');
  await work();
  await settle();
  const said = query.mock.calls.map(([asked]) => {
    const given = asked as unknown as string | { name?: string; text: string };
    return typeof given === 'string' ? given : (given.name ?? given.text);
  });
  return { said, opened: opening.mock.calls.map(([statements]) => statements) };
}

test('people are told of messages with the plans that those who write them go by', async () => {
  const { said, opened } = await statementsOf(() => chat.say('Hello?'));
  expect(said).toContain('insert_notifications');
  expect(opened.length).toBeGreaterThan(1);
  expect(opened.filter((statements) => statements.includes('DISCARD'))).toEqual([]);
});

test('what visitors say is handed on without a look at where it might be delivered, and what they are told with one', async () => {
  const looks = (said: string[]) => said.filter((statement) => statement === 'insert_channel_deliveries').length;
  const words = await statementsOf(() => chat.say('Hello?'));
  expect(words.said).toContain('take_events');
  expect(looks(words.said)).toBe(0);
  const reply = { id: chat.id, client_msg_id: randomUUID(), text: 'It is.' };
  const answer = await statementsOf(() => app.call(messages.send, reply, { token: mina.token }));
  expect(looks(answer.said)).toBe(1);
});

test('what colleagues and the bot say is handed on without a look at whom it may concern', async () => {
  const reply = { id: chat.id, client_msg_id: randomUUID(), text: 'It is.' };
  const { said } = await statementsOf(() => app.call(messages.send, reply, { token: mina.token }));
  expect(said).toContain('take_events');
  expect(said.filter((statement) => /find_recipients|FROM tenant_member m JOIN app_user/.test(statement))).toEqual([]);
});

test('an event is written in a statement that there is anyway, and a burst of them costs no statement each', async () => {
  const words = (count: number) => () => Promise.all(Array.from({ length: count }, (_, index) => chat.say(`Word ${index}`)));
  const { said } = await statementsOf(words(1));
  expect(said).not.toContain('publish_events');
  const relayed = (statements: readonly string[]) => statements.filter((name) => name === 'find_messages').length;
  const burst = await statementsOf(words(20));
  expect(relayed(burst.said)).toBeLessThanOrEqual(2 * relayed(said));
});
