import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { conversations, type Conversation, type ResponseOf } from '@lobby/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';
import { useLiveEvent, useLiveReconnect } from './live.ts';

/** Whether a visitor is there, and since when not. */
export type VisitorStanding = ResponseOf<typeof conversations.visitor>;

/** What goes unheard is found after so long, in milliseconds. */
const OLD_MS = 60_000;

function standingQuery(api: ApiClient, conversationId: string) {
  return queryOptions({
    queryKey: ['conversation', 'visitor', conversationId],
    queryFn: ({ signal }) => callEndpoint(api, conversations.visitor, { id: conversationId }, { signal, retry: false }),
    staleTime: OLD_MS,
    refetchInterval: OLD_MS,
  });
}

/** Whether the visitor of a conversation is there: read once, then heard. Undefined until it is known. */
export function useVisitorStanding({ id, contact }: Pick<Conversation, 'id' | 'contact'>): VisitorStanding | undefined {
  const query = standingQuery(useApi(), id);
  const queryClient = useQueryClient();
  const { data } = useQuery(query);
  useLiveEvent('visitors', ({ items }) => {
    const moved = items.find((item) => item.contact_id === contact.id);
    if (moved) queryClient.setQueryData(query.queryKey, { online: moved.online, left_at: moved.left_at });
  });
  useLiveReconnect(() => void queryClient.invalidateQueries(query));
  return data;
}
