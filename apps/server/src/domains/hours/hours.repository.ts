import type { OpeningHours } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export interface StoredHours extends OpeningHours {
  /** null for the hours of the whole business. */
  team_id: string | null;
  version: number;
}

const HOURS = sql.raw('team_id, timezone, always_open, days, exceptions, holiday_country, version');

export async function findHours({ tenantId, db }: TenantScope): Promise<StoredHours[]> {
  const { rows } = await db.execute(sql`SELECT ${HOURS} FROM business_hours WHERE tenant_id = ${tenantId} ORDER BY team_id NULLS FIRST`);
  return rows as unknown as StoredHours[];
}

/** Stores hours that nobody else has stored since `version`, 0 being never; undefined otherwise. */
export async function upsertHours({ tenantId, db }: TenantScope, hours: StoredHours, now: number): Promise<StoredHours | undefined> {
  const { team_id: teamId, timezone, always_open: alwaysOpen, days, exceptions, holiday_country: country, version } = hours;
  const values = sql`${timezone}, ${alwaysOpen}, ${JSON.stringify(days)}::jsonb, ${JSON.stringify(exceptions)}::jsonb, ${country}`;
  const { rows } =
    version === 0
      ? await db.execute(sql`INSERT INTO business_hours (tenant_id, team_id, timezone, always_open, days, exceptions, holiday_country, updated_at)
          VALUES (${tenantId}, ${teamId}, ${values}, to_timestamp(${now} / 1000.0)) ON CONFLICT (tenant_id, team_id) DO NOTHING RETURNING ${HOURS}`)
      : await db.execute(sql`UPDATE business_hours SET (timezone, always_open, days, exceptions, holiday_country) = (${values}),
            version = version + 1, updated_at = to_timestamp(${now} / 1000.0)
          WHERE tenant_id = ${tenantId} AND team_id IS NOT DISTINCT FROM ${teamId}::uuid AND version = ${version} RETURNING ${HOURS}`);
  return rows[0] as unknown as StoredHours | undefined;
}

export async function deleteHours({ tenantId, db }: TenantScope, teamId: string): Promise<void> {
  await db.execute(sql`DELETE FROM business_hours WHERE tenant_id = ${tenantId} AND team_id = ${teamId}`);
}
