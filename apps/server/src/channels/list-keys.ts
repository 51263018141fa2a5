import { isMessagingKind } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { readChannels } from './channel.repository.ts';

/** Public keys of the channels that pages may show, the oldest first. */
export async function listKeys(scope: TenantScope): Promise<string[]> {
  const all = await readChannels(scope);
  return all.filter(({ status, kind }) => status === 'active' && !isMessagingKind(kind)).map(({ public_key: key }) => key);
}
