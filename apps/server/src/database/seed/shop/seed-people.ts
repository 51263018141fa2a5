import { sql } from 'drizzle-orm';
import type { PlatformScope, TenantScope } from '#/database/transaction.ts';
import type { Agent } from '#/domains/conversation/conversation-state.ts';
import { changeAvailability } from '#/domains/team/availability.repository.ts';
import { joinTeams } from '#/domains/team/join-teams.ts';
import { insertTeam } from '#/domains/team/team.repository.ts';
import { addMember } from '#/domains/tenant/add-member.ts';
import { createUser } from '#/domains/user/create-user.ts';
import { DEMO_OWNER } from './shop-names.ts';
import type { ShopFacts } from './shop-facts.ts';

export type People = Readonly<Record<string, Agent>>;

/** Makes the accounts of the shop. Nobody can sign in as anybody but the owner: the others have no password and no address that reaches anybody. */
export async function createPeople(scope: PlatformScope, { people }: ShopFacts, owner: Agent, now: number): Promise<People> {
  const made: Record<string, Agent> = { [DEMO_OWNER]: owner };
  for (const [key, { name, locale }] of Object.entries(people)) {
    if (key === DEMO_OWNER) continue;
    const id = await createUser(scope, { email: `${key}@northfold.example`, passwordHash: null, name, locale }, now);
    if (id === undefined) throw new Error(`${key} of the demo has an account already`);
    made[key] = { id, name };
  }
  return made;
}

/** Makes them members, puts them into their teams, and says what they speak. @returns the ids of the teams, by key */
export async function seatPeople(
  scope: TenantScope,
  { people, teams }: ShopFacts,
  made: People,
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const teamIds = new Map<string, string>();
  for (const [key, name] of Object.entries(teams)) teamIds.set(key, await insertTeam(scope, name, now));
  for (const [key, { role, teams: own, languages }] of Object.entries(people)) {
    const id = made[key]?.id ?? 0;
    if (key !== DEMO_OWNER) await addMember(scope, { userId: id, role }, now);
    await joinTeams(
      scope,
      id,
      own.flatMap((team) => teamIds.get(team) ?? []),
    );
    await changeAvailability(scope, [id], { languages }, now);
  }
  return teamIds;
}

/** They were last there when they last wrote. */
export async function rememberPeople({ tenantId, db }: TenantScope): Promise<void> {
  await db.execute(sql`UPDATE availability a SET seen_at = t.last, active_at = t.last FROM (
      SELECT m.author_id::bigint AS id, max(m.created_at) AS last FROM message m WHERE m.tenant_id = ${tenantId} AND m.author_kind = 'agent' GROUP BY 1) t
    WHERE a.tenant_id = ${tenantId} AND a.user_id = t.id`);
}
