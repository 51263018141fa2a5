import type { TenantScope } from '#/database/transaction.ts';
import { findTeamsOf } from './team.repository.ts';

/** Ids of the teams that somebody is in. */
export function teamsOfPerson(scope: TenantScope, userId: number): Promise<string[]> {
  return findTeamsOf(scope, userId);
}
