import { keptOutbox as keep } from '@lobby/api-client';
import type { KeyValue } from './browser-storage.ts';
import { enqueue, type Outbox, type Unsent } from './outbox.ts';

/** The outbox of a conversation that has not begun yet. */
const UNBEGUN = 'next';

/** Unsent messages of one tenant, by conversation, where a reload does not lose them. */
export interface KeptOutbox {
  readonly read: (conversationId: string | undefined) => Outbox;
  /** Adds a message, or replaces the one with its id. Other tabs' messages stay. */
  readonly put: (conversationId: string | undefined, unsent: Unsent) => void;
  readonly remove: (conversationId: string | undefined, clientMsgId: string) => void;
  /** Makes the changes that lead from one state of this tab to the next. */
  readonly follow: (conversationId: string | undefined, before: Outbox, now: Outbox) => void;
  /** Hands everything that one conversation holds to another. */
  readonly move: (from: string | undefined, to: string) => void;
}

/** Opens the outbox of a tenant; two tabs share it. */
export function keptOutbox(storage: KeyValue, tenant: string): KeptOutbox {
  const of = (conversationId: string | undefined) => keep(storage, `lobby-outbox:${tenant}:${conversationId ?? UNBEGUN}`, isUnsent);
  return {
    read: (conversationId) => of(conversationId).read(),
    put: (conversationId, unsent) => void of(conversationId).put(unsent),
    remove: (conversationId, clientMsgId) => void of(conversationId).remove(clientMsgId),
    follow: (conversationId, before, now) => of(conversationId).follow(before, now),
    move(from, to) {
      const outbox = of(from).read();
      if (from === to || outbox.length === 0) return;
      of(to).write(outbox.reduce(enqueue, of(to).read()));
      of(from).write([]);
    },
  };
}

function isUnsent(value: unknown): value is Unsent {
  const { clientMsgId, text, writtenAt } = (value ?? {}) as Partial<Record<keyof Unsent, unknown>>;
  return typeof clientMsgId === 'string' && typeof text === 'string' && typeof writtenAt === 'number';
}
