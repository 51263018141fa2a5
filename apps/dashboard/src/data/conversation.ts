import { callEndpoint, type ApiClient, type FileAnswer } from '@lobby/api-client';
import {
  conversations,
  type Conversation,
  type CONVERSATION_VIEWS,
  type ConversationFilter,
  type ConversationSort,
  type RequestInput,
  type ResponseOf,
} from '@lobby/contract';
import {
  focusManager,
  infiniteQueryOptions,
  onlineManager,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from './api.ts';
import { bringUpToDate, PAUSE_MS } from './changed-conversations.ts';
import { FIRST_PAGE, firstPageOf, nextPage, toPage, type ListPages } from './conversation-pages.ts';
import { KEPT_WHEN_OLD, useFetchSoon, useOldWhenUnheard } from './heard-queries.ts';
import { useLiveEvent, useLiveReconnect } from './live.ts';
import { CONVERSATION_LISTS } from './read-everything.ts';

/** A list of the workspace. */
export type ConversationView = (typeof CONVERSATION_VIEWS)[number];
/** How many conversations each list has. */
export type ViewCounts = NonNullable<ResponseOf<typeof conversations.list>['counts']>;
/** What a person does with a conversation. */
export type OwnerAction = 'takeover' | 'return' | 'resolve' | 'reopen' | 'unsnooze' | 'spam';

/** All conversations in one file, or what was said in a time. */
export function exportConversations(api: ApiClient, period: RequestInput<typeof conversations.export>): Promise<FileAnswer> {
  return callEndpoint(api, conversations.export, period);
}

const ONES = ['conversation', 'one'] as const;
const keyOf = (id: string) => [...ONES, id] as const;

/** The conversations of a filter, page by page; `useFreshConversations` says when they are read anew. */
export function conversationListQuery(api: ApiClient, filter: ConversationFilter, sort: ConversationSort) {
  return infiniteQueryOptions({
    queryKey: [...CONVERSATION_LISTS, filter, sort],
    meta: KEPT_WHEN_OLD,
    initialPageParam: FIRST_PAGE,
    queryFn: async ({ pageParam: { cursor, limit }, signal }) =>
      toPage(
        await callEndpoint(
          api,
          conversations.list,
          { ...filter, sort, limit, ...(cursor !== null && { cursor }) },
          { signal, retry: false },
        ),
      ),
    getNextPageParam: (page, _pages, param) => nextPage(page, param),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Lets go of a list but for its beginning. */
export function keepFirstPage(queryClient: QueryClient, queryKey: QueryKey): void {
  queryClient.setQueryData<ListPages>(queryKey, (held) => (held && held.pages.length > 1 ? firstPageOf(held) : undefined));
}

/** One conversation. */
export function conversationQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: keyOf(id),
    meta: KEPT_WHEN_OLD,
    queryFn: ({ signal }) => callEndpoint(api, conversations.get, { id }, { signal, retry: false }),
  });
}

/** Puts a newer copy of a conversation wherever an older one is held. */
export function placeConversation(queryClient: QueryClient, id: string, change: (held: Conversation) => Conversation): void {
  queryClient.setQueryData<Conversation>(keyOf(id), (held) => held && change(held));
  queryClient.setQueriesData<ListPages>(
    { queryKey: CONVERSATION_LISTS },
    (held) =>
      held && {
        ...held,
        pages: held.pages.map((page) => ({ ...page, items: page.items.map((item) => (item.id === id ? change(item) : item)) })),
      },
  );
}

/** Has the lists brought up to date: by the ids of what changed or, where they are not known, as a whole. */
export function useRefreshConversations(): (ids?: Iterable<string>) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  return (ids) => bringUpToDate(queryClient, api, ids);
}

