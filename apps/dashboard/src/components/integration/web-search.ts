import { getRouteApi } from '@tanstack/react-router';

export const WEB_TABS = ['install', 'look', 'settings'] as const;
export type WebTab = (typeof WEB_TABS)[number];

/** What the address of the screen says. */
export interface WebSearch {
  /** Id of the open website. */
  readonly channel?: string;
  readonly tab?: WebTab;
}

/** Reads the address; what it does not understand it leaves out. */
export function readWebSearch(raw: Record<string, unknown>): WebSearch {
  const { channel } = raw;
  const tab = WEB_TABS.find((each) => each === raw['tab']);
  return { ...(typeof channel === 'string' && channel !== '' && { channel }), ...(tab && { tab }) };
}

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
