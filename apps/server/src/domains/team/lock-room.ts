import type { TenantScope } from '#/database/transaction.ts';
import { lockPeople } from './availability.repository.ts';

/** What each of these people can still take; held until the transaction ends, so that nobody gets more than they can. */
export async function lockRoom(scope: TenantScope, userIds: number[]): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  return new Map((await lockPeople(scope, [...new Set(userIds)])).map(({ id, room }) => [id, room]));
}
