import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { channels, isOnService, type AnyChannel, type Channel, type RequestInput } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

const KEY = ['channel'] as const;
/** A page that shows the widget for the first time is seen within so long, in milliseconds. */
const HELLO_EVERY_MS = 5_000;
/** A mailbox is opened before it is saved, which may take longer than other calls, in milliseconds. */
const MAILBOX_TIMEOUT_MS = 60_000;

export const channelsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => callEndpoint(api, channels.list, {}, { signal, retry: false }),
  });

const isWeb = (channel: AnyChannel): channel is Channel => channel.kind === 'web';

/** Websites that show the chat. */
export const webChannelsQuery = (api: ApiClient) => ({
  ...channelsQuery(api),
  select: ({ items }: { items: readonly AnyChannel[] }) => items.filter(isWeb),
});

/** A website that no page has shown yet, or a mailbox that nobody has looked at yet. */
function isAwaited(channel: AnyChannel | undefined): boolean {
  if (channel?.kind === 'web') return channel.last_hello_at === null;
  return channel?.kind === 'email' && channel.mailbox?.on === true && channel.mailbox.checked_at === null;
}

/** One channel; what is awaited of it is looked for again and again. */
export const channelQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => callEndpoint(api, channels.get, { id }, { signal, retry: false }),
    refetchInterval: ({ state: { data } }) => (isAwaited(data) ? HELLO_EVERY_MS : false),
  });

/** A website; null where the channel is none. */
export const webChannelQuery = (api: ApiClient, id: string) => ({
  ...channelQuery(api, id),
  select: (channel: AnyChannel) => (isWeb(channel) ? channel : null),
});

/** A channel on a service; null where it is a website. */
export const messagingChannelQuery = (api: ApiClient, id: string) => ({
  ...channelQuery(api, id),
  select: (channel: AnyChannel) => (isOnService(channel) ? channel : null),
});

export function useCreateChannel() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestInput<typeof channels.create>) => callEndpoint(api, channels.create, request),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...KEY, 'list'] }),
  });
}

export function useUpdateChannel() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestInput<typeof channels.update>) =>
      callEndpoint(api, channels.update, request, request.mailbox ? { timeoutMs: MAILBOX_TIMEOUT_MS } : {}),
    onSuccess: (channel) => {
      queryClient.setQueryData(channelQuery(api, channel.id).queryKey, channel);
      return queryClient.invalidateQueries({ queryKey: [...KEY, 'list'] });
    },
  });
}

export function useRemoveChannel() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(api, channels.remove, { id }),
    onSuccess: (_, id) => {
      queryClient.removeQueries({ queryKey: [...KEY, 'one', id] });
      return queryClient.invalidateQueries({ queryKey: [...KEY, 'list'] });
    },
  });
}

/** Looks at a page for the widget; the hello that it may have seen is read again. */
export function useVerifyInstallation(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (url: string) => callEndpoint(api, channels.verify, { id, url }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...KEY, 'one', id] }),
  });
}
