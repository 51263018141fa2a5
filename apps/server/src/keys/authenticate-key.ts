import type { ApiKey, KeyScope } from '@lobby/contract';
import { inTenant } from '#/database/transaction.ts';
import { findSubscription } from '#/domains/pay/find-subscription.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { isWithin } from './address-ranges.ts';
import { countUse, findByDigest } from './key.repository.ts';
import { readKeyText } from './key-text.ts';

/** The program that holds a key. */
export interface KeyHolder {
  tenantId: number;
  keyId: string;
  /** What the business calls the key: what the program writes is signed with it. */
  name: string;
  scopes: readonly KeyScope[];
  /** Channels that it is limited to; none is no limit. */
  channelIds: readonly string[];
  /** Calls a minute; null is as many as any key may make. */
  ratePerMin: number | null;
}

/** The same words in a header for `lobby_live_…` whoever writes it: `Authorization: Bearer`. */
const BEARER = /^Bearer\s+(\S+)$/i;
const KEY_LIKE = /^(?:lobby|ck)_live_/;

type KeyServices = Pick<Services, 'database' | 'now'>;

/**
 * Whose key a call carries in its `Authorization: Bearer` header. One whose checksum is wrong is refused without a look at the database.
 * @throws BusinessError wrong_key, key_mistyped, key_expired, key_revoked, key_address, subscription_expired
 */
export async function authenticateKey(header: string | undefined, address: string, { database, now }: KeyServices): Promise<KeyHolder> {
  const text = BEARER.exec(header ?? '')?.[1] ?? '';
  const read = readKeyText(text);
  if (!read) throw new BusinessError(KEY_LIKE.test(text) ? 'key_mistyped' : 'wrong_key');
  const at = now();
  return inTenant(database, read.tenantId, async (scope) => {
    const key = await findByDigest(scope, read.digest, at);
    if (!key) throw new BusinessError('wrong_key');
    requireUsable(key, address);
    if ((await findSubscription(scope, at)).endTime <= at) throw new BusinessError('subscription_expired');
    const { id: keyId, name, scopes, channel_ids: channelIds, rate_per_min: ratePerMin } = key;
    return { tenantId: read.tenantId, keyId, name, scopes, channelIds, ratePerMin };
  });
}

function requireUsable({ state, allowed_addresses: allowed }: Pick<ApiKey, 'state' | 'allowed_addresses'>, address: string): void {
  if (state === 'revoked') throw new BusinessError('key_revoked');
  if (state === 'expired') throw new BusinessError('key_expired');
  if (!isWithin(address, allowed)) throw new BusinessError('key_address', {}, { address });
}

/** Notes a call of a key that is going to be served. */
export function noteUse({ database, now }: KeyServices, { tenantId, keyId }: KeyHolder, address: string): Promise<void> {
  return inTenant(database, tenantId, (scope) => countUse(scope, keyId, address, now()));
}

/** @throws BusinessError scope_missing where the key is not meant for this */
export function requireScope({ scopes }: Pick<KeyHolder, 'scopes'>, scope: KeyScope): void {
  if (!scopes.includes(scope)) throw new BusinessError('scope_missing', {}, { scope });
}
