import type { Team } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findTeams } from './team.repository.ts';

/** The teams of the business, by name. */
export function listTeams(scope: TenantScope): Promise<Team[]> {
  return findTeams(scope);
}
