import { useLocation, useNavigate } from '@tanstack/react-router';
import { CLOSED, periodOf, readAnalysisSearch, type AnalysisSearch, type Opened } from './analysis-search.ts';

/** The address of a page of the analysis, what it asks for, and how to change it. */
export function useAnalysisSearch() {
  const location = useLocation();
  const search = readAnalysisSearch(location.search);
  const navigate = useNavigate();
  const change = (changes: { [Key in keyof AnalysisSearch]?: AnalysisSearch[Key] | undefined }) =>
    void navigate({ to: location.pathname, search: { ...search, ...changes } as never, replace: true, resetScroll: false });
  const open = (opened: Opened) => change({ ...CLOSED, ...opened });
  /** The figures of times as they are to be counted. */
  const times =
    search.times === 'open'
      ? ({ reply: 'first_reply_open', resolution: 'resolution_open' } as const)
      : ({ reply: 'first_reply', resolution: 'resolution' } as const);
  return { search, times, period: periodOf(search), change, open, close: () => change(CLOSED) };
}
