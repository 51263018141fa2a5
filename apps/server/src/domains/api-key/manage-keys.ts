import { API_KEYS_MAX, type ApiKey, type apiKeys } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { insertKey, lockAndCountKeys, markRevoked, readKeys } from './api-key.repository.ts';
import { newKey } from './key-text.ts';

const DAY_MS = 86_400_000;

export async function listKeys({ actor, services }: Call<typeof apiKeys.list>): Promise<{ items: ApiKey[] }> {
  return { items: await inTenant(services.database, actor.tenantId, (scope) => readKeys(scope, services.now())) };
}

/** Makes a key, which is told this once. @throws BusinessError quota_exceeded */
export async function createKey({ request, actor, services }: Call<typeof apiKeys.create>): Promise<ApiKey & { key: string }> {
  const { name, scopes, days } = request;
  const now = services.now();
  const { key, ...stored } = newKey(actor.tenantId);
  const made = await inTenant(services.database, actor.tenantId, async (scope) => {
    if ((await lockAndCountKeys(scope, now)) >= API_KEYS_MAX)
      throw new BusinessError('quota_exceeded', { limit: API_KEYS_MAX }, { limit: API_KEYS_MAX });
    const expiresAt = days === null ? null : now + days * DAY_MS;
    return insertKey(scope, { name, scopes: [...new Set(scopes)], by: actor.name, expiresAt, ...stored }, now);
  });
  return { ...made, key };
}

/** Ends a key at once; one that has ended stays as it is. @throws BusinessError not_found */
export async function revokeKey({ request, actor, services }: Call<typeof apiKeys.revoke>): Promise<ApiKey> {
  const revoked = await inTenant(services.database, actor.tenantId, (scope) => markRevoked(scope, request.id, services.now()));
  if (!revoked) throw new BusinessError('not_found');
  return revoked;
}
