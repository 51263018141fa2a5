import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { bot, type BotView, type RequestInput, type ResponseOf } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

/** What the bot did with a test question. */
export type BotTestAnswer = ResponseOf<typeof bot.test>;
/** What a person sets of the bot. */
export type BotSettings = Pick<BotView, 'score_floor' | 'texts' | 'handoff'>;
/** What is saved of the bot, with the version that it was made from. */
export type BotUpdate = RequestInput<typeof bot.update>;

const KEY = ['bot'] as const;

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

/** Puts a test question to the bot. */
export function useTestBot() {
  const api = useApi();
  return useMutation({ mutationFn: (request: RequestInput<typeof bot.test>) => callEndpoint(api, bot.test, request) });
}
