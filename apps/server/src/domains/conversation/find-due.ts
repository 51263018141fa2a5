import type { TenantScope } from '#/database/transaction.ts';
import { readSettings } from '#/domains/team/session-settings.ts';
import { countDue, lockDue } from './erasure.repository.ts';

/** Conversations that have been closed for so many months and can go on no more, locked; never an open one. */
export async function lockClosed(scope: TenantScope, months: number, now: number, limit: number): Promise<string[]> {
  const { reopen_hours: reopenHours } = await readSettings(scope);
  return lockDue(scope, months, reopenHours, now, limit);
}

/** How many there are, with their messages and files. */
export async function countClosed(scope: TenantScope, months: number, now: number) {
  const { reopen_hours: reopenHours } = await readSettings(scope);
  return countDue(scope, months, reopenHours, now);
}
