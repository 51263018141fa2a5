import type { AssignmentRule, Team } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { waitForSame } from '#/database/wait-for-same.ts';

export async function findTeams({ tenantId, db }: TenantScope): Promise<Team[]> {
  const { rows } = await db.execute(sql`SELECT t.id, t.name,
      coalesce((SELECT jsonb_agg(m.user_id ORDER BY m.user_id) FROM team_member m WHERE m.tenant_id = t.tenant_id AND m.team_id = t.id), '[]') AS member_ids
    FROM team t WHERE t.tenant_id = ${tenantId} ORDER BY t.name, t.id`);
  return rows as unknown as Team[];
}

export async function insertTeam({ tenantId, db }: TenantScope, name: string, now: number): Promise<string> {
  const { rows } = await db.execute(
    sql`INSERT INTO team (tenant_id, name, created_at) VALUES (${tenantId}, ${name}, to_timestamp(${now} / 1000.0)) RETURNING id`,
  );
  return (rows[0] as { id: string }).id;
}

/** @returns false where there is no such team */
export async function renameTeam({ tenantId, db }: TenantScope, id: string, name: string): Promise<boolean> {
  const { rows } = await db.execute(sql`UPDATE team SET name = ${name} WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING id`);
  return rows.length > 0;
}

/** Puts exactly these people into a team; who is none of the business's is left out. */
export async function setMembers({ tenantId, db }: TenantScope, id: string, userIds: number[]): Promise<void> {
  const ids = sql`${sql.param(userIds)}::bigint[]`;
  await db.execute(sql`DELETE FROM team_member WHERE tenant_id = ${tenantId} AND team_id = ${id} AND NOT user_id = ANY(${ids})`);
  await db.execute(sql`INSERT INTO team_member (tenant_id, team_id, user_id)
    SELECT ${tenantId}, ${id}, user_id FROM tenant_member WHERE tenant_id = ${tenantId} AND user_id = ANY(${ids}) ON CONFLICT DO NOTHING`);
}

export async function deleteTeam({ tenantId, db }: TenantScope, id: string): Promise<void> {
  await db.execute(sql`DELETE FROM team WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function findRules({ tenantId, db }: TenantScope): Promise<AssignmentRule[]> {
  const { rows } = await db.execute(
    sql`SELECT match, team_id, strategy FROM assignment_rule WHERE tenant_id = ${tenantId} ORDER BY position`,
  );
  return rows as unknown as AssignmentRule[];
}

/** Puts these rules in the place of all that were; a rule of a team that is gone is left out. */
export async function replaceRules(scope: TenantScope, rules: AssignmentRule[]): Promise<void> {
  await waitForSame(scope, 'assignment_rule', '');
  const { tenantId, db } = scope;
  await db.execute(sql`DELETE FROM assignment_rule WHERE tenant_id = ${tenantId}`);
  await db.execute(sql`INSERT INTO assignment_rule (tenant_id, position, match, team_id, strategy)
    SELECT ${tenantId}, row_number() OVER (ORDER BY r.ordinality), r.rule->'match', (r.rule->>'team_id')::uuid, r.rule->>'strategy'
    FROM jsonb_array_elements(${JSON.stringify(rules)}::jsonb) WITH ORDINALITY AS r(rule, ordinality)
    WHERE r.rule->>'team_id' IS NULL OR EXISTS (SELECT FROM team t WHERE t.tenant_id = ${tenantId} AND t.id = (r.rule->>'team_id')::uuid)`);
}

export async function findTeamsOf({ tenantId, db }: TenantScope, userId: number): Promise<string[]> {
  const { rows } = await db.execute(sql`SELECT team_id FROM team_member WHERE tenant_id = ${tenantId} AND user_id = ${userId}`);
  return (rows as unknown as { team_id: string }[]).map(({ team_id: id }) => id);
}

export async function insertIntoTeams({ tenantId, db }: TenantScope, userId: number, teamIds: string[]): Promise<void> {
  await db.execute(sql`INSERT INTO team_member (tenant_id, team_id, user_id)
    SELECT ${tenantId}, id, ${userId} FROM team WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param(teamIds)}::uuid[]) ON CONFLICT DO NOTHING`);
}

/** Takes a person out of every team, and forgets how much they take. */
export async function deletePerson({ tenantId, db }: TenantScope, userId: number): Promise<void> {
  await db.execute(sql`DELETE FROM team_member WHERE tenant_id = ${tenantId} AND user_id = ${userId}`);
  await db.execute(sql`DELETE FROM availability WHERE tenant_id = ${tenantId} AND user_id = ${userId}`);
}
