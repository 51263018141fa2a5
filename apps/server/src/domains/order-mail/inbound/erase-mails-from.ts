import type { TenantScope } from '#/database/transaction.ts';
import { eraseSender } from './mail.repository.ts';

/**
 * Erases what came from addresses and became no work order of theirs: refused and held mails with all that they say. Of a mail in the
 * work order of somebody else, its thread keeps the words, and forgets whose they were.
 */
export async function eraseMailsFrom(scope: TenantScope, addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0) await eraseSender(scope, addresses);
}
