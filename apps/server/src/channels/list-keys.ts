import type { TenantScope } from '#/database/transaction.ts';
import { readChannels } from './channel.repository.ts';

/** Public keys of the channels that pages may show, the oldest first. */
export async function listKeys(scope: TenantScope): Promise<string[]> {
  const all = await readChannels(scope);
  return all.filter(({ kind, status }) => kind === 'web' && status === 'active').map(({ public_key: key }) => key);
}
