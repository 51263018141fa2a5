import type { ReportSchedule } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export interface StoredSchedule extends ReportSchedule {
  id: string;
}

const SCHEDULE = sql.raw('view_id AS id, every, weekday, month_day, hour, format, recipients, epoch_ms(next_at) AS next_at');

export async function findSchedule({ tenantId, db }: TenantScope, id: string): Promise<StoredSchedule | undefined> {
  const { rows } = await db.execute(sql`SELECT ${SCHEDULE} FROM report_schedule WHERE tenant_id = ${tenantId} AND view_id = ${id}`);
  return rows.map(asSchedule)[0];
}

/** Those that are due, the first first. */
export async function findDue({ tenantId, db }: TenantScope, now: number, limit: number): Promise<StoredSchedule[]> {
  const { rows } = await db.execute(
    sql`SELECT ${SCHEDULE} FROM report_schedule WHERE tenant_id = ${tenantId} AND next_at <= to_timestamp(${now} / 1000.0) ORDER BY next_at, view_id LIMIT ${limit}`,
  );
  return rows.map(asSchedule);
}

export async function saveSchedule({ tenantId, db }: TenantScope, schedule: StoredSchedule): Promise<void> {
  const { id, every, weekday, month_day: monthDay, hour, format, recipients, next_at: next } = schedule;
  await db.execute(sql`INSERT INTO report_schedule (tenant_id, view_id, every, weekday, month_day, hour, format, recipients, next_at)
    VALUES (${tenantId}, ${id}, ${every}, ${weekday}, ${monthDay}, ${hour}, ${format}, ${arrayOf(recipients)}::bigint[], to_timestamp(${next} / 1000.0))
    ON CONFLICT (tenant_id, view_id) DO UPDATE SET every = excluded.every, weekday = excluded.weekday, month_day = excluded.month_day,
      hour = excluded.hour, format = excluded.format, recipients = excluded.recipients, next_at = excluded.next_at`);
}

/** Moves a mailing on to the next one and keeps those who still get it. @returns false where another has done so */
export async function moveOn(
  { tenantId, db }: TenantScope,
  { id, next_at: at }: StoredSchedule,
  next: number,
  recipients: readonly number[],
): Promise<boolean> {
  const { rows } =
    await db.execute(sql`UPDATE report_schedule SET next_at = to_timestamp(${next} / 1000.0), recipients = ${arrayOf(recipients)}::bigint[]
    WHERE tenant_id = ${tenantId} AND view_id = ${id} AND next_at = to_timestamp(${at} / 1000.0) RETURNING view_id`);
  return rows.length > 0;
}

export async function deleteSchedule({ tenantId, db }: TenantScope, id: string): Promise<void> {
  await db.execute(sql`DELETE FROM report_schedule WHERE tenant_id = ${tenantId} AND view_id = ${id}`);
}

const arrayOf = (ids: readonly number[]) => `{${ids.join(',')}}`;

function asSchedule(row: Record<string, unknown>): StoredSchedule {
  const { recipients, ...rest } = row as unknown as StoredSchedule;
  return { ...rest, recipients: recipients.map(Number) };
}

/** Names of people, in their order, also of those who have left. */
export async function findNames({ db }: TenantScope, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute(sql`SELECT id, name FROM app_user WHERE id = ANY(${arrayOf(ids)}::bigint[]) ORDER BY lower(name), id`);
  return rows as unknown as { id: number; name: string }[];
}
