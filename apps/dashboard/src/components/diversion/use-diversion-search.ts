import { getRouteApi } from '@tanstack/react-router';
import { readDiversionSearch, type DiversionSearch } from './diversion-search.ts';

const route = getRouteApi('/dashboard/knowledge-base/diversion-link');

type Change = { readonly [Key in keyof DiversionSearch]?: DiversionSearch[Key] | undefined };

/** The address of the screen, read and changed: `change` leaves no history entry, `go` is a step that the back button undoes. */
export function useDiversionSearch() {
  const search = readDiversionSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const move = (change: Change, replace: boolean) =>
    void navigate({ search: (before) => gapless({ ...before, ...change }), replace, resetScroll: !replace });
  return {
    search,
    change: (change: Change) => move(change, true),
    go: (change: Change) => move(change, false),
    /** Back to all links. */
    leave: () => move({ link: undefined, edit: undefined, tab: undefined, days: undefined }, false),
  };
}

function gapless(search: Change): DiversionSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}
