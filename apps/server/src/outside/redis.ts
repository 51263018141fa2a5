import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** A command that is not answered within this has failed: nobody's request waits for a Redis that hangs. Milliseconds. */
const COMMAND_TIMEOUT_MS = 500;
/** Longest pause between two tries to come back, in milliseconds. */
const RETRY_MAX_MS = 2_000;

/**
 * A connection to Redis that comes back by itself, for ever. While it is gone commands fail at once instead of piling up.
 * @param address redis:// or rediss://
 */
export function openRedis(address: string, log: Logger): Redis {
  const redis = new Redis(address, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    retryStrategy: (tries) => Math.min(tries * 100, RETRY_MAX_MS),
  });
  let isTold = false;
  redis.on('error', (error: Error) => {
    if (!isTold) log.warn({ err: error }, 'Redis is gone; this process goes on alone until it is back');
    isTold = true;
  });
  redis.on('ready', () => {
    if (isTold) log.warn('Redis is back');
    isTold = false;
  });
  return redis;
}
