import { visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { QUESTION, type Business } from './business.ts';
import { hashBody, type ClientLedger, type SentMessage } from './client-ledger.ts';
import { Follower } from './follower.ts';
import { callPersistently, type CallerSettings } from './persistent-call.ts';

/** One send in so many is cut off while it is under way, and one in so many cuts the socket. */
const CUT_ONE_IN = 8;

export interface ClientParts {
  caller: CallerSettings;
  ledger: ClientLedger;
  /** Milliseconds since the beginning of the run. */
  clock: () => number;
}

/** A visitor who writes down what is sent, what is acknowledged and what is seen. */
export class VisitorClient {
  readonly name: string;
  readonly conversationId: string;
  readonly follower: Follower;
  readonly #parts: ClientParts;
  readonly #token: string;
  readonly #tenantId: number;

  private constructor(parts: ClientParts, name: string, tenantId: number, token: string, conversationId: string) {
    this.#parts = parts;
    this.#token = token;
    this.#tenantId = tenantId;
    this.name = name;
    this.conversationId = conversationId;
    this.follower = new Follower({
      origin: parts.caller.origin,
      name,
      tenantId,
      auth: { token, caller: 'visitor' },
      ledger: parts.ledger,
      mayHear: (id) => id === conversationId,
      page: (id, after) => callPersistently(parts.caller, visitor.sync, { conversation_id: id, after_seq: after, limit: 500 }, token),
    });
    this.follower.follow(conversationId);
  }

  static async open(parts: ClientParts, name: string, { tenantId, slug }: Business): Promise<VisitorClient> {
    const session = await callPersistently(parts.caller, visitor.session, { tenant: slug, locale: 'en-US' });
    return new VisitorClient(parts, name, tenantId, session.token, session.conversation_id);
  }

  /** Sends so many messages, the next one when the last one is acknowledged; an attempt that was cut off is repeated under the same id. */
  async talk(count: number): Promise<void> {
    const { random } = this.#parts.caller;
    for (let number = 1; number <= count; number += 1) {
      if (random() < 1 / CUT_ONE_IN) this.follower.cut();
      // A mark of one word: a bot that is asked about many unknown ones would rightly say that it is not sure.
      await this.#send(`${QUESTION} #${this.name.replaceAll(/\D/g, '')}x${number}`);
    }
  }

  async #send(text: string): Promise<void> {
    const { caller, ledger, clock } = this.#parts;
    const request = { conversation_id: this.conversationId, client_msg_id: randomUUID(), text };
    const entry: SentMessage = {
      sender: this.name,
      tenantId: this.#tenantId,
      conversationId: this.conversationId,
      clientMsgId: request.client_msg_id,
      bodyHash: hashBody(text),
      sentAt: clock(),
    };
    ledger.sent.push(entry);
    try {
      const stored = await callPersistently(caller, visitor.messages, request, this.#token, caller.random() < 1 / CUT_ONE_IN);
      entry.acknowledged = { at: clock(), seq: stored.seq };
    } catch (error) {
      ledger.refused.push(String(error));
    }
  }
}
