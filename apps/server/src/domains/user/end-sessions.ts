import type { PlatformScope } from '#/database/transaction.ts';
import { revokeSessions } from './session.repository.ts';

/** Ends every sign-in of an account. @returns those that were ended, to be cut off after the commit */
export function endSessions(scope: PlatformScope, userId: number, now: number): Promise<string[]> {
  return revokeSessions(scope, userId, 'all', new Date(now));
}
