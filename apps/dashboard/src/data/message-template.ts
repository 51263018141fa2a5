import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { messageTemplates, type RequestInput } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';
import { useRefreshConversations } from './conversation.ts';
import { conversationChannelQuery } from './messaging.ts';
import { threadQuery } from './message.ts';

/** The message templates of a channel, as its service said last. */
export const templatesQuery = (api: ApiClient, channelId: string) =>
  queryOptions({
    queryKey: ['channel', 'templates', channelId],
    queryFn: ({ signal }) => callEndpoint(api, messageTemplates.list, { id: channelId }, { signal, retry: false }),
  });

/** Asks the service for them now. */
export function useSyncTemplates(channelId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(api, messageTemplates.sync, { id: channelId }),
    onSuccess: (listed) => queryClient.setQueryData(templatesQuery(api, channelId).queryKey, listed),
  });
}

/** Sends a template in a conversation; one that is taken no more is seen as such at the next look. */
export function useSendTemplate(conversationId: string, channelId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = useRefreshConversations();
  return useMutation({
    mutationFn: (request: Omit<RequestInput<typeof messageTemplates.send>, 'id'>) =>
      callEndpoint(api, messageTemplates.send, { id: conversationId, ...request }),
    onSuccess: (message) => {
      queryClient.setQueryData(threadQuery(api, queryClient, conversationId).queryKey, { messages: [message] });
      void queryClient.invalidateQueries({ queryKey: conversationChannelQuery(api, conversationId).queryKey });
      refresh([conversationId]);
    },
    onError: () => queryClient.invalidateQueries({ queryKey: templatesQuery(api, channelId).queryKey }),
  });
}
