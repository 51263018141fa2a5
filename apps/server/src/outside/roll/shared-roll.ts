import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { createLocalRoll, LEFT_KEPT_MS, type VisitorRoll } from './visitor-roll.ts';

/** Processes by their last sign of life, and of each the visitors who are connected to it. */
const PROCESSES = 'lobby:visitors';
/** How often a process says that it lives, in milliseconds, and after how long without it its visitors count as gone. */
const BEAT_MS = 20_000;
const DEAD_MS = 60_000;
/** Visitors that are written in one command when a Redis has forgotten them. */
const CHUNK = 1_000;

/**
 * The roll of several processes, in Redis: one word there when somebody comes and one when they leave, whoever beats is one key. While
 * Redis is gone each process knows its own.
 */
export function createSharedRoll(redis: Redis, now: () => number, log: Logger): VisitorRoll {
  const self = `${PROCESSES}:${randomUUID()}`;
  const own = createLocalRoll(now);
  const here = new Set<string>();
  const keyOf = (tenantId: number, contactId: string) => `${tenantId}:${contactId}`;
  const leftKey = (key: string) => `${PROCESSES}:left:${key}`;
  const quietly = (work: Promise<unknown>) =>
    work.then(() => undefined).catch((error: unknown) => log.debug({ err: error }, 'visitors are known here alone'));

  const beat = () =>
    redis
      .multi()
      .zadd(PROCESSES, now(), self)
      .pexpire(self, DEAD_MS)
      .zremrangebyscore(PROCESSES, 0, now() - LEFT_KEPT_MS)
      .exec();
  async function sayAll(): Promise<void> {
    const all = [...here];
    for (let from = 0; from < all.length; from += CHUNK) await redis.sadd(self, ...all.slice(from, from + CHUNK));
    await beat();
  }
  const onReady = () => void quietly(sayAll());
  redis.on('ready', onReady);
  const timer = setInterval(onReady, BEAT_MS).unref();
  onReady();

  return {
    came(tenantId, contactId) {
      const key = keyOf(tenantId, contactId);
      here.add(key);
      own.came(tenantId, contactId);
      void quietly(redis.multi().sadd(self, key).pexpire(self, DEAD_MS).del(leftKey(key)).exec());
    },
    async left(tenantId, contactId, at) {
      const key = keyOf(tenantId, contactId);
      here.delete(key);
      await own.left(tenantId, contactId, at);
      await quietly(redis.multi().srem(self, key).set(leftKey(key), at, 'PX', LEFT_KEPT_MS).exec());
    },
    async find(tenantId, contactId) {
      const known = await own.find(tenantId, contactId);
      if (known.online) return known;
      try {
        const key = keyOf(tenantId, contactId);
        const alive = await redis.zrangebyscore(PROCESSES, now() - DEAD_MS, '+inf');
        const held = await Promise.all(alive.map((each) => redis.sismember(each, key)));
        if (held.includes(1)) return { online: true, left_at: null };
        const at = await redis.get(leftKey(key));
        return { online: false, left_at: at === null ? known.left_at : Number(at) };
      } catch (error) {
        log.debug({ err: error }, 'visitors of other processes are not known');
        return known;
      }
    },
    async close() {
      clearInterval(timer);
      redis.off('ready', onReady);
      await quietly(redis.multi().zrem(PROCESSES, self).del(self).exec());
    },
  };
}
