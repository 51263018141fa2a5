import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { bot, type BotView, type RequestInput, type ResponseOf } from '@lobby/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

/** What the bot did with a test question. */
export type BotTestAnswer = ResponseOf<typeof bot.test>;
/** What a person sets of the bot. */
export type BotSettings = Pick<BotView, 'score_floor' | 'texts' | 'handoff' | 'manner'>;
/** What is saved of the bot, with the version that it was made from. */
export type BotUpdate = RequestInput<typeof bot.update>;

const KEY = ['bot'] as const;
/** Where the bot is kept, for what changes a part of it. */
export const botKey = KEY;

/** The bot of the business. A form is open on it: it is fetched once and not behind the writer's back. */
export function botQuery(api: ApiClient) {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => callEndpoint(api, bot.get, {}, { signal, retry: false }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Saves the bot; rejects with `stale_version` and the newer copy where somebody else saved since. */
export function useSaveBot() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (update: BotUpdate) => callEndpoint(api, bot.update, update),
    onSuccess: (saved) => queryClient.setQueryData(KEY, saved),
  });
}

/** What both score floors, and one that was set otherwise, would make of last week's questions with the corpus as it is. */
export function floorPreviewQuery(api: ApiClient, floor: number) {
  return queryOptions({
    queryKey: [...KEY, 'floor-preview', floor],
    queryFn: ({ signal }) => callEndpoint(api, bot.previewFloors, { floor }, { signal, retry: false }),
  });
}

/** What was published, the latest first; asked again when something is. */
export function versionsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: [...KEY, 'versions'],
    queryFn: ({ signal, pageParam }) =>
      callEndpoint(api, bot.versions, pageParam === 0 ? {} : { before: pageParam }, { signal, retry: false }),
    initialPageParam: 0,
    getNextPageParam: ({ items, has_more: hasMore }) => (hasMore ? items.at(-1)?.no : undefined),
  });
}

/** One published version with its settings, which never change. */
export function versionQuery(api: ApiClient, no: number) {
  return queryOptions({
    queryKey: [...KEY, 'version', no],
    queryFn: ({ signal }) => callEndpoint(api, bot.version, { no }, { signal, retry: false }),
    staleTime: Infinity,
  });
}

/** Publishes the draft; rejects with `gate_closed` and why, or with `stale_version` and the newer copy. */
export function usePublishBot() {
  return useBotChange((api, request: RequestInput<typeof bot.publish>) => callEndpoint(api, bot.publish, request));
}

/** Publishes a copy of an older version. */
export function useRollBackBot() {
  return useBotChange((api, request: RequestInput<typeof bot.rollback>) => callEndpoint(api, bot.rollback, request));
}

/** Lets the bot rest or answer again. */
export function usePauseBot() {
  return useBotChange((api, request: RequestInput<typeof bot.pause>) => callEndpoint(api, bot.pause, request));
}

function useBotChange<Request>(change: (api: ApiClient, request: Request) => Promise<BotView>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: Request) => change(api, request),
    onSuccess: (saved) => {
      queryClient.setQueryData(KEY, saved);
      return queryClient.invalidateQueries({ queryKey: [...KEY, 'versions'] });
    },
  });
}

/** Puts a test question to the bot. */
export function useTestBot() {
  const api = useApi();
  return useMutation({ mutationFn: (request: RequestInput<typeof bot.test>) => callEndpoint(api, bot.test, request) });
}
