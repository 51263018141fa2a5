import type { ApiClient } from '@lobby/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** Lists of conversations, whatever their filter. */
export const CONVERSATION_LISTS = ['conversation', 'list'] as const;

const isList = (key: readonly unknown[]) => CONVERSATION_LISTS.every((part, place) => key[place] === part);

/** Has everything that is looked at read anew; lists of conversations in few reads, however long they are. */
export async function readEverything(queryClient: QueryClient, api: ApiClient): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isList(queryKey) }), readLists(queryClient, api)]);
}

/** Has the lists of conversations read anew: those that are looked at now, the others when they are. */
export async function readLists(queryClient: QueryClient, api: ApiClient): Promise<void> {
  const isShown = queryClient.getQueryCache().findAll({ queryKey: CONVERSATION_LISTS, type: 'active' }).length > 0;
  // Its code is there where a list is shown.
  if (isShown) (await import('./changed-conversations.ts')).bringUpToDate(queryClient, api, undefined);
  else await queryClient.invalidateQueries({ queryKey: CONVERSATION_LISTS });
}
