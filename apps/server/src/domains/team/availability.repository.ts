import { may, ROLES, type Locale, type Permission, type Presence, type Reach } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { AvailabilityFacts } from './presence.ts';

/** A member with what is known of their time. */
export interface PersonRow extends AvailabilityFacts {
  id: number;
  name: string;
  /** The upload that their face was drawn from. */
  face: string | null;
  email: string;
  role: string | null;
  /** Those of a role that the business made itself; null of a built-in one. */
  permissions: Permission[] | null;
  reach: Reach;
  owner: boolean;
  /** Last given a conversation by itself, in epoch milliseconds. */
  givenAt: number | null;
  maxActive: number;
  languages: Locale[];
  skills: string[];
  load: number;
  teams: { id: string; name: string }[];
}

/** Most conversations at a time of somebody for whom nobody has said. */
export const DEFAULT_MAX_ACTIVE = 6;

export async function findPeople({ tenantId, db }: TenantScope): Promise<PersonRow[]> {
  const { rows } =
    await db.execute(sql`SELECT u.id, u.name, m.face, u.email, m.role, r.permissions, m.reach, m.user_id = b.owner_id AS owner, coalesce(a.chosen, 'online') AS chosen,
      coalesce(epoch_ms(a.chosen_at), 0) AS "chosenAt", epoch_ms(a.seen_at) AS "seenAt", epoch_ms(a.active_at) AS "activeAt", epoch_ms(a.given_at) AS "givenAt",
      coalesce(a.max_active, ${DEFAULT_MAX_ACTIVE}) AS "maxActive", coalesce(a.languages, '{}') AS languages, coalesce(a.skills, '{}') AS skills,
      (SELECT count(*) FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.agent_id = u.id AND c.status IN ('open', 'waiting')) AS load,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) ORDER BY t.name) FROM team_member tm JOIN team t ON t.tenant_id = tm.tenant_id AND t.id = tm.team_id
        WHERE tm.tenant_id = ${tenantId} AND tm.user_id = u.id), '[]') AS teams
    FROM tenant_member m JOIN tenant b ON b.id = m.tenant_id JOIN app_user u ON u.id = m.user_id LEFT JOIN availability a ON a.tenant_id = m.tenant_id AND a.user_id = m.user_id
      LEFT JOIN custom_role r ON r.tenant_id = m.tenant_id AND r.id::text = m.role
    WHERE m.tenant_id = ${tenantId} AND u.status = 'active' ORDER BY u.name, u.id`);
  return rows as unknown as PersonRow[];
}

/** What is stored of one person; what is left out stays. */
export interface AvailabilityChange {
  chosen?: Presence;
  seen?: boolean;
  active?: boolean;
  given?: boolean;
  maxActive?: number | undefined;
  languages?: Locale[] | undefined;
  skills?: string[] | undefined;
}

/** Stores a change of members, of whom nothing may be stored yet; strangers are left out. */
export async function changeAvailability(
  { tenantId, db }: TenantScope,
  userIds: number[],
  change: AvailabilityChange,
  now: number,
): Promise<void> {
  const at = sql`to_timestamp(${now} / 1000.0)`;
  const when = (flag: boolean | undefined) => (flag ? at : sql`NULL::timestamptz`);
  const list = (values: string[] | undefined) => (values === undefined ? sql`NULL::text[]` : sql`${sql.param(values)}::text[]`);
  await db.execute(sql`INSERT INTO availability AS a (tenant_id, user_id, chosen, chosen_at, seen_at, active_at, given_at, max_active, languages, skills)
    SELECT ${tenantId}, m.user_id, coalesce(${change.chosen ?? null}, 'online'), ${at}, ${when(change.seen)}, ${when(change.active)}, ${when(change.given)},
      coalesce(${change.maxActive ?? null}::int, ${DEFAULT_MAX_ACTIVE}), coalesce(${list(change.languages)}, '{}'), coalesce(${list(change.skills)}, '{}')
    FROM tenant_member m WHERE m.tenant_id = ${tenantId} AND m.user_id = ANY(${sql.param(userIds)}::bigint[]) ORDER BY m.user_id
    ON CONFLICT (tenant_id, user_id) DO UPDATE SET
      chosen = coalesce(${change.chosen ?? null}, a.chosen), chosen_at = CASE WHEN coalesce(${change.chosen ?? null}, a.chosen) = a.chosen THEN a.chosen_at ELSE ${at} END,
      seen_at = coalesce(${when(change.seen)}, a.seen_at), active_at = coalesce(${when(change.active)}, a.active_at), given_at = coalesce(${when(change.given)}, a.given_at),
      max_active = coalesce(${change.maxActive ?? null}::int, a.max_active), languages = coalesce(${list(change.languages)}, a.languages), skills = coalesce(${list(change.skills)}, a.skills)`);
}

