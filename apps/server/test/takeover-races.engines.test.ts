import { corpus, messages, visitor, type Message } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dice } from './dice.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { scaled } from './scale.ts';

const RACES = scaled(500);
/** Races under way at once. */
const ABREAST = 25;
/** Longest time that the model thinks, and that a person waits before writing, in milliseconds. */
const LONGEST_MS = 40;

let app: TestApp;
let model: Server;
let owner: SignedUp;
let random: () => number;

const later = (act: () => void) => setTimeout(act, random() * LONGEST_MS);

function writeLater(response: ServerResponse): void {
  const chunk = (content: string, finish: string | null) => ({
    id: '1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'writer',
    choices: [{ index: 0, delta: { content }, finish_reason: finish }],
  });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(`data: ${JSON.stringify(chunk('You have ', null))}\n\n`);
  later(() => response.end(`data: ${JSON.stringify(chunk('30 days.', 'stop'))}\n\ndata: [DONE]\n\n`));
}

beforeAll(async () => {
  random = dice(7);
  model = createServer((_request, response) => writeLater(response));
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const { port } = model.address() as AddressInfo;
  app = await openTestApp({ config: { model: { url: `http://127.0.0.1:${port}`, key: undefined, name: 'writer' } } });
  owner = await app.signUp();
  const entry = { question: 'How long do I have to return shoes?', answer: 'You have 30 days.', locale: 'en-US' as const };
  await app.call(corpus.create, entry, { token: owner.token });
});

afterAll(async () => {
  await app.close();
  model.closeAllConnections();
  model.close();
});

/** One race in so many is left to the bot. */
const WON_BY_BOT = 25;

/** A visitor asks, and a person writes while the bot is at it, or just before or after. */
async function race(no: number): Promise<Message[]> {
  const { data: session } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
  const id = session.conversation_id;
  const question = { conversation_id: id, client_msg_id: randomUUID(), text: 'Can I return my shoes?' };
  await app.call(visitor.messages, question, { token: session.token });
  // Some races the bot surely wins, however slow the machine is.
  if (no % WON_BY_BOT === 0) await app.services.botRunner.idle();
  else await new Promise<void>((resolve) => void later(resolve));
  const reply = { id, client_msg_id: randomUUID(), text: `Mina here ${no}` };
  expect((await app.call(messages.send, reply, { token: owner.token })).code).toBe(1);
  await app.services.botRunner.idle();
  return (await app.call(visitor.sync, { conversation_id: id }, { token: session.token })).data.items;
}

test(`in ${RACES} races of a person against a run of the bot, the bot says nothing after the person`, { timeout: 180_000 }, async () => {
  const outcomes = { before: 0, dropped: 0, after: 0 };
  for (let first = 0; first < RACES; first += ABREAST) {
    const threads = await Promise.all(Array.from({ length: ABREAST }, (_, index) => race(first + index)));
    for (const thread of threads) {
      const person = thread.findIndex(({ author_kind: author }) => author === 'agent');
      const bot = thread.findIndex(({ author_kind: author }) => author === 'bot');
      expect(person).toBeGreaterThan(0);
      if (bot < 0) outcomes.dropped += 1;
      else outcomes[bot < person ? 'before' : 'after'] += 1;
    }
  }
  expect(outcomes.after).toBe(0);
  expect(outcomes.before + outcomes.dropped).toBe(RACES);
  // Both ends of the race were run.
  expect(outcomes.before).toBeGreaterThan(0);
  expect(outcomes.dropped).toBeGreaterThan(0);
});
