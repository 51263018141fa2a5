import type { TenantScope } from '#/database/transaction.ts';
import { insertIntoTeams } from './team.repository.ts';

/** Puts a member into teams; one that is gone is left out. */
export async function joinTeams(scope: TenantScope, userId: number, teamIds: string[]): Promise<void> {
  if (teamIds.length > 0) await insertIntoTeams(scope, userId, teamIds);
}
