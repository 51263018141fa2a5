import {
  bot,
  HEADERS,
  LIVE_PATH,
  messages as staffMessages,
  visitor,
  type Endpoint,
  type Envelope,
  type Message,
  type ResponseOf,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHttp } from '#/http/create-http.ts';
import { listen } from '#/http/listen.ts';
import { openLive, type Live } from '#/live/open-live.ts';
import { dice } from './dice.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { scaled } from './scale.ts';

const VISITORS = scaled(50);
const MESSAGES_EACH = 20;
/** One send in so many is cut off while it is under way, and one in so many cuts the socket. */
const CUT_ONE_IN = 3;

let app: TestApp;
let live: Live;
let http: Server;
let owner: SignedUp;
let origin: string;

beforeAll(async () => {
  live = openLive();
  app = await openTestApp({ emit: live.emit });
  owner = await app.signUp();
  const options = { token: owner.token };
  const { data: settings } = await app.call(bot.get, {}, options);
  const { turns, misses } = settings.handoff;
  // The bot answers every message, however many it cannot.
  const handoff = { ...settings.handoff, turns: { ...turns, on: false }, misses: { ...misses, on: false } };
  const { data: draft } = await app.call(bot.update, { ...settings, handoff }, options);
  await app.call(bot.publish, { version: draft.version, note: '' }, options);
  http = await listen(createHttp(app.services), { port: 0, host: '127.0.0.1' });
  live.attach(http, app.services);
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});

afterAll(async () => {
  const closed = live.close();
  http.closeAllConnections();
  await closed;
  await app.close();
});

async function call<E extends Endpoint>(
  endpoint: E,
  request: Record<string, unknown>,
  token?: string,
  signal?: AbortSignal,
): Promise<ResponseOf<E>> {
  const path = endpoint.path.replace('{id}', String(request['id']));
  const query = endpoint.method === 'GET' ? `?${new URLSearchParams(request as Record<string, string>).toString()}` : '';
  const response = await fetch(`${origin}${path}${query}`, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { [HEADERS.token]: token }) },
    ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(request) }),
    ...(signal ? { signal } : {}),
  });
  const envelope = (await response.json()) as Envelope<ResponseOf<E>>;
  if (envelope.code !== 1) throw new Error(`${endpoint.path}: ${envelope.msg}`);
  return envelope.data;
}

/** A client that keeps what it was told, by number, and asks after the last one when a socket says "look". */
class Client {
  readonly held = new Map<number, Message>();
  readonly conversationId: string;
  readonly #token: string;
  readonly #socket: Socket;
  #syncing: Promise<void> = Promise.resolve();

  constructor(token: string, conversationId: string) {
    this.#token = token;
    this.conversationId = conversationId;
    this.#socket = io(origin, {
      path: LIVE_PATH,
      transports: ['websocket'],
      auth: { token, caller: 'visitor' },
      reconnectionDelay: 10,
      reconnectionDelayMax: 50,
      // A connection that is cut while it opens is given up after this, in milliseconds, and tried again.
      timeout: 1_000,
    });
    this.#socket.on('connect', () => this.look());
    this.#socket.on('conversation', () => this.look());
  }

  look(): void {
    this.#syncing = this.#syncing.then(() => this.#sync());
  }

  async #sync(): Promise<void> {
    const after = Math.max(0, ...this.held.keys());
    const { items } = await call(visitor.sync, { conversation_id: this.conversationId, after_seq: after }, this.#token);
    for (const item of items) this.held.set(item.seq, item);
  }

  /** Sends until it is acknowledged; an attempt that was cut off is repeated under the same id. */
  async send(text: string, random: () => number): Promise<void> {
    const request = { conversation_id: this.conversationId, client_msg_id: randomUUID(), text };
    for (let attempt = 0; ; attempt += 1) {
      const controller = new AbortController();
      const isCut = attempt === 0 && random() < 1 / CUT_ONE_IN;
      const sending = call(visitor.messages, request, this.#token, controller.signal);
      if (isCut) setTimeout(() => controller.abort(), random() * 8);
      try {
        await sending;
        return;
      } catch (error) {
        if (!controller.signal.aborted) throw error;
      }
    }
  }

  cut(): void {
    this.#socket.io.engine.close();
  }

  async settle(lastSeq: number): Promise<void> {
    const complete = () => {
      if (this.held.size !== lastSeq) throw new Error(`holds ${this.held.size} of ${lastSeq}`);
    };
    await vi.waitFor(complete, { timeout: 45_000 });
    this.#socket.disconnect();
    await this.#syncing;
  }
}

test(
  'what many visitors write over connections cut at random: both sides hold the same, in the same order, none lost, none twice',
  { timeout: 120_000 },
  async () => {
    const clients = await Promise.all(
      Array.from({ length: VISITORS }, async () => {
        const session = await call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
        return new Client(session.token, session.conversation_id);
      }),
    );
    await Promise.all(
      clients.map(async (client, index) => {
        const random = dice(index + 1);
        for (let number = 0; number < MESSAGES_EACH; number += 1) {
          if (random() < 1 / CUT_ONE_IN) client.cut();
          await client.send(`visitor ${index} says ${number}`, random);
        }
      }),
    );
    await app.services.botRunner.idle();

    for (const [index, client] of clients.entries()) {
      const { items, last_seq: lastSeq } = await call(staffMessages.list, { id: client.conversationId, limit: 500 }, owner.token);
      await client.settle(lastSeq);
      expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: lastSeq }, (_, position) => position + 1));
      const seenByStaff = items.map(({ own: _, ...message }) => message);
      expect([...client.held.values()].toSorted((a, b) => a.seq - b.seq)).toEqual(seenByStaff);
      const said = items.filter(({ author_kind: author }) => author === 'contact').map(({ body }) => body);
      expect(said).toEqual(Array.from({ length: MESSAGES_EACH }, (_, number) => `visitor ${index} says ${number}`));
      expect(items.filter(({ author_kind: author }) => author === 'bot')).toHaveLength(MESSAGES_EACH);
    }
  },
);
