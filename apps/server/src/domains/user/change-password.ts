import type { Call } from '#/call.ts';
import type { PlatformScope } from '#/database/transaction.ts';
import { recordOwn } from '#/domains/audit/record-audit.ts';
import { endResetKeys } from './reset-key.repository.ts';
import { revokeSessions } from './session.repository.ts';
import { findUserById, updateUser } from './user.repository.ts';
import { writeNotice } from './write-notice.ts';

/**
 * Gives an account another password: keys to set one end, and so do sessions (all, or all but one), and the owner is told.
 * @returns the sessions that were ended, to be cut off after the commit
 */
export async function changePassword(
  scope: PlatformScope,
  account: { id: number; email: string },
  passwordHash: string,
  ended: { except: string } | 'all',
  call: Pick<Call, 'ip' | 'userAgent' | 'services'>,
): Promise<string[]> {
  const now = call.services.now();
  await updateUser(scope, account.id, { passwordHash });
  await endResetKeys(scope, account.email, new Date(now));
  const sessions = await revokeSessions(scope, account.id, ended, new Date(now));
  await writeNotice(scope, account.id, 'password_changed', call, now);
  const { name } = (await findUserById(scope, account.id)) ?? { name: '' };
  await recordOwn(scope, { id: account.id, name }, 'user.password', { ip: call.ip, at: now });
  return sessions;
}
