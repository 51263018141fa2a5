import type { EntryFilter } from '@lobby/contract';
import { getRouteApi } from '@tanstack/react-router';
import type { CorpusListRequest } from '#/data/corpus.ts';
import { readCorpusSearch, type CorpusSearch, type CorpusTab } from './corpus-search.ts';

/** Rows of a page. */
export const PAGE_SIZE = 12;

const route = getRouteApi('/dashboard/knowledge-base/ai-corpus');

type Change = { readonly [Key in keyof CorpusSearch]?: CorpusSearch[Key] | undefined };

export interface CorpusSearchState {
  readonly search: CorpusSearch;
  /** Changes parts of the address, leaving no history entry; undefined takes a part away. */
  readonly change: (change: Change) => void;
  /** The same, as a step that the back button undoes. */
  readonly go: (change: Change) => void;
  /** Opens another part of the screen; what narrowed this one means nothing there. */
  readonly show: (tab: CorpusTab) => void;
}

/** The address of the screen, read and changed. */
export function useCorpusSearch(): CorpusSearchState {
  // The router passes on what the route left out as well.
  const search = readCorpusSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const move = (change: Change, replace: boolean) =>
    void navigate({ search: (before) => withoutGaps({ ...before, ...change }), replace, resetScroll: 'page' in change });
  return {
    search,
    change: (change) => move(change, true),
    go: (change) => move(change, false),
    show: (tab) => void navigate({ search: tab === 'entries' ? {} : { tab } }),
  };
}

/** The filters of the address in the API's words. */
export function filtersOf({ q, locale, status, corpus, tag, attention }: CorpusSearch): EntryFilter {
  return {
    ...(q !== undefined && { q }),
    ...(locale && { locale }),
    ...(corpus !== undefined && { corpus_id: corpus }),
    ...(tag !== undefined && { tag }),
    ...(attention && { attention }),
    ...(status !== 'all' && { status: status ?? 'not_archived' }),
  };
}

/** The list that the address asks for. */
export function listRequestOf(search: CorpusSearch): CorpusListRequest {
  const sort = search.sort ?? 'updated_at';
  const order = search.order ?? (sort === 'question' ? 'asc' : 'desc');
  return { ...filtersOf(search), sort, order, page: search.page ?? 1, limit: PAGE_SIZE };
}

/** True where the address narrows the list. */
export function isFiltered({ q, locale, status, corpus, tag, attention }: CorpusSearch): boolean {
  return [q, locale, status, corpus, tag, attention].some((part) => part !== undefined);
}

/** What takes every filter away. */
export const NO_FILTER = {
  q: undefined,
  locale: undefined,
  status: undefined,
  corpus: undefined,
  tag: undefined,
  attention: undefined,
  page: undefined,
} as const;
/** What closes the editor. */
export const NO_ENTRY = {
  entry: undefined,
  question: undefined,
  gap: undefined,
  suggestion: undefined,
  original: undefined,
  into: undefined,
  merge: undefined,
} as const;

function withoutGaps(search: Change): CorpusSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''));
}
