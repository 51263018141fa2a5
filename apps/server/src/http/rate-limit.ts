import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '#/config.ts';
import { BusinessError } from '#/errors.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;

export type Bucket = keyof Config['rates'];

export interface RateLimit {
  /** Counts one call. @throws BusinessError throttled, with the seconds to wait */
  spend(bucket: Bucket, key: string): Promise<void>;
}

/** Counts calls by caller in this process; several processes each grant the full rate. */
export function createRateLimit(rates: Config['rates']): RateLimit {
  const limiters = Object.fromEntries(
    Object.entries(rates).map(([bucket, points]) => [
      bucket,
      new RateLimiterMemory({ points, duration: bucket === 'mailPerHour' ? HOUR_S : MINUTE_S }),
    ]),
  ) as Record<Bucket, RateLimiterMemory>;
  return {
    async spend(bucket, key) {
      try {
        await limiters[bucket].consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new BusinessError('throttled', { retry_after: seconds });
      }
    },
  };
}
