import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { periodOf, type ResultSearch } from './result-search.ts';

const route = getRouteApi('/dashboard/knowledge-base/ai-bot');

/** The address of the results, what it asks for, and how to change it. */
export function useResultSearch() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const change = (changes: { [Key in keyof ResultSearch]?: ResultSearch[Key] | undefined }) =>
    void navigate({
      to: '/dashboard/knowledge-base/ai-bot',
      search: { ...search, ...changes } as never,
      replace: true,
      resetScroll: false,
    });
  return { search, period: periodOf(search), change };
}
