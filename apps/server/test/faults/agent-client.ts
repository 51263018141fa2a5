import { messages as staffMessages, type Message } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { Business } from './business.ts';
import { hashBody, type SentMessage } from './client-ledger.ts';
import { Follower } from './follower.ts';
import { callPersistently } from './persistent-call.ts';
import type { ClientParts } from './visitor-client.ts';

/** A dashboard that follows every conversation of its business, and answers each message of those that it serves. */
export class AgentClient {
  readonly name: string;
  readonly follower: Follower;
  readonly #parts: ClientParts;
  readonly #tenantId: number;
  readonly #token: string;
  /** Conversations of the run, of whatever business; the own ones; and those that it answers. */
  readonly #all = new Set<string>();
  readonly #own = new Set<string>();
  readonly #served = new Set<string>();
  /** The last reply of each conversation, which the next one waits for. */
  readonly #replies = new Map<string, Promise<void>>();
  #waiting = 0;

  constructor(parts: ClientParts, name: string, { tenantId }: Business, token: string) {
    this.name = name;
    this.#parts = parts;
    this.#tenantId = tenantId;
    this.#token = token;
    this.follower = new Follower({
      origin: parts.caller.origin,
      name,
      tenantId,
      auth: { token, caller: 'staff' },
      ledger: parts.ledger,
      // Of a conversation that is none of the run's own, nobody knows whose it is.
      mayHear: (id) => this.#own.has(id) || !this.#all.has(id),
      page: (id, after) => callPersistently(parts.caller, staffMessages.list, { id, after_seq: after, limit: 500 }, token),
      onMessages: (id, items) => this.#answer(id, items),
    });
  }

  /** @param all conversations of every business of the run */
  watch(own: readonly string[], all: readonly string[], served: readonly string[]): void {
    for (const id of all) this.#all.add(id);
    for (const id of served) this.#served.add(id);
    for (const id of own) {
      this.#own.add(id);
      this.follower.follow(id);
    }
  }

  follows(conversationId: string): boolean {
    return this.#own.has(conversationId);
  }

  /** Replies that are still to be acknowledged. */
  get waiting(): number {
    return this.#waiting;
  }

  #answer(conversationId: string, items: Message[]): void {
    if (!this.#served.has(conversationId)) return;
    for (const { seq, author_kind: author, kind } of items) {
      if (author !== 'contact' || kind !== 'text') continue;
      this.#waiting += 1;
      const last = this.#replies.get(conversationId) ?? Promise.resolve();
      this.#replies.set(
        conversationId,
        last.then(() => this.#reply(conversationId, seq)),
      );
    }
  }

  async #reply(conversationId: string, seq: number): Promise<void> {
    const { caller, ledger, clock } = this.#parts;
    const text = `At 5 Harbour Road, as ${this.name} says to ${seq}.`;
    const entry: SentMessage = {
      sender: this.name,
      tenantId: this.#tenantId,
      conversationId,
      clientMsgId: randomUUID(),
      bodyHash: hashBody(text),
      sentAt: clock(),
    };
    ledger.sent.push(entry);
    try {
      const request = { id: conversationId, client_msg_id: entry.clientMsgId, text };
      const stored = await callPersistently(caller, staffMessages.send, request, this.#token);
      entry.acknowledged = { at: clock(), seq: stored.seq };
    } catch (error) {
      ledger.refused.push(String(error));
    }
    this.#waiting -= 1;
  }
}
