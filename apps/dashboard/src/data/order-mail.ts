import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { orderMails, orderMailSetup, type RequestInput } from '@lobby/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

const KEY = ['order-mail'] as const;
const SETTINGS = [...KEY, 'settings'] as const;
const RECEIVED = [...KEY, 'received'] as const;
/** A mailbox may be slow to answer: longer than other calls, in milliseconds. */
const TEST_TIMEOUT_MS = 60_000;
const PAGE_SIZE = 20;

export const orderMailQuery = (api: ApiClient) =>
  queryOptions({ queryKey: SETTINGS, queryFn: ({ signal }) => callEndpoint(api, orderMailSetup.get, {}, { signal, retry: false }) });

/** Mails that arrived, the latest first. */
export const receivedMailsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: RECEIVED,
    queryFn: ({ signal, pageParam }) =>
      callEndpoint(
        api,
        orderMailSetup.received,
        { limit: PAGE_SIZE, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal, retry: false },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });

/** Mails of one work order, both ways. It is asked again with each change of the work order. */
export const orderMailsQuery = (api: ApiClient, id: string, version: string) =>
  queryOptions({
    queryKey: [...KEY, 'order', id, version],
    queryFn: ({ signal }) => callEndpoint(api, orderMails.list, { id }, { signal, retry: false }),
  });

export function useSaveOrderMail() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: RequestInput<typeof orderMailSetup.update>) => callEndpoint(api, orderMailSetup.update, draft, { quiet: true }),
    onSuccess: (saved) => queryClient.setQueryData(SETTINGS, saved),
    onError: () => queryClient.invalidateQueries({ queryKey: SETTINGS }),
  });
}

/** Its answer has the secret; nothing keeps it. */
export function useRotateSecret() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(api, orderMailSetup.rotateSecret, {}, { quiet: true }),
    gcTime: 0,
    onSuccess: ({ settings }) => queryClient.setQueryData(SETTINGS, { settings }),
  });
}

export function useTestMailbox() {
  const api = useApi();
  return useMutation({
    mutationFn: (mailbox: RequestInput<typeof orderMailSetup.testImap>) =>
      callEndpoint(api, orderMailSetup.testImap, mailbox, { quiet: true, timeoutMs: TEST_TIMEOUT_MS }),
    gcTime: 0,
  });
}

/** Takes a mail that was held, or puts it away. */
export function useSettleMail() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: { id: string; accept: boolean }) => callEndpoint(api, orderMailSetup.settle, request, { quiet: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
