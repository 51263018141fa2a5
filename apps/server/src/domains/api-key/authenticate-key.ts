import type { KeyScope } from '@lobby/contract';
import { inTenant } from '#/database/transaction.ts';
import { findSubscription } from '#/domains/pay/find-subscription.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { findByDigest, touchKey } from './api-key.repository.ts';
import { readKey } from './key-text.ts';

/** A key in use is written down at most this often, in milliseconds. */
const TOUCH_EVERY_MS = 60_000;

/** The program that holds a key. */
export interface KeyHolder {
  tenantId: number;
  keyId: string;
  scopes: readonly KeyScope[];
}

/**
 * Whose key a call carries in its `Authorization: Bearer` header.
 * @throws BusinessError wrong_key for one that is unknown, revoked or over; subscription_expired
 */
export async function authenticateKey(
  header: string | undefined,
  { database, now }: Pick<Services, 'database' | 'now'>,
): Promise<KeyHolder> {
  const read = readKey(/^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1] ?? '');
  if (!read) throw new BusinessError('wrong_key');
  const at = now();
  return inTenant(database, read.tenantId, async (scope) => {
    const key = await findByDigest(scope, read.digest, at);
    if (key?.state !== 'active') throw new BusinessError('wrong_key');
    if ((await findSubscription(scope, at)).endTime <= at) throw new BusinessError('subscription_expired');
    if (at - (key.last_used_at ?? 0) >= TOUCH_EVERY_MS) await touchKey(scope, key.id, at);
    return { tenantId: read.tenantId, keyId: key.id, scopes: key.scopes };
  });
}

/** @throws BusinessError refused where the key is not meant for this */
export function requireScope({ scopes }: KeyHolder, scope: KeyScope): void {
  if (!scopes.includes(scope)) throw new BusinessError('refused');
}
