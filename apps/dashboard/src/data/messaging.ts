import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { messaging, type ChannelEvent, type DeliveryState, type MessageDelivery, type ResponseOf } from '@lobby/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';
import { useFetchSoon } from './heard-queries.ts';
import { useLiveEvent, useLiveReconnect } from './live.ts';

/** A connection that is being set up is looked at this often, in milliseconds. */
const CHECK_EVERY_MS = 5_000;
/** What is on its way to a service is asked for this often, in milliseconds. */
const DELIVERY_EVERY_MS = 5_000;
/** A delivery changes a moment after its message was stored; several announcements share one read. Milliseconds. */
const DELIVERY_PAUSE_MS = 600;
/** Events of a page of the log. */
const LOG_PAGE = 25;
const UNDER_WAY: ReadonlySet<DeliveryState> = new Set(['queued', 'sending']);

export type ConversationChannel = NonNullable<ResponseOf<typeof messaging.ofConversation>['channel']>;
export type ChannelHealth = ResponseOf<typeof messaging.health>;

/** How a connection stands, asked of the service again and again until everything is in place. */
export const connectionQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['channel', 'check', id],
    queryFn: ({ signal }) => callEndpoint(api, messaging.check, { id }, { signal, retry: false }),
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.checks.every(({ result }) => result === 'ok') ? false : CHECK_EVERY_MS),
  });

export const channelHealthQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['channel', 'health', id],
    queryFn: ({ signal }) => callEndpoint(api, messaging.health, { id }, { signal, retry: false }),
  });

const eventsKey = (id: string) => ['channel', 'events', id] as const;

/** What a service has sent, the latest first. */
export const channelEventsQuery = (api: ApiClient, id: string, state?: ChannelEvent['state']) =>
  infiniteQueryOptions({
    queryKey: [...eventsKey(id), state ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      callEndpoint(
        api,
        messaging.events,
        { id, limit: LOG_PAGE, ...(state && { state }), ...(pageParam !== '' && { cursor: pageParam }) },
        { signal, retry: false },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next,
  });

/** Works on an event that failed once more. */
export function useReplayEvent(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (eventId: string) => callEndpoint(api, messaging.replay, { id, event_id: eventId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: eventsKey(id) }),
  });
}

const ofConversationKey = (id: string) => ['conversation-channel', id] as const;

/** How replies of a conversation go, and what became of those that were sent; asked again while one of them is under way. */
export const conversationChannelQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ofConversationKey(id),
    queryFn: ({ signal }) => callEndpoint(api, messaging.ofConversation, { id }, { signal, retry: false }),
    refetchInterval: ({ state: { data } }) => (data?.deliveries.some(({ state }) => UNDER_WAY.has(state)) ? DELIVERY_EVERY_MS : false),
  });

/** Keeps the channel of an open conversation up to date while mounted. */
export function useFreshConversationChannel(id: string): void {
  const fetchSoon = useFetchSoon(ofConversationKey(id), DELIVERY_PAUSE_MS);
  const fetchOf = ({ conversation_id: changed }: { conversation_id: string }) => (changed === id ? fetchSoon() : undefined);
  useLiveEvent('conversation', fetchOf);
  // How far a message came is told as what the thread shows beside its messages.
  useLiveEvent('note', fetchOf);
  useLiveReconnect(fetchSoon);
}

/** Asks the customer for their number. */
export function useAskPhone(conversationId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    // The same name for a press, however often it is tried.
    mutationFn: (clientMsgId: string) => callEndpoint(api, messaging.askPhone, { id: conversationId, client_msg_id: clientMsgId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: conversationChannelQuery(api, conversationId).queryKey }),
  });
}

/** Answers a message with one sign; null takes it away. */
export function useReact(conversationId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = conversationChannelQuery(api, conversationId);
  return useMutation({
    mutationFn: ({ seq, emoji }: { seq: number; emoji: string | null }) =>
      callEndpoint(api, messaging.react, { id: conversationId, seq, emoji }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Sends a message again that did not arrive; what becomes of it shows at once. */
export function useResend(conversationId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = conversationChannelQuery(api, conversationId);
  return useMutation({
    mutationFn: (seq: number) => callEndpoint(api, messaging.resend, { id: conversationId, seq }),
    onSuccess: (delivery: MessageDelivery) =>
      queryClient.setQueryData(
        queryKey,
        (held) => held && { ...held, deliveries: held.deliveries.map((each) => (each.seq === delivery.seq ? delivery : each)) },
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
