import type { channels, RequestOf } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { TenantScope } from '#/database/transaction.ts';
import { insertChannel, type StoredChannel } from './channel.repository.ts';
import { readChannel } from './find-channel-of.ts';
import { newPublicKey } from './public-key.ts';

/** Adds a channel with a key of its own. @param by who adds it */
export async function addChannel(
  scope: TenantScope,
  { id = randomUUID(), kind, name, allowed_origins: origins, look, home }: RequestOf<typeof channels.create>,
  by: string,
  now: number,
): Promise<StoredChannel> {
  const publicKey = newPublicKey(scope.tenantId);
  await insertChannel(scope, { id, kind, name, publicKey, allowedOrigins: [...new Set(origins)], look, home, by }, now);
  return readChannel(scope, id);
}
