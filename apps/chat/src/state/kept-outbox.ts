import { keep, type KeyValue } from './browser-storage.ts';
import { withdraw, type Outbox, type Unsent } from './outbox.ts';

/** The outbox of a conversation that has not begun yet. */
const UNBEGUN = 'next';

/** Unsent messages of one tenant, by conversation, where a reload does not lose them. */
export interface KeptOutbox {
  readonly read: (conversationId: string | undefined) => Outbox;
  /** The messages of all conversations, each with its own; `last` is one that may hold some without being noted. */
  readonly readAll: (last?: string) => Outbox;
  /** Adds a message, or replaces the one with its id. Other tabs' messages stay. */
  readonly put: (conversationId: string | undefined, unsent: Unsent) => void;
  readonly remove: (conversationId: string | undefined, clientMsgId: string) => void;
}

/** Opens the outbox of a tenant. Each change is read, made and written at once, so that two tabs share one outbox. */
export function keptOutbox(storage: KeyValue, tenant: string): KeptOutbox {
  const keyOf = (conversationId: string | undefined) => `lobby-outbox:${tenant}:${conversationId ?? UNBEGUN}`;
  const notedKey = `lobby-outbox:${tenant}`;
  const noted = () => parse(storage.getItem(notedKey)).filter((id) => typeof id === 'string');
  const read = (conversationId: string | undefined): Outbox => parse(storage.getItem(keyOf(conversationId))).filter(isUnsent);
  const write = (conversationId: string | undefined, outbox: Outbox) => {
    if (outbox.length === 0) storage.removeItem(keyOf(conversationId));
    else keep(storage, keyOf(conversationId), JSON.stringify(outbox));
    if (conversationId === undefined) return;
    const others = noted().filter((id) => id !== conversationId);
    const holding = outbox.length === 0 ? others : [...others, conversationId];
    if (holding.length === 0) storage.removeItem(notedKey);
    else keep(storage, notedKey, JSON.stringify(holding));
  };
  return {
    read,
    readAll: (last) =>
      [...new Set([...noted(), last, undefined])].flatMap((conversationId) =>
        read(conversationId).map((each) => (conversationId === undefined ? each : { ...each, conversationId })),
      ),
    put(conversationId, unsent) {
      const outbox = read(conversationId);
      const known = outbox.some(({ clientMsgId }) => clientMsgId === unsent.clientMsgId);
      write(conversationId, known ? outbox.map((each) => (each.clientMsgId === unsent.clientMsgId ? unsent : each)) : [...outbox, unsent]);
    },
    remove: (conversationId, clientMsgId) => write(conversationId, withdraw(read(conversationId), new Set([clientMsgId]))),
  };
}

function parse(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isUnsent(value: unknown): value is Unsent {
  const { clientMsgId, text, writtenAt } = (value ?? {}) as Partial<Record<keyof Unsent, unknown>>;
  return typeof clientMsgId === 'string' && typeof text === 'string' && typeof writtenAt === 'number';
}
