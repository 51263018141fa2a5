import { TYPING_TTL_MS } from '@lobby/contract';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Who is typing to visitors, for the pages of those whom no socket tells. It lapses after `TYPING_TTL_MS`, and is not stored. */
export interface Typists {
  note(conversationId: string, name: string): void;
  /** What was typed has been sent. */
  sent(conversationId: string): void;
  /** The name of whoever is typing; null where nobody is, or it is not known. */
  find(conversationId: string): Promise<string | null>;
}

/** Conversations of which one process knows; the oldest are forgotten first. */
const HELD_MAX = 10_000;

/** Those of one process. */
export function createLocalTypists(now: () => number): Typists {
  const held = new Map<string, { name: string; until: number }>();
  return {
    note(conversationId, name) {
      // The latest stands last.
      held.delete(conversationId);
      held.set(conversationId, { name, until: now() + TYPING_TTL_MS });
      const oldest = held.keys().next().value;
      if (held.size > HELD_MAX && oldest !== undefined) held.delete(oldest);
    },
    sent: (conversationId) => void held.delete(conversationId),
    async find(conversationId) {
      const known = held.get(conversationId);
      return known && known.until > now() ? known.name : null;
    },
  };
}

/** Those of several processes, in Redis; while it is gone nobody is known to be typing. */
export function createSharedTypists(redis: Redis, log: Logger): Typists {
  const keyOf = (conversationId: string) => `lobby:typing:${conversationId}`;
  const quietly = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => log.debug({ err: error }, 'who is typing is not known elsewhere'));
  return {
    note: (conversationId, name) => quietly(redis.set(keyOf(conversationId), name, 'PX', TYPING_TTL_MS)),
    sent: (conversationId) => quietly(redis.del(keyOf(conversationId))),
    async find(conversationId) {
      try {
        return await redis.get(keyOf(conversationId));
      } catch (error) {
        log.debug({ err: error }, 'who is typing is not known');
        return null;
      }
    },
  };
}
