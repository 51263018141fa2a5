import { LIVE_PATH, type LiveAuth, type LiveEvents, type Message } from '@lobby/contract';
import { io, type Socket } from 'socket.io-client';
import { hashBody, type ClientLedger, type HeldConversation } from './client-ledger.ts';

/** Pauses before the next try, in milliseconds: as short as a run wants it. */
const RECONNECT = { reconnectionDelay: 20, reconnectionDelayMax: 200, timeout: 2_000 };
/** After a refusal Socket.IO does not try again by itself, in milliseconds. */
const RETRY_MS = 300;

export type Page = (conversationId: string, afterSeq: number) => Promise<{ items: Message[]; last_seq: number }>;

export interface FollowerSettings {
  origin: string;
  name: string;
  tenantId: number;
  auth: LiveAuth;
  ledger: ClientLedger;
  /** Reads what comes after a number. */
  page: Page;
  /** Is the conversation one that this client may hear of? */
  mayHear: (conversationId: string) => boolean;
  /** Called with what came anew, in its order. */
  onMessages?: (conversationId: string, messages: Message[]) => void;
}

/** Holds conversations as a client does: an announcement says "look", and a connection that comes back looks at everything. */
export class Follower {
  readonly #settings: FollowerSettings;
  readonly #socket: Socket<LiveEvents>;
  readonly #held = new Map<string, HeldConversation>();
  readonly #looks = new Map<string, Promise<void>>();
  #isOver = false;

  constructor(settings: FollowerSettings) {
    this.#settings = settings;
    this.#socket = io(settings.origin, { path: LIVE_PATH, transports: ['websocket'], auth: settings.auth, forceNew: true, ...RECONNECT });
    this.#socket.on('connect', () => this.lookAtAll());
    this.#socket.on('conversation', ({ conversation_id: id }) => this.#hear(id));
    this.#socket.on('connect_error', () => {
      if (!this.#socket.active) setTimeout(() => !this.#isOver && this.#socket.connect(), RETRY_MS);
    });
  }

  follow(conversationId: string): void {
    if (this.#held.has(conversationId)) return;
    const { name: viewer, tenantId, ledger } = this.#settings;
    const held: HeldConversation = { viewer, tenantId, conversationId, messages: new Map(), outOfTurn: 0 };
    this.#held.set(conversationId, held);
    ledger.held.push(held);
    this.look(conversationId);
  }

  lookAtAll(): void {
    for (const id of this.#held.keys()) this.look(id);
  }

  /** One look at a time in each conversation. */
  look(conversationId: string): void {
    const last = this.#looks.get(conversationId) ?? Promise.resolve();
    this.#looks.set(
      conversationId,
      last.then(() => this.#read(conversationId)),
    );
  }

  holds(conversationId: string): number {
    return this.#held.get(conversationId)?.messages.size ?? 0;
  }

  /** Cuts the connection as a bad line does. */
  cut(): void {
    this.#socket.io.engine.close();
  }

  async close(): Promise<void> {
    this.#isOver = true;
    this.#socket.disconnect();
    await Promise.all(this.#looks.values());
  }

  #hear(conversationId: string): void {
    if (!this.#settings.mayHear(conversationId)) this.#settings.ledger.foreign += 1;
    else if (this.#held.has(conversationId)) this.look(conversationId);
  }

  async #read(conversationId: string): Promise<void> {
    const held = this.#held.get(conversationId);
    if (!held) return;
    for (;;) {
      const after = held.messages.size === 0 ? 0 : Math.max(...held.messages.keys());
      const page = await this.#settings.page(conversationId, after).catch(() => undefined);
      if (!page || this.#isOver) return;
      let expected = after + 1;
      for (const message of page.items) {
        if (message.seq !== expected) held.outOfTurn += 1;
        expected = message.seq + 1;
        held.messages.set(message.seq, seen(message));
      }
      if (page.items.length > 0) this.#settings.onMessages?.(conversationId, page.items);
      if (page.items.length === 0 || expected > page.last_seq) return;
    }
  }
}

function seen({ id, client_msg_id: clientMsgId, body }: Message) {
  return { id, clientMsgId, bodyHash: hashBody(body) };
}
