import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Config } from '#/config.ts';
import { BusinessError } from '#/errors.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;

export type Bucket = keyof Config['rates'];

export interface RateLimit {
  /** Counts one call. @throws BusinessError throttled, with the seconds to wait */
  spend(bucket: Bucket, key: string): Promise<void>;
  /** The same by a limit of the caller's own, in calls a minute. */
  spendOwn(key: string, perMinute: number): Promise<void>;
  /** Whether the next call would be one too many. */
  isSpent(bucket: Bucket, key: string): Promise<boolean>;
}

/**
 * Counts calls by caller: in this process, or over all of them where there is a Redis. While Redis is gone each process
 * counts for itself.
 */
export function createRateLimit(rates: Config['rates'], redis?: Redis): RateLimit {
  const limiters = Object.fromEntries(
    Object.entries(rates).map(([bucket, points]) => [bucket, createLimiter(bucket as Bucket, points, redis)]),
  ) as Record<Bucket, RateLimiterAbstract>;
  const own = new Map<number, RateLimiterAbstract>();
  return {
    spend: (bucket, key) => consume(limiters[bucket], key),
    spendOwn(key, perMinute) {
      const limiter = own.get(perMinute) ?? limiterOf(`own:${perMinute}`, { points: perMinute, duration: MINUTE_S }, redis);
      own.set(perMinute, limiter);
      return consume(limiter, key);
    },
    async isSpent(bucket, key) {
      const spent = await limiters[bucket].get(key);
      return spent !== null && spent.remainingPoints <= 0;
    },
  };
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new BusinessError('throttled', { retry_after: seconds });
  }
}

function createLimiter(bucket: Bucket, points: number, redis: Redis | undefined): RateLimiterAbstract {
  return limiterOf(bucket, { points, duration: bucket.endsWith('PerHour') ? HOUR_S : MINUTE_S }, redis);
}

function limiterOf(name: string, window: { points: number; duration: number }, redis: Redis | undefined): RateLimiterAbstract {
  const here = new RateLimiterMemory(window);
  if (redis === undefined) return here;
  const keyPrefix = `lobby:rate:${name}`;
  return new RateLimiterRedis({ ...window, storeClient: redis, keyPrefix, rejectIfRedisNotReady: true, insuranceLimiter: here });
}
