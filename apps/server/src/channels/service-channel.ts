import { DEFAULT_HOME, DEFAULT_LOOK, type MessagingKind } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { insertChannel, replaceChannel, type StoredChannel } from './channel.repository.ts';
import { newPublicKey } from './public-key.ts';

/** Adds the row that every channel has for one on a service, which stands on no page. @param by who adds it */
export function addServiceChannel(
  scope: TenantScope,
  { id, kind, name, by }: { id: string; kind: MessagingKind; name: string; by: string },
  now: number,
): Promise<void> {
  const publicKey = newPublicKey(scope.tenantId);
  return insertChannel(
    scope,
    { id, kind, name, publicKey, allowedOrigins: [], look: DEFAULT_LOOK, home: DEFAULT_HOME, app: null, by },
    now,
  );
}

/** Names it anew, or pauses it; a new version either way. */
export function saveServiceChannel(
  scope: TenantScope,
  channel: StoredChannel,
  { name, status }: Pick<StoredChannel, 'name' | 'status'>,
  now: number,
): Promise<void> {
  return replaceChannel(scope, { ...channel, name, status }, now);
}
