import type { Reach } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { InviteKey } from './invite-key.ts';

export interface InviteRow {
  id: string;
  email: string;
  /** null is an admin (§6). */
  role: string | null;
  /** Which conversations they will see. */
  reach: Reach;
  teams: { id: string; name: string }[];
  invitedByName: string;
  sentAt: number;
  expiresAt: number;
}

const COLUMNS =
  sql.raw(`i.id, i.email, i.role, i.reach, i.invited_by_name AS "invitedByName", epoch_ms(i.sent_at) AS "sentAt", epoch_ms(i.expires_at) AS "expiresAt",
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) ORDER BY t.name) FROM team t WHERE t.tenant_id = i.tenant_id AND t.id = ANY(i.team_ids)), '[]') AS teams`);

const at = (ms: number): SQL => sql`to_timestamp(${ms} / 1000.0)`;

/** Those that wait for their people, the latest first; also those that have expired. */
export async function findInvites({ tenantId, db }: TenantScope): Promise<InviteRow[]> {
  const { rows } = await db.execute(
    sql`SELECT ${COLUMNS} FROM invite i WHERE i.tenant_id = ${tenantId} AND i.state = 'pending' ORDER BY i.created_at DESC, i.id DESC`,
  );
  return rows as unknown as InviteRow[];
}

/** One that waits, held until the transaction ends; expired or not. */
export async function lockInvite({ tenantId, db }: TenantScope, id: string): Promise<InviteRow | undefined> {
  const { rows } = await db.execute(
    sql`SELECT ${COLUMNS} FROM invite i WHERE i.tenant_id = ${tenantId} AND i.id = ${id} AND i.state = 'pending' FOR UPDATE OF i`,
  );
  return rows[0] as InviteRow | undefined;
}

/** The one that a key opens, if it is open at `now`. */
export async function findOpenInvite({ tenantId, db }: TenantScope, key: InviteKey, now: number): Promise<InviteRow | undefined> {
  const which = key.by === 'mail' ? sql`i.token_hash = ${key.hash}` : sql`i.id = ${key.id}`;
  const { rows } = await db.execute(
    sql`SELECT ${COLUMNS} FROM invite i WHERE i.tenant_id = ${tenantId} AND ${which} AND i.state = 'pending' AND i.expires_at > ${at(now)}`,
  );
  return rows[0] as InviteRow | undefined;
}

/** Addresses among these that are members already, and those that wait at `now`. */
export async function findKnown(
  { tenantId, db }: TenantScope,
  emails: string[],
  now: number,
): Promise<{ email: string; reason: 'member' | 'pending' }[]> {
  const among = sql`${sql.param(emails)}::text[]`;
  const { rows } = await db.execute(sql`SELECT u.email, 'member' AS reason FROM tenant_member m JOIN app_user u ON u.id = m.user_id
      WHERE m.tenant_id = ${tenantId} AND u.email = ANY(${among})
    UNION ALL SELECT i.email, 'pending' FROM invite i
      WHERE i.tenant_id = ${tenantId} AND i.state = 'pending' AND i.expires_at > ${at(now)} AND i.email = ANY(${among})`);
  return rows as unknown as { email: string; reason: 'member' | 'pending' }[];
}

/** An invitation as it is written. */
export interface NewInvite {
  email: string;
  role: string | null;
  reach: Reach;
  teamIds: string[];
  tokenHash: Buffer;
  invitedBy: { id: number; name: string };
  expiresAt: number;
}

/** Writes one, in the place of an expired one of the same address. @returns its id; undefined where one waits */
export async function insertInvite({ tenantId, db }: TenantScope, invite: NewInvite, now: number): Promise<string | undefined> {
  const { rows } =
    await db.execute(sql`INSERT INTO invite AS i (tenant_id, email, role, reach, team_ids, token_hash, invited_by, invited_by_name, created_at, sent_at, expires_at)
    VALUES (${tenantId}, ${invite.email}, ${invite.role}, ${invite.reach}, ${sql.param(invite.teamIds)}::uuid[], ${invite.tokenHash}, ${invite.invitedBy.id}, ${invite.invitedBy.name},
      ${at(now)}, ${at(now)}, ${at(invite.expiresAt)})
    ON CONFLICT (tenant_id, email) WHERE state = 'pending' DO UPDATE SET role = excluded.role, reach = excluded.reach, team_ids = excluded.team_ids, token_hash = excluded.token_hash,
      invited_by = excluded.invited_by, invited_by_name = excluded.invited_by_name, created_at = excluded.created_at, sent_at = excluded.sent_at, expires_at = excluded.expires_at
      WHERE i.expires_at <= ${at(now)} RETURNING i.id`);
  return (rows[0] as { id: string } | undefined)?.id;
}

export async function renewInvite(
  { tenantId, db }: TenantScope,
  id: string,
  tokenHash: Buffer,
  expiresAt: number,
  now: number,
): Promise<void> {
  await db.execute(sql`UPDATE invite SET token_hash = ${tokenHash}, sent_at = ${at(now)}, expires_at = ${at(expiresAt)}
    WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** @returns false where none with this id waits */
export async function endInvite({ tenantId, db }: TenantScope, id: string, state: 'accepted' | 'revoked', now: number): Promise<boolean> {
  const { rows } = await db.execute(sql`UPDATE invite SET state = ${state}, ended_at = ${at(now)}
    WHERE tenant_id = ${tenantId} AND id = ${id} AND state = 'pending' RETURNING id`);
  return rows.length > 0;
}

export async function countOpen({ tenantId, db }: TenantScope, now: number): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT count(*) AS count FROM invite WHERE tenant_id = ${tenantId} AND state = 'pending' AND expires_at > ${at(now)}`,
  );
  return (rows[0] as { count: number }).count;
}

/** How many were written since, and the moment of the first of them. */
export async function countSince({ tenantId, db }: TenantScope, since: number): Promise<{ count: number; first: number | null }> {
  const { rows } = await db.execute(
    sql`SELECT count(*) AS count, epoch_ms(min(created_at)) AS first FROM invite WHERE tenant_id = ${tenantId} AND created_at > ${at(since)}`,
  );
  return rows[0] as { count: number; first: number | null };
}

/** Lets invitations that name a role name another one. */
export async function changeRoles({ tenantId, db }: TenantScope, from: string, to: string | null): Promise<void> {
  await db.execute(sql`UPDATE invite SET role = ${to} WHERE tenant_id = ${tenantId} AND role = ${from}`);
}

/** Removes what ended, or expired, before a moment. */
export async function deleteOver({ tenantId, db }: TenantScope, before: number): Promise<void> {
  await db.execute(sql`DELETE FROM invite WHERE tenant_id = ${tenantId} AND coalesce(ended_at, expires_at) < ${at(before)}`);
}
