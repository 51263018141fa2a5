import { conversations, LIVE_PATH, messages, visitor, type LiveEvents } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import type { Business } from '#test/faults/business.ts';
import { openPostClient, type PostClient } from './post-client.ts';
import { percentile } from './percentile.ts';

interface Session {
  token: string;
  id: string;
}

export interface Throughput {
  perSecond: number;
  /** From the send to the acknowledgement, in milliseconds. */
  p99: number;
}

async function begin(client: PostClient, { slug, tokens }: Business, count: number): Promise<Session[]> {
  const sessions: Session[] = [];
  for (let number = 0; number < count; number += 1) {
    const { token, conversation_id: id } = await client.call(visitor.session, { tenant: slug, locale: 'en-US' });
    sessions.push({ token, id });
    await client.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: 'Hello there' }, token);
    // A person has it: what is measured is messages, not the bot's answers.
    await client.call(conversations.takeover, { id }, tokens[0]);
  }
  return sessions;
}

/** As many messages as visitors can send, each the next one when the last one is acknowledged. */
export async function measureThroughput(origin: string, business: Business, visitors: number, seconds: number): Promise<Throughput> {
  const client = openPostClient(origin, visitors);
  const sessions = await begin(client, business, visitors);
  const times: number[] = [];
  const begun = performance.now();
  await Promise.all(
    sessions.map(async ({ token, id }) => {
      while (performance.now() - begun < seconds * 1_000) {
        const started = performance.now();
        await client.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: 'Where is my order?' }, token);
        times.push(performance.now() - started);
      }
    }),
  );
  const perSecond = (times.length / (performance.now() - begun)) * 1_000;
  client.close();
  return { perSecond, p99: percentile(times, 0.99) };
}

export interface Delivery {
  /** In milliseconds. */
  median: number;
  p95: number;
  p99: number;
  count: number;
  /** Sent, and never held by the other side. */
  lost: number;
}

/** A steady conversation of a whole business. */
export interface Pace {
  perSecond: number;
  seconds: number;
  /** Visitors who write, each in a conversation that a person has. */
  visitors: number;
}

/** Lines of each who writes: as a browser's, its own, one to send and one to read. */
const LINES_EACH = 2;
/** Until every connection is there, and until what is on its way has arrived, in milliseconds. */
const SETTLE_MS = 2_000;

/** After a message that came along, a visitor's chat reads how the conversation stands so much later, in milliseconds. */
const STANDING_MS = 300;

type Side = 'staff' | 'visitor';
type Read = (id: string, after: number) => Promise<{ items: { seq: number; client_msg_id: string }[] }>;

/** From one side's send until the other side holds the message, announcement and reading included, at a steady pace. */
export async function measureDelivery(origin: string, business: Business, { perSecond, seconds, visitors }: Pace): Promise<Delivery> {
  const client = openPostClient(origin, visitors * LINES_EACH);
  const [staff = ''] = business.tokens;
  const sessions = await begin(client, business, visitors);
  const stopwatch = startStopwatch();
  const looks: Promise<void>[] = [];
  const desk = listen(origin, stopwatch, looks, { token: staff, caller: 'staff' }, (id, after) =>
    client.call(messages.list, { id, after_seq: after, limit: 100 }, staff),
  );
  const chats = sessions.map(({ token, id }) => ({
    id,
    ...listen(origin, stopwatch, looks, { token, caller: 'visitor' }, (of, after) =>
      client.call(visitor.sync, { conversation_id: of, after_seq: after, limit: 100 }, token),
    ),
  }));
  // What was said before is held by then, as on any page that is open.
  await Promise.all(chats.flatMap(({ id, look }) => [desk.look(id), look(id)]));
  await pause(SETTLE_MS);
  const begun = performance.now();
  const sends: Promise<unknown>[] = [];
  for (let number = 0; number < perSecond * seconds; number += 1) {
    await pause(begun + (number / perSecond) * 1_000 - performance.now());
    const { token, id } = sessions[number % sessions.length] as Session;
    const request = { client_msg_id: randomUUID(), text: `Message ${number}` };
    const byVisitor = number % 2 === 0;
    stopwatch.sent(request.client_msg_id, byVisitor ? 'staff' : 'visitor');
    sends.push(
      byVisitor
        ? client.call(visitor.messages, { ...request, conversation_id: id }, token)
        : client.call(messages.send, { ...request, id }, staff),
    );
  }
  await Promise.all(sends);
  await pause(SETTLE_MS);
  for (const { close } of [desk, ...chats]) close();
  await Promise.all(looks);
  client.close();
  const { times } = stopwatch;
  return {
    median: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    count: times.length,
    lost: stopwatch.waiting(),
  };
}

/** Times messages until the side that they are for holds them; the sender's own copy counts for nothing. */
function startStopwatch() {
  const sent = new Map<string, { at: number; to: Side }>();
  const times: number[] = [];
  return {
    times,
    waiting: () => sent.size,
    sent: (id: string, to: Side) => void sent.set(id, { at: performance.now(), to }),
    held(side: Side, id: string) {
      const message = sent.get(id);
      if (message?.to !== side) return;
      times.push(performance.now() - message.at);
      sent.delete(id);
    },
  };
}

/**
 * Holds messages as the apps do: one that comes along is held at once where none is missing before it; otherwise the conversation is read, one
 * reading at a time, and once more where more was announced meanwhile. A visitor's chat reads how it stands a little later, where it may stand
 * otherwise.
 */
function listen(
  origin: string,
  stopwatch: ReturnType<typeof startStopwatch>,
  looks: Promise<void>[],
  auth: { token: string; caller: Side },
  read: Read,
) {
  const last = new Map<string, number>();
  const reading = new Set<string>();
  const again = new Set<string>();
  let standing: NodeJS.Timeout | undefined;
  const socket = io(origin, { path: LIVE_PATH, transports: ['websocket'], auth, forceNew: true });

  async function look(id: string): Promise<void> {
    if (reading.has(id)) {
      again.add(id);
      return;
    }
    reading.add(id);
    do {
      again.delete(id);
      const { items } = await read(id, last.get(id) ?? 0);
      for (const { seq, client_msg_id: sent } of items) {
        last.set(id, Math.max(last.get(id) ?? 0, seq));
        stopwatch.held(auth.caller, sent);
      }
    } while (again.has(id));
    reading.delete(id);
  }

  socket.on(
    'message',
    ({ conversation_id: id, seq, client_msg_id: sent }: { conversation_id: string; seq: number; client_msg_id: string }) => {
      if (seq !== (last.get(id) ?? 0) + 1) return;
      last.set(id, seq);
      stopwatch.held(auth.caller, sent);
    },
  );
  socket.on('conversation', ({ conversation_id: id, last_seq: seq, stands }: Parameters<LiveEvents['conversation']>[0]) => {
    if (seq > (last.get(id) ?? 0)) looks.push(look(id));
    else if (auth.caller === 'visitor' && stands !== true)
      standing ??= setTimeout(() => {
        standing = undefined;
        looks.push(look(id));
      }, STANDING_MS);
  });
  socket.on('disconnect', () => clearTimeout(standing));
  return { look, close: () => socket.disconnect() };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
