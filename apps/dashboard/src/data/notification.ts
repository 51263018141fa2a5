import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { notifications, type RequestInput } from '@lobby/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

export type NotificationFilter = NonNullable<RequestInput<typeof notifications.list>['only']>;

const KEY = ['notification'] as const;
const PAGE_SIZE = 20;

/** How many are unread; 100 where it is 100 or more. */
export const unreadQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEY, 'unread'],
    queryFn: async ({ signal }) => (await callEndpoint(api, notifications.list, { limit: 1 }, { signal, retry: false })).unread,
  });

/** What the person was told, the latest first, page after page. */
export const notificationsQuery = (api: ApiClient, only: NotificationFilter) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list', only],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(
        api,
        notifications.list,
        { only, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) },
        { signal, retry: false },
      ),
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });

/** Marks some, or all, as read; the other pages of the person hear of it. */
export function useMarkNotifications() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestInput<typeof notifications.read>) => callEndpoint(api, notifications.read, request),
    onSuccess: ({ unread }) => {
      queryClient.setQueryData(unreadQuery(api).queryKey, unread);
      return queryClient.invalidateQueries({ queryKey: [...KEY, 'list'] });
    },
  });
}

/** Takes over what was announced: the count, and what an open list shows. */
export function useTakeUnread(): (unread: number) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  return (unread) => {
    queryClient.setQueryData(unreadQuery(api).queryKey, unread);
    void queryClient.invalidateQueries({ queryKey: [...KEY, 'list'] });
  };
}

/** Looks again, after what may have gone unheard. */
export function useCountAgain(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: KEY });
}

/** Of what and how the person is told. */
export const preferenceQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEY, 'preference'],
    queryFn: ({ signal }) => callEndpoint(api, notifications.preference, {}, { signal, retry: false }),
  });

/** Keeps a choice: shown at once, and taken back where it could not be kept. Several in a row are kept in their order. */
export function useSavePreference() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = preferenceQuery(api);
  return useMutation({
    scope: { id: 'notification-preference' },
    mutationFn: (request: RequestInput<typeof notifications.savePreference>) => callEndpoint(api, notifications.savePreference, request),
    async onMutate({ preset, ways, digest, quiet }) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before)
        queryClient.setQueryData(queryKey, {
          ...before,
          ...(preset && { preset, ways: before.presets[preset] ?? before.ways }),
          ...(ways && { preset: null, ways: { ...before.ways, ...ways } }),
          ...(digest && { digest }),
          ...(quiet && { quiet }),
        });
      return before;
    },
    onError: (_error, _request, before) => void queryClient.setQueryData(queryKey, before),
    onSuccess: (kept) => {
      // What was chosen behind it is on its way.
      if (queryClient.isMutating({ mutationKey: ['notification-preference'] }) <= 1) queryClient.setQueryData(queryKey, kept);
    },
    mutationKey: ['notification-preference'],
  });
}

/** Keeps a browser of the person. */
export function useAddDevice() {
  const api = useApi();
  const readAgain = usePreferenceAgain();
  return useMutation({
    mutationFn: (request: RequestInput<typeof notifications.addDevice>) => callEndpoint(api, notifications.addDevice, request),
    onSuccess: readAgain,
  });
}

export function useRemoveDevice() {
  const api = useApi();
  const readAgain = usePreferenceAgain();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(api, notifications.removeDevice, { id }),
    onSettled: readAgain,
  });
}

/** Sends a test; a device that is gone stays shown with that answer until the list is read again. */
export function useTestDevice() {
  const api = useApi();
  const readAgain = usePreferenceAgain();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(api, notifications.testDevice, { id }),
    onSuccess: ({ state }) => (state === 'gone' ? undefined : readAgain()),
    onError: readAgain,
  });
}

function usePreferenceAgain(): () => Promise<void> {
  const { queryKey } = preferenceQuery(useApi());
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey });
}
