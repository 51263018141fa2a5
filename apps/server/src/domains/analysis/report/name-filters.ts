import type { TenantScope } from '#/database/transaction.ts';
import { readNames } from './beside.repository.ts';

/** What a report is narrowed to by person and team, as it is called; undefined of what is not there any more. */
export async function nameFilters(scope: TenantScope, { agent, team }: { agent?: number | undefined; team?: string | undefined }) {
  const { agents, teams } = await readNames(scope, agent === undefined || agent === 0 ? [] : [String(agent)]);
  return { agent: agents.get(String(agent)), team: teams.get(team?.toLowerCase() ?? '') };
}
