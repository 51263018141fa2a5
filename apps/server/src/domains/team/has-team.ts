import type { TenantScope } from '#/database/transaction.ts';
import { findTeams } from './team.repository.ts';

export async function hasTeam(scope: TenantScope, id: string): Promise<boolean> {
  return (await findTeams(scope)).some((team) => team.id === id);
}
