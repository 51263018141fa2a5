import type { teams } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { changeMember } from './change-member.ts';
import { changeRole } from './change-role.ts';
import { removeTeam, saveRules, saveSettings, saveTeam } from './change-teams.ts';
import { describePerson, readPeople } from './read-people.ts';
import { removeMember } from './remove-member.ts';
import { readSettings } from './session-settings.ts';
import { listRules } from './list-rules.ts';
import { listTeams } from './list-teams.ts';

export const teamRoutes: Routes<typeof teams> = {
  async members({ actor, services }) {
    const people = await inTenant(services.database, actor.tenantId, (scope) => readPeople(scope, services.now()));
    return { items: people.map(describePerson) };
  },
  updateMember({ request: { id, max_active: maxActive, languages, skills }, actor, services }) {
    return changeMember(services, actor.tenantId, id, { maxActive, languages, skills });
  },
  changeRole,
  removeMember,
  setPresence: ({ request, actor, services }) =>
    changeMember(services, actor.tenantId, actor.userId, { chosen: request.presence, active: true }),
  beat: ({ actor, services }) => changeMember(services, actor.tenantId, actor.userId, { active: true }),
  async list({ actor, services }) {
    return { items: await inTenant(services.database, actor.tenantId, listTeams) };
  },
  create: saveTeam,
  update: saveTeam,
  remove: removeTeam,
  async rules({ actor, services }) {
    return { items: await inTenant(services.database, actor.tenantId, listRules) };
  },
  saveRules,
  settings: ({ actor, services }) => inTenant(services.database, actor.tenantId, readSettings),
  saveSettings,
};
