import type { PlatformScope } from '#/database/transaction.ts';
import { findUserByEmail, findUserById } from './user.repository.ts';

export interface Account {
  id: number;
  hasPassword: boolean;
}

/** An account by its id or its address; undefined where there is none. */
export async function findAccount(scope: PlatformScope, by: { id: number } | { email: string }): Promise<Account | undefined> {
  const found = 'id' in by ? await findUserById(scope, by.id) : await findUserByEmail(scope, by.email);
  return found && { id: found.id, hasPassword: found.passwordHash !== null };
}
