import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FIRST_SHAPE, FIRST_SORT, ORDER_FILTERS, orderFilterOf, readOrderSearch, type OrderSearch } from './order-search.ts';

const route = getRouteApi('/dashboard/work-order');

/** The place of the screen in the address, and how to change it. */
export function useOrderPlace() {
  const search: OrderSearch = route.useSearch();
  const navigate = route.useNavigate();
  const { view = 'open', q = '', shape = FIRST_SHAPE, sort = FIRST_SORT, order: open, day, span = 'month' } = search;
  const go = (change: Partial<Record<keyof OrderSearch, unknown>>, { replace = true } = {}) =>
    void navigate({ search: (now: OrderSearch) => readOrderSearch({ ...now, ...change }), replace, resetScroll: false });
  const { order: _order, sort: _sort, shape: _shape, day: _day, span: _span, ...rest } = search;
  const asked = JSON.stringify(rest);
  // The same filter as long as the address says the same, whatever else of it changes.
  const filter = useMemo(() => orderFilterOf(JSON.parse(asked) as OrderSearch), [asked]);
  const narrowed = ORDER_FILTERS.filter((name) => search[name] !== undefined);
  return { view, q, shape, sort, open, day, span, search, filter, narrowed, go };
}
