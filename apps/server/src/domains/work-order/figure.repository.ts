import { WORK_ORDER_FIGURES, type AnalysedOrders, type Locale, type WorkOrderFigure } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** SQL: a work order `w` is one that a figure counts. What was merged is part of another. @param now milliseconds since 1970 */
export function isCounted(figure: WorkOrderFigure, now: number): SQL {
  const isWhole = sql.raw(`w.status <> 'merged'`);
  switch (figure) {
    case 'made':
      return isWhole;
    case 'solved':
      return sql.raw(`w.resolved_at IS NOT NULL AND w.status IN ('solved', 'closed')`);
    case 'late':
      return sql`${isWhole} AND w.resolve_due_at < coalesce(w.resolved_at, w.closed_at, to_timestamp(${now}::double precision / 1000.0))`;
  }
}

interface MadeQuery {
  /** From when until when they were made, the second not counted, and what time it is; in milliseconds since 1970. */
  since: number;
  until: number;
  now: number;
  locale: Locale;
}

const FIGURES = (now: number) =>
  sql.join(
    WORK_ORDER_FIGURES.map((figure) => sql`count(*) FILTER (WHERE ${isCounted(figure, now)})::int AS ${sql.raw(figure)}`),
    sql`, `,
  );

/** Of the work orders that were made in a time how many there are, by type with its name and by how they stand. */
export async function countMade(
  { tenantId, db }: TenantScope,
  { since, until, now, locale }: MadeQuery,
): Promise<Pick<AnalysedOrders, 'types' | 'states'>> {
  const made = sql`w.tenant_id = ${tenantId} AND w.status <> 'merged' AND w.created_at >= to_timestamp(${since}::double precision / 1000.0)
    AND w.created_at < to_timestamp(${until}::double precision / 1000.0)`;
  const types =
    await db.execute(sql`SELECT w.type_id AS key, coalesce(t.name ->> ${locale}, t.name ->> 'en-US', '') AS name, ${FIGURES(now)}
    FROM work_order w JOIN work_order_type t ON t.tenant_id = w.tenant_id AND t.id = w.type_id WHERE ${made}
    GROUP BY 1, 2 ORDER BY made DESC, 2, 1`);
  const states = await db.execute(sql`SELECT w.status AS key, ${FIGURES(now)} FROM work_order w WHERE ${made} GROUP BY 1`);
  return {
    types: types.rows as unknown as AnalysedOrders['types'],
    states: states.rows as unknown as AnalysedOrders['states'],
  };
}
