import type { AppNames, channels, RequestOf } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { TenantScope } from '#/database/transaction.ts';
import { insertChannel, type StoredChannel } from './channel.repository.ts';
import { readChannel } from './find-channel-of.ts';
import { newPublicKey } from './public-key.ts';

/** An app that has not said what its platforms call it. */
const NO_NAMES: AppNames = { package_name: '', bundle_id: '', scheme: '' };

/** Adds a channel with a key of its own. @param by who adds it */
export async function addChannel(
  scope: TenantScope,
  { id = randomUUID(), kind, name, allowed_origins: origins, look, home, app }: RequestOf<typeof channels.create>,
  by: string,
  now: number,
): Promise<StoredChannel> {
  // Pages of an app have no origin that could be named.
  const isApp = kind === 'app';
  const publicKey = newPublicKey(scope.tenantId);
  await insertChannel(
    scope,
    {
      id,
      kind,
      name,
      publicKey,
      allowedOrigins: isApp ? [] : [...new Set(origins)],
      look,
      home,
      app: isApp ? (app ?? NO_NAMES) : null,
      by,
    },
    now,
  );
  return readChannel(scope, id);
}
