import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FILTER_NAMES, filterOf, FIRST_SORT, FIRST_VIEW, readSessionSearch, type SessionSearch } from './session-search.ts';

const route = getRouteApi('/dashboard/session');

type Change = Partial<Record<keyof SessionSearch, unknown>>;

/** The place of the screen in the address, and how to change it. */
export function useSessionPlace() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { view = FIRST_VIEW, q = '', sort = FIRST_SORT, conversation } = search;
  const go = (change: Change, { replace = false } = {}) =>
    void navigate({ search: (now) => readSessionSearch({ ...now, ...change }), replace, resetScroll: false });
  const { conversation: _open, sort: _sort, ...rest } = search;
  const asked = JSON.stringify(rest);
  // The same filter as long as the address says the same, whatever else of it changes.
  const filter = useMemo(() => filterOf(JSON.parse(asked) as SessionSearch), [asked]);
  const narrowed = FILTER_NAMES.filter((name) => search[name] !== undefined);
  return { view, q, sort, conversation, search, filter, narrowed, go };
}
