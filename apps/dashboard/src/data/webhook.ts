import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { webhooks, type RequestInput, type WebhookDelivery } from '@lobby/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

const KEY = ['webhook'] as const;
/** Deliveries of a page of the log. */
const LOG_PAGE = 30;
/** The log of an open webhook is read again this often, in milliseconds. */
const LOG_EVERY_MS = 5_000;

export const webhooksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => callEndpoint(api, webhooks.list, {}, { signal, retry: false }),
  });

/** What was sent to a webhook, the latest first. */
export const deliveriesQuery = (api: ApiClient, id: string, state?: WebhookDelivery['state']) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'log', id, state ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      callEndpoint(
        api,
        webhooks.deliveries,
        { id, limit: LOG_PAGE, ...(state && { state }), ...(pageParam !== '' && { cursor: pageParam }) },
        { signal, retry: false },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next,
    // Further pages stand still while somebody reads them.
    refetchInterval: ({ state: { data } }) => ((data?.pages.length ?? 0) > 1 ? false : LOG_EVERY_MS),
  });

export const deliveryQuery = (api: ApiClient, id: string, deliveryId: string) =>
  queryOptions({
    queryKey: [...KEY, 'delivery', id, deliveryId],
    queryFn: ({ signal }) => callEndpoint(api, webhooks.delivery, { id, delivery_id: deliveryId }, { signal, retry: false }),
  });

function useWebhookCall<Request, Answer>(call: (api: ApiClient, request: Request) => Promise<Answer>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: Request) => call(api, request),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export const useCreateWebhook = () =>
  useWebhookCall((api, request: RequestInput<typeof webhooks.create>) => callEndpoint(api, webhooks.create, request));

export const useUpdateWebhook = () =>
  useWebhookCall((api, request: RequestInput<typeof webhooks.update>) => callEndpoint(api, webhooks.update, request));

export const useRemoveWebhook = () => useWebhookCall((api, id: string) => callEndpoint(api, webhooks.remove, { id }));

export const useRotateSecret = () => useWebhookCall((api, id: string) => callEndpoint(api, webhooks.rotate, { id }));

/** Resolves when the receiver has answered, or has not in time. */
export const useTestWebhook = () => useWebhookCall((api, id: string) => callEndpoint(api, webhooks.test, { id }));

export const useReplay = () =>
  useWebhookCall((api, request: RequestInput<typeof webhooks.replay>) => callEndpoint(api, webhooks.replay, request));

export const useReplayFailed = () => useWebhookCall((api, id: string) => callEndpoint(api, webhooks.replayMany, { id, only: 'failed' }));
