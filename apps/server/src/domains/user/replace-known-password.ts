import { inPlatform } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { claimAccount, provePassword } from './password-proof.ts';
import { endResetKeys } from './reset-key.repository.ts';
import { revokeSessions } from './session.repository.ts';
import { updateUser } from './user.repository.ts';

/**
 * Puts another password in the place of one that everybody knows, and ends the sessions that it has opened.
 * @param next undefined only asks
 * @returns whether the known one still opens the account
 */
export async function replaceKnownPassword(
  services: Pick<Services, 'database' | 'passwords' | 'now'>,
  { email, password }: { email: string; password: string },
  next: string | undefined,
): Promise<boolean> {
  const proof = await provePassword(services, email, password);
  if (!proof) return false;
  if (next === undefined) return true;
  const passwordHash = await services.passwords.hash(next);
  await inPlatform(services.database, async (scope) => {
    const account = await claimAccount(scope, proof);
    if (!account) return;
    const now = new Date(services.now());
    await updateUser(scope, account.id, { passwordHash });
    await endResetKeys(scope, email, now);
    await revokeSessions(scope, account.id, 'all', now);
  });
  return false;
}
