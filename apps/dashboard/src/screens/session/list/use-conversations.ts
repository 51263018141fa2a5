import { hashKey, useInfiniteQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useApi } from '#/data/api.ts';
import { conversationListQuery, keepFirstPage, type ViewCounts } from '#/data/conversation.ts';
import { useSessionPlace } from '#/components/conversation/session-place.ts';

/** The conversations of the chosen list, and the size of every view. */
export function useConversations() {
  const { filter, sort } = useSessionPlace();
  const queryClient = useQueryClient();
  const options = conversationListQuery(useApi(), filter, sort);
  const query = useInfiniteQuery(options);
  const hash = hashKey(options.queryKey);
  // Whoever comes back begins at the top, and waits for one page only.
  useEffect(() => () => keepFirstPage(queryClient, JSON.parse(hash) as QueryKey), [queryClient, hash]);
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