/** Locks people and counts what each can still take, so that two servers never fill the same place. */
export async function lockPeople({ tenantId, db }: TenantScope, userIds: number[]): Promise<{ id: number; room: number }[]> {
  const ids = sql`${sql.param(userIds)}::bigint[]`;
  const { rows: locked } = await db.execute(
    sql`SELECT user_id AS id, max_active AS max FROM availability WHERE tenant_id = ${tenantId} AND user_id = ANY(${ids}) ORDER BY user_id FOR UPDATE`,
  );
  const { rows: loads } = await db.execute(sql`SELECT agent_id AS id, count(*) AS load FROM conversation
    WHERE tenant_id = ${tenantId} AND agent_id = ANY(${ids}) AND status IN ('open', 'waiting') GROUP BY agent_id`);
  const load = new Map((loads as unknown as { id: number; load: number }[]).map((row) => [row.id, row.load]));
  return (locked as unknown as { id: number; max: number }[]).map(({ id, max }) => ({ id, room: max - (load.get(id) ?? 0) }));
}

/** Stored built-in roles of people who answer visitors; an admin has none. */
const ANSWERING = ['owner', ...ROLES].filter((role) => may({ role }, 'session.reply'));

/** SQL: those who are there to answer, as `a`. */
const there = (tenantId: number, seenAfter: number, activeAfter: number) =>
  sql`FROM availability a JOIN tenant_member m ON m.tenant_id = a.tenant_id AND m.user_id = a.user_id
      LEFT JOIN custom_role r ON r.tenant_id = m.tenant_id AND r.id::text = m.role
    WHERE a.tenant_id = ${tenantId} AND (coalesce(m.role, 'admin') = ANY(${sql.param(ANSWERING)}::text[]) OR 'session.reply' = ANY(r.permissions)) AND a.chosen IN ('online', 'busy')
      AND a.seen_at > to_timestamp(${seenAfter} / 1000.0) AND coalesce(a.active_at, a.seen_at) > to_timestamp(${activeAfter} / 1000.0)`;

/** Whether anybody is there to answer, and of them anybody who can take another conversation. */
export async function findStaff(
  { tenantId, db }: TenantScope,
  seenAfter: number,
  activeAfter: number,
): Promise<{ there: boolean; free: boolean }> {
  const { rows } = await db.execute(sql`SELECT count(*) > 0 AS there, coalesce(bool_or(a.chosen = 'online' AND a.max_active >
      (SELECT count(*) FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.agent_id = a.user_id AND c.status IN ('open', 'waiting'))), false) AS free
    ${there(tenantId, seenAfter, activeAfter)}`);
  return rows[0] as { there: boolean; free: boolean };
}

/** Some who are there to answer, by name. */
export async function findPeopleThere(
  { tenantId, db }: TenantScope,
  seenAfter: number,
  activeAfter: number,
  limit: number,
): Promise<{ name: string; face: string | null }[]> {
  const { rows } =
    await db.execute(sql`SELECT u.name, f.face FROM app_user u JOIN tenant_member f ON f.tenant_id = ${tenantId} AND f.user_id = u.id
    WHERE u.status = 'active' AND u.id IN (SELECT a.user_id ${there(tenantId, seenAfter, activeAfter)})
    ORDER BY u.name, u.id LIMIT ${limit}`);
  return rows as unknown as { name: string; face: string | null }[];
}
