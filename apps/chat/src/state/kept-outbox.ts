import { keep, type KeyValue } from './browser-storage.ts';
import { enqueue, withdraw, type Outbox, type Unsent } from './outbox.ts';

/** The outbox of a conversation that has not begun yet. */
const UNBEGUN = 'next';

/** Unsent messages of one tenant, by conversation, where a reload does not lose them. */
export interface KeptOutbox {
  readonly read: (conversationId: string | undefined) => Outbox;
  /** Adds a message, or replaces the one with its id. Other tabs' messages stay. */
  readonly put: (conversationId: string | undefined, unsent: Unsent) => void;
  readonly remove: (conversationId: string | undefined, clientMsgId: string) => void;
  /** Hands everything that one conversation holds to another. */
  readonly move: (from: string | undefined, to: string) => void;
}

/** Opens the outbox of a tenant. Each change is read, made and written at once, so that two tabs share one outbox. */
export function keptOutbox(storage: KeyValue, tenant: string): KeptOutbox {
  const keyOf = (conversationId: string | undefined) => `lobby-outbox:${tenant}:${conversationId ?? UNBEGUN}`;
  const read = (conversationId: string | undefined): Outbox => parse(storage.getItem(keyOf(conversationId)));
  const write = (conversationId: string | undefined, outbox: Outbox) => {
    if (outbox.length === 0) storage.removeItem(keyOf(conversationId));
    else keep(storage, keyOf(conversationId), JSON.stringify(outbox));
  };
  return {
    read,
    put(conversationId, unsent) {
      const outbox = read(conversationId);
      const known = outbox.some(({ clientMsgId }) => clientMsgId === unsent.clientMsgId);
      write(conversationId, known ? outbox.map((each) => (each.clientMsgId === unsent.clientMsgId ? unsent : each)) : [...outbox, unsent]);
    },
    remove: (conversationId, clientMsgId) => write(conversationId, withdraw(read(conversationId), new Set([clientMsgId]))),
    move(from, to) {
      const outbox = read(from);
      if (from === to || outbox.length === 0) return;
      write(to, outbox.reduce(enqueue, read(to)));
      write(from, []);
    },
  };
}

function parse(text: string | null): Outbox {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

function isUnsent(value: unknown): value is Unsent {
  const { clientMsgId, text, writtenAt } = (value ?? {}) as Partial<Record<keyof Unsent, unknown>>;
  return typeof clientMsgId === 'string' && typeof text === 'string' && typeof writtenAt === 'number';
}
