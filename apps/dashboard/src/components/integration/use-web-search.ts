import { getRouteApi } from '@tanstack/react-router';
import { readWebSearch, type WebTab } from './web-search.ts';

const route = getRouteApi('/dashboard/integration/web');

/** The address of the screen, read and changed. */
export function useWebSearch() {
  const search = readWebSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  return {
    search,
    open: (channel: string, tab?: WebTab) => void navigate({ search: { channel, ...(tab && { tab }) } }),
    showTab: (tab: WebTab) => void navigate({ search: { ...search, tab }, replace: true, resetScroll: false }),
    leave: () => void navigate({ search: {} }),
  };
}
