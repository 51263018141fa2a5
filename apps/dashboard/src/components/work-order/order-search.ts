import { PRIORITIES, WORK_ORDER_SORTS, WORK_ORDER_VIEWS, type WorkOrderFilter, type WorkOrderSort } from '@lobby/contract';

/** The address of the screen: what narrows the list, and the work order that is open. */
export interface OrderSearch {
  view?: WorkOrderFilter['view'];
  q?: string;
  priority?: (typeof PRIORITIES)[number];
  sort?: WorkOrderSort;
  order?: string;
}

const oneOf = <Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);
const Q_MAX = 200;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What of an address is understood; the rest is left out. */
export function readOrderSearch(given: Record<string, unknown>): OrderSearch {
  const { view, q, priority, sort, order } = given;
  const read = {
    view: oneOf(WORK_ORDER_VIEWS, view),
    q: typeof q === 'string' && q !== '' ? q.slice(0, Q_MAX) : undefined,
    priority: oneOf(PRIORITIES, priority),
    sort: oneOf(WORK_ORDER_SORTS, sort),
    order: typeof order === 'string' && UUID.test(order) ? order : undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
