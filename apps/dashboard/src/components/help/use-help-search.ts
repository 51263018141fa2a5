import { getRouteApi } from '@tanstack/react-router';
import type { HelpListRequest } from '#/data/help.ts';
import { readHelpSearch, type HelpSearch } from './help-search.ts';

/** Rows of a page. */
export const PAGE_SIZE = 12;

const route = getRouteApi('/dashboard/knowledge-base/help-document');

type Change = { readonly [Key in keyof HelpSearch]?: HelpSearch[Key] | undefined };

/** The address of the screen, read and changed: `change` leaves no history entry, `go` is a step that the back button undoes. */
export function useHelpSearch() {
  const search = readHelpSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const move = (change: Change, replace: boolean) =>
    void navigate({ search: (before) => withoutGaps({ ...before, ...change }), replace, resetScroll: false });
  return {
    search,
    change: (change: Change) => move(change, true),
    go: (change: Change) => move(change, false),
    /** Narrows the list, from its first page on. */
    filter: (change: Change) => move({ ...change, page: undefined }, true),
  };
}

/** The list that the address asks for. */
export function listRequestOf({ q, category, status, locale, visibility, page = 1 }: HelpSearch): HelpListRequest {
  return gapless({ q, category, status, locale, visibility, page, limit: PAGE_SIZE });
}

export function isFiltered({ q, category, status, locale, visibility }: HelpSearch): boolean {
  return [q, category, status, locale, visibility].some((part) => part !== undefined);
}

function withoutGaps(search: Change): HelpSearch {
  return gapless(search);
}

function gapless(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));
}
