import type { PlatformScope } from '#/database/transaction.ts';
import { lockUser } from './user.repository.ts';

/** Until the transaction ends, nobody else changes the account: its password, its two-step codes, its business. */
export async function lockAccount(scope: PlatformScope, userId: number): Promise<void> {
  await lockUser(scope, userId);
}
