import type { CodeName } from '@lobby/contract';
import type { Context } from 'hono';
import { BusinessError } from '#/errors.ts';
import { fairTurns } from '#/fair-turns.ts';
import { callerAddress, sourceOf } from '#/http/caller-address.ts';
import type { RateLimit } from '#/http/rate-limit.ts';
import { authenticateKey, noteUse, type KeyHolder } from '#/keys/authenticate-key.ts';
import type { Services } from '#/services.ts';

/** Keys from addresses that have tried too many wrong ones are looked at a few at a time. */
const SUSPECTS_AT_ONCE = 2;
const SUSPECTS_WAITING = { all: 64, own: 8 };
const SUSPECT_RETRY_S = 2;

/** Who names no key that there is may be guessing. */
const WRONG: ReadonlySet<CodeName> = new Set(['wrong_key', 'key_mistyped']);

/** Lets programs in by their keys, as often as those may call. */
export interface Admission {
  /** @throws BusinessError for a key that is not good, or throttled */
  admit(c: Context): Promise<KeyHolder>;
  /** Counts one more call of who is in. @throws BusinessError throttled */
  spend(holder: KeyHolder): Promise<void>;
}

export function createAdmission(services: Services, rateLimit: RateLimit): Admission {
  const throttled = () => new BusinessError('throttled', { retry_after: SUSPECT_RETRY_S });
  const inTurn = fairTurns(SUSPECTS_AT_ONCE, SUSPECTS_WAITING, throttled);
  const spend = async ({ keyId, ratePerMin }: KeyHolder) => {
    if (ratePerMin !== null) await rateLimit.spendOwn(keyId, ratePerMin);
    await rateLimit.spend('keys', keyId);
  };
  return {
    spend,
    async admit(c) {
      const address = callerAddress(c, services.config.trustProxy);
      const source = sourceOf(address);
      const bucket = `key:${source}`;
      const authenticate = () => authenticateKey(c.req.header('authorization'), address, services);
      try {
        const isSuspect = await rateLimit.isSpent('anyone', bucket);
        const holder = await (isSuspect ? inTurn({ own: source, source, account: source }, authenticate) : authenticate());
        await spend(holder);
        await noteUse(services, holder, address);
        return holder;
      } catch (error) {
        // Wrong keys are counted, and keep no right one of the same address out.
        if (error instanceof BusinessError && WRONG.has(error.code)) await rateLimit.spend('anyone', bucket);
        throw error;
      }
    },
  };
}
