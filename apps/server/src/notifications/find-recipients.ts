import type { QuietHours } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { executeNamed } from '#/database/execute-named.ts';
import type { TenantScope } from '#/database/transaction.ts';
import type { Choice, Recipient } from './recipient.ts';

/** SQL: what was chosen in `p`, by somebody of the business `t`. */
const CHOICE = sql.raw(`coalesce(p.preset, 'normal') AS preset, coalesce(p.ways, '{}') AS ways, coalesce(p.digest, 'off') AS digest,
  jsonb_build_object('on', coalesce(p.quiet_on, false), 'from', coalesce(p.quiet_from, '22:00'), 'until', coalesce(p.quiet_until, '08:00'),
    'timezone', coalesce(p.timezone, t.timezone)) AS quiet`);
const JOIN = sql.raw(
  `JOIN tenant t ON t.id = m.tenant_id LEFT JOIN notification_preference p ON p.tenant_id = m.tenant_id AND p.user_id = m.user_id`,
);

/** Everybody of the business who is active, with what decides what they see and how they are told. */
export async function findRecipients({ tenantId, db }: TenantScope): Promise<Recipient[]> {
  return executeNamed(
    db,
    'find_recipients',
    sql`SELECT u.id AS "userId", u.email, u.locale, m.role, r.permissions, m.reach,
      coalesce((SELECT jsonb_agg(g.team_id) FROM team_member g WHERE g.tenant_id = m.tenant_id AND g.user_id = m.user_id), '[]') AS "teamIds",
      EXISTS (SELECT FROM notification_device d WHERE d.tenant_id = m.tenant_id AND d.user_id = m.user_id) AS "hasDevice", ${CHOICE}
    FROM tenant_member m JOIN app_user u ON u.id = m.user_id LEFT JOIN custom_role r ON r.tenant_id = m.tenant_id AND r.id::text = m.role ${JOIN}
    WHERE m.tenant_id = ${tenantId} AND u.status = 'active' ORDER BY u.id`,
  );
}

export async function findChoice({ tenantId, db }: TenantScope, userId: number): Promise<Choice | undefined> {
  const { rows } = await db.execute(
    sql`SELECT ${CHOICE} FROM tenant_member m ${JOIN} WHERE m.tenant_id = ${tenantId} AND m.user_id = ${userId}`,
  );
  return rows[0] as unknown as Choice | undefined;
}

/** @param zone null keeps to that of the business */
export async function saveChoice(
  { tenantId, db }: TenantScope,
  userId: number,
  { preset, ways, digest, quiet }: Omit<Choice, 'quiet'> & { quiet: QuietHours | null },
  now: number,
): Promise<void> {
  const { on = false, from = '22:00', until = '08:00', timezone = null } = quiet ?? {};
  await db.execute(sql`INSERT INTO notification_preference AS p (tenant_id, user_id, preset, ways, digest, quiet_on, quiet_from, quiet_until, timezone, updated_at)
    VALUES (${tenantId}, ${userId}, ${preset}, ${JSON.stringify(ways)}::jsonb, ${digest}, ${on}, ${from}, ${until}, ${timezone}, to_timestamp(${now} / 1000.0))
    ON CONFLICT (tenant_id, user_id) DO UPDATE SET preset = excluded.preset, ways = excluded.ways, digest = excluded.digest, updated_at = excluded.updated_at,
      quiet_on = CASE WHEN ${quiet === null} THEN p.quiet_on ELSE excluded.quiet_on END, quiet_from = CASE WHEN ${quiet === null} THEN p.quiet_from ELSE excluded.quiet_from END,
      quiet_until = CASE WHEN ${quiet === null} THEN p.quiet_until ELSE excluded.quiet_until END, timezone = CASE WHEN ${quiet === null} THEN p.timezone ELSE excluded.timezone END`);
}
