import { LIVE_PATH, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { PostClient } from '#test/load/post-client.ts';

/** One answer, from the visitor's message to the bot's, as the visitor's page sees it. */
export interface Answered {
  /** When it was asked, in milliseconds since 1970, and how long the answer took, in milliseconds. */
  at: number;
  took: number;
}

/** Between two questions, the longest wait for one answer, and how often is looked without being told; in milliseconds. */
const PAUSE_MS = 250;
const ANSWER_MAX_MS = 30_000;
const LOOK_MS = 100;

/** Asks as a visitor does, told of the answer by the live connection; each question by a visitor of its own, whom the bot has not tired yet. */
async function ask(origin: string, client: PostClient, question: string): Promise<Answered> {
  const { token, conversation_id: id } = await client.call(visitor.session, { tenant: 'demo', locale: 'en-US' });
  const socket = await connect(origin, token);
  try {
    let hear: () => void = () => undefined;
    socket.onAny(() => hear());
    const [at, started] = [Date.now(), performance.now()];
    await client.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: question }, token);
    while (performance.now() - started < ANSWER_MAX_MS) {
      const told = new Promise<void>((done) => (hear = done));
      const { items } = await client.call(visitor.sync, { conversation_id: id, after_seq: 0 }, token);
      if (items.some(({ author_kind: author }) => author === 'bot')) return { at, took: performance.now() - started };
      await Promise.race([told, setTimeout(LOOK_MS)]);
    }
    return { at, took: ANSWER_MAX_MS };
  } finally {
    socket.close();
  }
}

function connect(origin: string, token: string): Promise<Socket> {
  const socket = io(origin, { path: LIVE_PATH, transports: ['websocket'], auth: { token, caller: 'visitor' }, forceNew: true });
  return new Promise((done, fail) => {
    socket.once('connect', () => done(socket));
    socket.once('connect_error', fail);
  });
}

/** Asks again and again until it is over. */
export async function keepAsking(origin: string, client: PostClient, question: string, isOver: () => boolean): Promise<Answered[]> {
  const answers: Answered[] = [];
  while (!isOver()) {
    answers.push(await ask(origin, client, question));
    await setTimeout(PAUSE_MS);
  }
  return answers;
}

/** Asks so many times. */
export async function askTimes(origin: string, client: PostClient, question: string, times: number): Promise<Answered[]> {
  let left = times;
  return keepAsking(origin, client, question, () => left-- <= 0);
}
