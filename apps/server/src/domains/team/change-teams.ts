import type { AssignmentRule, Team, teams } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { deleteTeam, findRules, findTeams, insertTeam, renameTeam, replaceRules, setMembers } from './team.repository.ts';
import { readSettings, writeSettings, type StoredSettings } from './session-settings.ts';

/** Makes a team, or changes one. @throws BusinessError not_found */
export async function saveTeam({ request, actor, services }: Call<typeof teams.create> | Call<typeof teams.update>): Promise<Team> {
  const saved = await inTenant(services.database, actor.tenantId, async (scope) => {
    const known = 'id' in request ? request.id : undefined;
    if (known !== undefined && !(await renameTeam(scope, known, request.name))) throw new BusinessError('not_found');
    const id = known ?? (await insertTeam(scope, request.name, services.now()));
    await setMembers(scope, id, request.member_ids);
    return (await findTeams(scope)).find((team) => team.id === id);
  });
  services.assigner.wake(actor.tenantId);
  if (!saved) throw new BusinessError('internal');
  return saved;
}

/** Its rules and hours go with it. */
export async function removeTeam({ request, actor, services }: Call<typeof teams.remove>) {
  await inTenant(services.database, actor.tenantId, (scope) => deleteTeam(scope, request.id));
  services.assigner.wake(actor.tenantId);
  return {};
}

export async function saveRules({ request, actor, services }: Call<typeof teams.saveRules>): Promise<{ items: AssignmentRule[] }> {
  const items = await inTenant(services.database, actor.tenantId, async (scope) => {
    await replaceRules(scope, request.items);
    return findRules(scope);
  });
  services.assigner.wake(actor.tenantId);
  return { items };
}

/** @throws BusinessError stale_version with the newer copy */
export async function saveSettings({ request, actor, services }: Call<typeof teams.saveSettings>): Promise<StoredSettings> {
  const saved = await inTenant(services.database, actor.tenantId, async (scope) => {
    const stored = await writeSettings(scope, request);
    if (!stored) throw new BusinessError('stale_version', { current: await readSettings(scope) });
    return stored;
  });
  services.assigner.wake(actor.tenantId);
  return saved;
}
