import { conversations, messages, TYPING_TTL_MS, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openRedis } from '#/outside/redis.ts';
import { createLocalTypists, createSharedTypists } from '#/outside/typists.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { PATIENCE } from './patience.ts';
import { openRedisServer } from './redis-server.ts';
import { startChat, type StartedChat } from './start-chats.ts';

let app: TestApp;
let mina: SignedUp;
let chat: StartedChat;
let now = Date.now();

beforeAll(async () => {
  app = await openTestApp({ now: () => now });
  mina = await app.signUp({ name: 'Mina' });
  chat = await startChat(app, mina, 'Is somebody there?');
  await app.call(conversations.takeover, { id: chat.id }, { token: mina.token });
});
afterAll(() => app.close());

const look = (token: string, typing = true) =>
  app.call(visitor.sync, { conversation_id: chat.id, ...(typing && { typing: 'true' }) }, { token });
const type = () => app.call(conversations.typing, { id: chat.id }, { token: mina.token });

describe('whoever reads without a socket', () => {
  test('is told who is typing, as long as they are, where they ask', async () => {
    expect((await look(chat.token)).data.typing).toBeNull();
    await type();
    expect((await look(chat.token)).data.typing).toBe('Mina');
    expect((await look(chat.token, false)).data).not.toHaveProperty('typing');
    now += TYPING_TTL_MS;
    expect((await look(chat.token)).data.typing).toBeNull();
  });

  test('is told no more once it was sent', async () => {
    await type();
    await app.call(messages.send, { id: chat.id, client_msg_id: randomUUID(), text: 'I am.' }, { token: mina.token });
    expect((await look(chat.token)).data.typing).toBeNull();
  });

  test('is told nothing of somebody else’s conversation', async () => {
    const other = await startChat(app, mina, 'Hello');
    await type();
    expect((await look(other.token)).status).toBe(404);
  });
});

test('one process forgets the oldest of very many', async () => {
  const typists = createLocalTypists(() => now);
  for (let no = 0; no <= 10_000; no += 1) typists.note(String(no), 'Mina');
  expect([await typists.find('0'), await typists.find('1')]).toEqual([null, 'Mina']);
});

test('several processes know of each other, and go on without Redis', async () => {
  const redis = await openRedisServer();
  const log = pino({ level: 'silent' });
  const [here, there] = [openRedis(redis.url, log), openRedis(redis.url, log)];
  const [ours, theirs] = [createSharedTypists(here, log), createSharedTypists(there, log)];
  await vi.waitFor(async () => {
    ours.note('one', 'Mina');
    expect(await theirs.find('one')).toBe('Mina');
  }, PATIENCE);
  expect(await here.pttl('lobby:typing:one')).toBeLessThanOrEqual(TYPING_TTL_MS);
  theirs.sent('one');
  await vi.waitFor(async () => expect(await ours.find('one')).toBeNull(), PATIENCE);
  await redis.kill();
  ours.note('one', 'Mina');
  expect(await theirs.find('one')).toBeNull();
  here.disconnect();
  there.disconnect();
});
