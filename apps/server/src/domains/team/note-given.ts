import type { TenantScope } from '#/database/transaction.ts';
import { changeAvailability } from './availability.repository.ts';

/** Notes that people were given conversations, so that among equals the next goes to somebody else. */
export function noteGiven(scope: TenantScope, userIds: number[], now: number): Promise<void> {
  return changeAvailability(scope, userIds, { given: true }, now);
}
