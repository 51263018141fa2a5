import { API_KEYS_MAX, KEY_LIFE_MAX_MS, KEY_ROTATION_MS, mayGiveScope, type ApiKey, type apiKeys, type KeyScope } from '@lobby/contract';
import type { Call, StaffActor } from '#/call.ts';
import { listChannelIds } from '#/channels/find-channel-of.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import { changeKey, endBy, insertKey, lockAndCountKeys, markRevoked, readKey, readKeys, type NewKey } from './key.repository.ts';
import { makeKeyText } from './key-text.ts';

export async function listKeys({ actor, services }: Call<typeof apiKeys.list>): Promise<{ items: ApiKey[]; rate_max: number }> {
  const items = await inTenant(services.database, actor.tenantId, (scope) => readKeys(scope, services.now()));
  return { items, rate_max: services.config.rates.keys };
}

/** Makes a key, which is told this once. @throws BusinessError quota_exceeded, scope_beyond_role, invalid_request */
export async function createKey(call: Call<typeof apiKeys.create>): Promise<ApiKey & { key: string }> {
  const { request, actor, services, locale } = call;
  const now = services.now();
  const scopes = once(request.scopes);
  requireOwnScopes(actor, scopes);
  requireRate(call, request.rate_per_min);
  const { expires_at: expiresAt } = request;
  if (expiresAt !== null && (expiresAt <= now || expiresAt > now + KEY_LIFE_MAX_MS))
    throw new BusinessError('invalid_request', { fields: [{ path: 'expires_at', message: say(locale, 'fields.key_end') }] });
  return inTenant(services.database, actor.tenantId, async (scope) => {
    if ((await lockAndCountKeys(scope, now)) >= API_KEYS_MAX)
      throw new BusinessError('quota_exceeded', { limit: API_KEYS_MAX }, { limit: API_KEYS_MAX });
    await requireChannels(scope, call, request.channel_ids, []);
    return make(scope, { ...request, scopes, channel_ids: once(request.channel_ids), created_by: actor.name, rotated_from_id: null }, now);
  });
}

/** Changes the name or a limit; what is left out stays. @throws BusinessError not_found, key_ended, scope_beyond_role, invalid_request */
export async function changeLimits(call: Call<typeof apiKeys.update>): Promise<ApiKey> {
  const { request, actor, services } = call;
  const { id, name, channel_ids: channels, allowed_addresses: addresses, rate_per_min: rate } = request;
  if (rate !== undefined) requireRate(call, rate);
  const now = services.now();
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await lockAndCountKeys(scope, now);
    const key = await usableKey(scope, id, now);
    if (channels) {
      // Whoever lets a key see more gives it that.
      requireOwnScopes(actor, key.scopes);
      await requireChannels(scope, call, channels, key.channel_ids);
    }
    await changeKey(scope, {
      id,
      name: name ?? key.name,
      channel_ids: channels ? once(channels) : key.channel_ids,
      allowed_addresses: addresses ?? key.allowed_addresses,
      rate_per_min: rate === undefined ? key.rate_per_min : rate,
    });
    return existingKey(scope, id, now);
  });
}

/**
 * Makes a key that takes over from another one, with the same limits and as long a life; both are valid for `KEY_ROTATION_MS`.
 * @throws BusinessError not_found, key_ended, scope_beyond_role
 */
export async function rotateKey({ request, actor, services }: Call<typeof apiKeys.rotate>): Promise<ApiKey & { key: string }> {
  const now = services.now();
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await lockAndCountKeys(scope, now);
    const old = await usableKey(scope, request.id, now);
    if (old.is_replaced) throw new BusinessError('key_ended');
    requireOwnScopes(actor, old.scopes);
    const life = old.expires_at === null ? null : old.expires_at - old.created_at;
    await endBy(scope, old.id, now + KEY_ROTATION_MS);
    const next = { ...old, created_by: actor.name, rotated_from_id: old.id, expires_at: life === null ? null : now + life };
    return make(scope, next, now);
  });
}

/** Ends a key at once; one that has ended stays as it is. @throws BusinessError not_found */
export async function endKey({ request, actor, services }: Call<typeof apiKeys.remove>): Promise<ApiKey> {
  const now = services.now();
  return inTenant(services.database, actor.tenantId, async (scope) => {
    if (!(await markRevoked(scope, request.id, now))) throw new BusinessError('not_found');
    return existingKey(scope, request.id, now);
  });
}

async function make(scope: TenantScope, draft: Omit<NewKey, 'prefix' | 'digest'>, now: number): Promise<ApiKey & { key: string }> {
  const { key, ...stored } = makeKeyText(scope.tenantId);
  const id = await insertKey(scope, { ...draft, ...stored }, now);
  return { ...(await existingKey(scope, id, now)), key };
}

async function existingKey(scope: TenantScope, id: string, now: number): Promise<ApiKey> {
  const key = await readKey(scope, id, now);
  if (!key) throw new BusinessError('not_found');
  return key;
}

async function usableKey(scope: TenantScope, id: string, now: number): Promise<ApiKey> {
  const key = await existingKey(scope, id, now);
  if (key.state === 'revoked' || key.state === 'expired') throw new BusinessError('key_ended');
  return key;
}

/** @throws BusinessError scope_beyond_role, which names those that the actor may not give */
function requireOwnScopes(actor: StaffActor, scopes: readonly KeyScope[]): void {
  const beyond = scopes.filter((scope) => !mayGiveScope(actor, actor.reach, scope));
  if (beyond.length > 0) throw new BusinessError('scope_beyond_role', {}, { scopes: beyond.join(', ') });
}

const once = <Each>(given: readonly Each[]): Each[] => [...new Set(given)];

/** @throws BusinessError invalid_request for a channel that there is not; one that was removed may stay where the key had it */
async function requireChannels(
  scope: TenantScope,
  { locale }: Pick<Call, 'locale'>,
  given: readonly string[],
  had: readonly string[],
): Promise<void> {
  const there = new Set([...had, ...(await listChannelIds(scope))]);
  const missing = given.findIndex((id) => !there.has(id));
  if (missing < 0) return;
  throw new BusinessError('invalid_request', { fields: [{ path: `channel_ids.${missing}`, message: say(locale, 'fields.key_channel') }] });
}

/** @throws BusinessError invalid_request for more than any key may make */
function requireRate({ services, locale }: Pick<Call, 'services' | 'locale'>, rate: number | null): void {
  const max = services.config.rates.keys;
  if (rate === null || rate <= max) return;
  throw new BusinessError('invalid_request', { fields: [{ path: 'rate_per_min', message: say(locale, 'fields.key_rate', { max }) }] });
}
