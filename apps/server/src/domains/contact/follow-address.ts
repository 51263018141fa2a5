import type { TenantScope } from '#/database/transaction.ts';
import { addMovedAddress } from './kept-merge.repository.ts';

/** Somebody has another address on a service: a merge that brought the one they had goes back with the new one as well. */
export function followAddress(scope: TenantScope, channelId: string, before: string, after: string): Promise<void> {
  return addMovedAddress(scope, channelId, before, after);
}
