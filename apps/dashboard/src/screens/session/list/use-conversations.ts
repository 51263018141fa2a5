import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '#/data/api.ts';
import { conversationListQuery, type ViewCounts } from '#/data/conversation.ts';
import { useSessionPlace } from '#/components/conversation/session-place.ts';

/** The conversations of the chosen list, and the size of every view. */
export function useConversations() {
  const { filter, sort } = useSessionPlace();
  const query = useInfiniteQuery(conversationListQuery(useApi(), filter, sort));
  const { data } = query;
  const items = useMemo(() => onceEach(data?.pages.flatMap((page) => page.items) ?? []), [data]);
  const [counts, setCounts] = useState<ViewCounts>();
  const latest = data?.pages[0]?.counts;
  // While another view loads, the counts of the one before still hold.
  if (latest && latest !== counts) setCounts(latest);
  return { ...query, items, counts, total: data?.pages[0]?.total ?? undefined };
}

export type Conversations = ReturnType<typeof useConversations>;

/** A conversation that moved between two fetches may be on two pages. */
function onceEach<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
