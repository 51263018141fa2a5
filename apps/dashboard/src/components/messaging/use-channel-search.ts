import type { MessagingKind } from '@lobby/contract';
import { getRouteApi } from '@tanstack/react-router';
import { readChannelSearch, type ChannelTab } from './channel-search.ts';

const route = getRouteApi('/dashboard/multi-channel-intergration');

/** The address of the screen, read and changed. */
export function useChannelSearch() {
  const search = readChannelSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  return {
    search,
    open: (channel: string) => void navigate({ search: { channel } }),
    showTab: (tab: ChannelTab) => void navigate({ search: { ...search, tab }, replace: true, resetScroll: false }),
    connect: (kind: MessagingKind) => void navigate({ search: { connect: kind }, resetScroll: false }),
    leave: () => void navigate({ search: {}, resetScroll: false }),
  };
}
