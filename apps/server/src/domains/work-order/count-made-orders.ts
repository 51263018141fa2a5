import { WORK_ORDER_FIGURES, WORK_ORDER_STATUSES, type AnalysedOrders, type Locale, type WorkOrderFigure } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { DAY_MS, momentOf } from '#/domains/hours/zone-time.ts';
import { countMade } from './figure.repository.ts';

interface MadeIn {
  /** The first and the last day, both counted, such as 2026-06-01, and the zone whose days they are. */
  from: string;
  to: string;
  timezone: string;
  /** Milliseconds since 1970. */
  now: number;
  locale: Locale;
}

/** Counts the work orders that were made in a period, with the moments between which the list of them finds the same ones. */
export async function countMadeOrders(scope: TenantScope, { from, to, timezone, now, locale }: MadeIn): Promise<AnalysedOrders> {
  const begin = (day: string, after: number) => momentOf(timezone, Math.floor(Date.parse(day) / DAY_MS) + after, 0, 'first');
  const [since, until] = [begin(from, 0), begin(to, 1)];
  const { types, states } = await countMade(scope, { since, until, now, locale });
  const sum = (figure: WorkOrderFigure) => types.reduce((all, each) => all + each[figure], 0);
  const [made, solved, late] = WORK_ORDER_FIGURES.map(sum) as [number, number, number];
  return {
    since,
    until,
    made,
    solved,
    late,
    types,
    states: states.toSorted((a, b) => WORK_ORDER_STATUSES.indexOf(a.key) - WORK_ORDER_STATUSES.indexOf(b.key)),
  };
}
