import type { WorkOrderFilter, WorkOrderRow } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { asUser } from '#/database/as-user.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { DUE } from './list-order.ts';
import { GOING_ON, moment, orderConditions } from './list.repository.ts';
import { ORDER_JOINS, ORDER_ROW, toOrderRow, type StoredOrderRow } from './order-row.ts';

export interface DueQuery {
  filter: WorkOrderFilter;
  userId: number;
  /** Milliseconds since 1970. */
  now: number;
  from: number;
  to: number;
  timezone: string;
}

export interface DueDay {
  /** YYYY-MM-DD */
  day: string;
  count: number;
  overdue: number;
  rows: WorkOrderRow[];
}

type Found = StoredOrderRow & Pick<DueDay, 'day' | 'count' | 'overdue'>;

/** Days between two moments on which something is due, each with its first rows; and what was missed before. */
export async function readDueDays(
  scope: TenantScope,
  query: DueQuery,
  rowsADay: number,
): Promise<{ days: DueDay[]; overdueBefore: number }> {
  await asUser(scope, query.userId);
  const { from, to, now, timezone } = query;
  const which = sql`${orderConditions(scope.tenantId, query)} AND ${GOING_ON}`;
  const { rows } = await scope.db
    .execute(sql`WITH due AS (SELECT w.id, w.due_at, to_char(w.due_at AT TIME ZONE ${timezone}, 'YYYY-MM-DD') AS day
        FROM work_order w WHERE ${which} AND ${DUE} >= ${moment(from)} AND ${DUE} < ${moment(to)}),
      placed AS MATERIALIZED (SELECT d.id, d.day, row_number() OVER (PARTITION BY d.day ORDER BY d.due_at, d.id) AS place,
        count(*) OVER (PARTITION BY d.day) AS count, count(*) FILTER (WHERE d.due_at < ${moment(now)}) OVER (PARTITION BY d.day) AS overdue FROM due d)
    SELECT ${ORDER_ROW}, p.day, p.count, p.overdue FROM placed p JOIN work_order w ON w.tenant_id = ${scope.tenantId} AND w.id = p.id ${ORDER_JOINS}
    WHERE p.place <= ${rowsADay} ORDER BY p.day, p.place`);
  const before = await scope.db.execute(
    sql`SELECT count(*) AS count FROM work_order w WHERE ${which} AND ${DUE} < ${moment(Math.min(from, now))}`,
  );
  return { days: gathered(rows as unknown as Found[]), overdueBefore: (before.rows[0] as { count: number }).count };
}

function gathered(found: readonly Found[]): DueDay[] {
  return [...Map.groupBy(found, ({ day }) => day)].map(([day, all]) => ({
    day,
    count: all[0]?.count ?? 0,
    overdue: all[0]?.overdue ?? 0,
    rows: all.map(({ day: _day, count: _count, overdue: _overdue, ...row }) => toOrderRow(row)),
  }));
}