/** Told when somebody comes back to the page, or the page to the network. */
function useBackAtIt(handler: () => void): void {
  const latest = useEffectEvent(handler);
  useEffect(() => {
    const stops = [focusManager, onlineManager].map((manager) => manager.subscribe((isBack) => (isBack ? latest() : undefined)));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

/** Keeps lists and conversations up to date while mounted: a burst of announcements is one fetch. */
export function useFreshConversations(): void {
  const queryClient = useQueryClient();
  const refresh = useRefreshConversations();
  const refreshOneSoon = useFetchSoon(ONES, PAUSE_MS);
  useLiveEvent('conversation', ({ conversation_id: id, status, owner_epoch: epoch }) => {
    refresh([id]);
    // Who has it shows at once. After a message the thread does, and the rest may come a moment later.
    if (queryClient.getQueryData<Conversation>(keyOf(id))?.owner_epoch !== epoch)
      return void queryClient.invalidateQueries({ queryKey: keyOf(id) });
    queryClient.setQueryData<Conversation>(keyOf(id), (held) => held && { ...held, status });
    refreshOneSoon();
  });
  // A note may name the reader, which is a view of its own.
  useLiveEvent('note', ({ conversation_id: id }) => refresh([id]));
  useLiveEvent('contact_erased', ({ contact_id: id }) => {
    refresh();
    queryClient.removeQueries({ queryKey: ['contact', id] });
  });
  const refreshBoth = (...contactIds: string[]) => {
    refresh();
    void queryClient.invalidateQueries({ queryKey: ONES });
    for (const id of contactIds) void queryClient.invalidateQueries({ queryKey: ['contact', id] });
  };
  useLiveEvent('contact_merged', ({ contact_id: id, into }) => refreshBoth(id, into));
  useLiveEvent('contact_unmerged', ({ contact_id: id, from }) => refreshBoth(id, from));
  useLiveEvent('seen', ({ conversation_id: id, seq }) =>
    placeConversation(queryClient, id, (held) => ({ ...held, contact_seen_seq: Math.max(held.contact_seen_seq, seq) })),
  );
  useLiveEvent('read', ({ conversation_id: id, unread }) => placeConversation(queryClient, id, (held) => ({ ...held, unread })));
  useLiveReconnect(() => {
    refresh();
    void queryClient.invalidateQueries({ queryKey: ONES });
  });
  useBackAtIt(() => refresh());
  useOldWhenUnheard(['conversation']);
}

/** Takes over, gives back, resolves or reopens; every copy held changes with the answer. */
export function useOwnerAction() {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = useRefreshConversations();
  return useMutation({
    mutationFn: ({ id, action, epoch }: { id: string; action: OwnerAction; epoch?: number }) =>
      // What a colleague has is taken over as it was seen: whoever is slower by a moment is told so.
      action === 'takeover' && epoch !== undefined
        ? callEndpoint(api, conversations.takeover, { id, owner_epoch: epoch })
        : callEndpoint(api, conversations[action], { id }),
    onSuccess: (conversation) => placeConversation(queryClient, conversation.id, () => conversation),
    onSettled: (_answer, _error, { id }) => {
      refresh([id]);
      // The conversation writes a line about it: its thread has changed as well.
      return Promise.all([keyOf(id), ['message', id]].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}

/** What else changes at a desk: who has it, until when it is put off, how urgent it is, what it is about. */
export type DeskChange =
  | { readonly kind: 'assign'; readonly userId: number | null; readonly teamId?: string }
  | { readonly kind: 'snooze'; readonly until: number }
  | { readonly kind: 'update'; readonly priority?: Conversation['priority']; readonly tags?: readonly string[] };

/** Hands over, puts off, sets priority or tags; every copy held changes with the answer. */
export function useDeskChange() {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = useRefreshConversations();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: DeskChange }): Promise<Conversation> => {
      if (change.kind === 'assign')
        return callEndpoint(api, conversations.assign, { id, user_id: change.userId, team_id: change.teamId ?? null });
      if (change.kind === 'snooze') return callEndpoint(api, conversations.snooze, { id, until: change.until });
      return callEndpoint(api, conversations.update, {
        id,
        ...(change.priority && { priority: change.priority }),
        ...(change.tags && { tags: [...change.tags] }),
      });
    },
    onSuccess: (conversation) => placeConversation(queryClient, conversation.id, () => conversation),
    onSettled: (_answer, _error, { id }) => {
      refresh([id]);
      return Promise.all([keyOf(id), ['message', id], ['note', id]].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}

/** People come and go seldom; milliseconds. */
const COLLEAGUES_STALE_MS = 300_000;

/** Colleagues that a conversation can be handed to. */
export function colleaguesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['colleague'],
    queryFn: ({ signal }) => callEndpoint(api, conversations.colleagues, {}, { signal, retry: false }),
    staleTime: COLLEAGUES_STALE_MS,
  });
}

/** Tags in use are asked for again after so long; milliseconds. */
const TAGS_STALE_MS = 60_000;

/** Tags that the business uses, of conversations or of contacts. */
export function tagsQuery(api: ApiClient, of: 'conversation' | 'contact') {
  return queryOptions({
    queryKey: ['tag', of],
    queryFn: ({ signal }) => callEndpoint(api, conversations.tags, { of }, { signal, retry: false }),
    staleTime: TAGS_STALE_MS,
  });
}

/** Moves the read position of the signed-in person forward. */
export function useMarkRead() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, seq }: { id: string; seq: number }) => callEndpoint(api, conversations.read, { id, seq }),
    onSuccess: ({ unread }, { id }) => placeConversation(queryClient, id, (held) => ({ ...held, unread })),
  });
}

/** Tells the visitor that a reply is being typed. A lost one does not matter: the next key press tells again. */
export function sendTyping(api: ApiClient, id: string): void {
  callEndpoint(api, conversations.typing, { id }, { quiet: true }).catch(() => undefined);
}
