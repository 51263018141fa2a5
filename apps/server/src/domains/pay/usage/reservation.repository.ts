import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export interface Reservation {
  id: string;
  metric: string;
  /** First day of the period it counts in, `YYYY-MM-DD`. */
  periodStart: string;
  amount: number;
  expiresAt: number;
}

/** @returns false where there is one of this id, which lasts until the new time from here on */
export async function insertReservation({ tenantId, db }: TenantScope, reservation: Reservation): Promise<boolean> {
  const { id, metric, periodStart, amount, expiresAt } = reservation;
  const { rows } = await db.execute(sql`INSERT INTO usage_reservation (tenant_id, id, metric, period_start, amount, expires_at)
    VALUES (${tenantId}, ${id}, ${metric}, ${periodStart}, ${amount}, to_timestamp(${expiresAt} / 1000.0))
    ON CONFLICT (tenant_id, id) DO UPDATE SET expires_at = excluded.expires_at RETURNING xmax = 0 AS "isNew"`);
  return rows[0]?.['isNew'] === true;
}

export async function deleteReservation({ tenantId, db }: TenantScope, id: string): Promise<void> {
  await db.execute(sql`DELETE FROM usage_reservation WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** Removes what a crash left; a row that is just being counted or given back is left to whoever holds it. */
export async function deleteExpired({ tenantId, db }: TenantScope, metric: string, now: number): Promise<void> {
  await db.execute(sql`DELETE FROM usage_reservation WHERE tenant_id = ${tenantId} AND id IN (
    SELECT id FROM usage_reservation WHERE tenant_id = ${tenantId} AND metric = ${metric} AND expires_at <= to_timestamp(${now} / 1000.0)
    FOR UPDATE SKIP LOCKED)`);
}

/** Locks the counter until the end of the transaction. @returns what is counted */
export async function lockCounter({ tenantId, db }: TenantScope, metric: string, periodStart: string): Promise<number> {
  const { rows } =
    await db.execute(sql`INSERT INTO usage_counter AS c (tenant_id, metric, period_start) VALUES (${tenantId}, ${metric}, ${periodStart})
    ON CONFLICT (tenant_id, metric, period_start) DO UPDATE SET used = c.used RETURNING used`);
  return Number(rows[0]?.['used']);
}

/** What is reserved in a period, by the transaction's own statements too. */
export async function sumReserved({ tenantId, db }: TenantScope, metric: string, periodStart: string): Promise<number> {
  const { rows } = await db.execute(sql`SELECT coalesce(sum(amount), 0)::bigint AS reserved FROM usage_reservation
    WHERE tenant_id = ${tenantId} AND metric = ${metric} AND period_start = ${periodStart}`);
  return Number(rows[0]?.['reserved']);
}

/** Turns reservations into counted use, in one statement: each row is removed and counted once, or not at all. */
export async function countReservations({ tenantId, db }: TenantScope, ids: readonly string[], now: number): Promise<void> {
  await db.execute(sql`WITH gone AS (
      DELETE FROM usage_reservation WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param(ids)}::uuid[]) RETURNING metric, period_start, amount
    ), today AS (
      INSERT INTO usage_day AS d (tenant_id, metric, day, used)
      SELECT ${tenantId}, metric, (to_timestamp(${now} / 1000.0) AT TIME ZONE 'UTC')::date, sum(amount) FROM gone GROUP BY metric
      ON CONFLICT (tenant_id, metric, day) DO UPDATE SET used = d.used + excluded.used
    )
    UPDATE usage_counter c SET used = c.used + g.amount
    FROM (SELECT metric, period_start, sum(amount)::bigint AS amount FROM gone GROUP BY metric, period_start) g
    WHERE c.tenant_id = ${tenantId} AND c.metric = g.metric AND c.period_start = g.period_start`);
}
