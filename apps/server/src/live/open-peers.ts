import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Audience, Emit } from '#/announcer.ts';

/** One channel for all: what is said is short, and each process knows best whom it serves. */
const CHANNEL = 'lobby:live';

/** What one process says to the others. */
export type PeerWord =
  | { kind: 'emit'; audience: Audience; name: Parameters<Emit>[1]; payload: Parameters<Emit>[2]; volatile: boolean }
  | { kind: 'disconnect'; audience: Audience }
  /** The one who says it could not be heard for a while. */
  | { kind: 'missed' };

/** The other processes that serve the same database. */
export interface Peers {
  tell(word: PeerWord): void;
  close(): void;
}

interface Ears {
  hear: (word: PeerWord) => void;
  /** Words may have been lost: whoever is connected here must look for themselves. */
  onMissed: () => void;
}

/**
 * Speaks with the other processes over Redis. Nobody waits for it: each process tells its own clients first, and a word
 * that is lost costs no message, since clients are made to look once the line is back.
 */
export function openPeers(redis: Redis, { hear, onMissed }: Ears, log: Logger): Peers {
  const self = randomUUID();
  // A connection that listens can do nothing else.
  const listener = redis.duplicate({ commandTimeout: undefined });
  let wasUp = false;
  let isUnheard = false;

  listener.on('error', () => undefined);
  listener.on('ready', () => {
    listener.subscribe(CHANNEL).then(
      () => {
        if (wasUp) onMissed();
        wasUp = true;
      },
      (error: unknown) => log.warn({ err: error }, 'the other processes cannot be heard yet'),
    );
  });
  listener.on('message', (_channel: string, text: string) => {
    const { from, word } = JSON.parse(text) as { from: string; word: PeerWord };
    if (from === self) return;
    if (word.kind === 'missed') onMissed();
    else hear(word);
  });

  function publish(word: PeerWord): void {
    redis.publish(CHANNEL, JSON.stringify({ from: self, word })).catch(() => {
      isUnheard = true;
    });
  }
  function comeBack(): void {
    if (!isUnheard) return;
    isUnheard = false;
    publish({ kind: 'missed' });
  }
  redis.on('ready', comeBack);

  return {
    tell: publish,
    close() {
      redis.off('ready', comeBack);
      listener.disconnect();
    },
  };
}
