import { keptOutbox as openKept } from '@lobby/api-client';
import { keep, type KeyValue } from './browser-storage.ts';
import type { Outbox, Unsent } from './outbox.ts';

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

/** Opens the outbox of a tenant; two tabs share it. */
export function keptOutbox(storage: KeyValue, tenant: string): KeptOutbox {
  const of = (conversationId: string | undefined) => openKept(storage, `lobby-outbox:${tenant}:${conversationId ?? UNBEGUN}`, isUnsent);
  const notedKey = `lobby-outbox:${tenant}`;
  const noted = () => parse(storage.getItem(notedKey)).filter((id) => typeof id === 'string');
  const read = (conversationId: string | undefined): Outbox => of(conversationId).read();
  /** Notes which conversations hold something. */
  const note = (conversationId: string | undefined) => {
    if (conversationId === undefined) return;
    const others = noted().filter((id) => id !== conversationId);
    const holding = read(conversationId).length === 0 ? others : [...others, conversationId];
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
      of(conversationId).put(unsent);
      note(conversationId);
    },
    remove(conversationId, clientMsgId) {
      of(conversationId).remove(clientMsgId);
      note(conversationId);
    },
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
