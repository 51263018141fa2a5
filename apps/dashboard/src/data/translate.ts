import { callEndpoint, type ApiClient } from '@lobby/api-client';
import {
  conversations,
  translate,
  type ChannelKind,
  type Conversation,
  type ResponseOf,
  type Translation,
  type TranslationLocale,
} from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';
import { placeConversation } from './conversation.ts';
import { useFetchSoon } from './heard-queries.ts';
import { useLiveEvent, useLiveReconnect } from './live.ts';

export type TranslatedText = ResponseOf<typeof translate.text>;

/** Announcements that come closer together than this are one fetch, after that of the messages themselves; in milliseconds. */
const PAUSE_MS = 400;

/** Of every translation that is held. */
export const TRANSLATION_KEY = ['translation'] as const;

const keyOf = (conversationId: string) => [...TRANSLATION_KEY, conversationId] as const;

/** Translations of a conversation's messages into the reader's language, and what colleagues had written themselves. */
export function translationsQuery(api: ApiClient, conversationId: string, target: TranslationLocale) {
  return queryOptions({
    queryKey: [...keyOf(conversationId), target],
    queryFn: ({ signal }) => callEndpoint(api, translate.list, { id: conversationId, target }, { signal, retry: false }),
  });
}

/** Keeps them up to date while mounted: colleagues translate too, and a message that changes loses its translation. */
export function useFreshTranslations(conversationId: string): void {
  const refreshSoon = useFetchSoon(keyOf(conversationId), PAUSE_MS);
  useLiveEvent('conversation', ({ conversation_id: id }) => id === conversationId && refreshSoon());
  useLiveReconnect(refreshSoon);
}

/** Translates messages for the reader. */
export function useTranslateMessages(conversationId: string, target: TranslationLocale) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (seqs: readonly number[]) =>
      callEndpoint(api, translate.messages, { conversation_id: conversationId, seqs: [...seqs], target }),
    onSuccess: ({ items }) => {
      const made = new Set(items.map(({ seq }) => seq));
      queryClient.setQueryData<{ items: Translation[] }>([...keyOf(conversationId), target], (held) => ({
        items: [...(held?.items ?? []).filter((each) => each.target !== target || !made.has(each.seq)), ...items],
      }));
    },
  });
}

/** Translates a text that is to be sent, and back. */
export function askTranslation(
  api: ApiClient,
  { conversationId, text, target }: { conversationId: string; text: string; target: TranslationLocale },
  signal: AbortSignal,
): Promise<TranslatedText> {
  return callEndpoint(api, translate.text, { conversation_id: conversationId, text, target }, { signal });
}

/** Chooses what replies are translated into; null translates nothing, `inherit` does what holds for the channel. */
export function useChooseTranslation({ id }: Pick<Conversation, 'id'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choice: { target: TranslationLocale | null; inherit: boolean }) =>
      callEndpoint(api, conversations.translate, { id, ...choice }),
    onSuccess: (conversation) => placeConversation(queryClient, id, () => conversation),
  });
}

const SETTINGS_KEY = ['translation-settings'] as const;

/** Channels on which conversations are translated without anybody asking, and what the plan has left for it. */
export function translationSettingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) => callEndpoint(api, translate.settings, {}, { signal, retry: false }),
  });
}

/** Says for a channel whether its conversations are translated without anybody asking. */
export function useSaveTranslationSetting() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (setting: { channel: ChannelKind; auto: boolean }) => callEndpoint(api, translate.saveSettings, setting),
    onSuccess: (saved) => queryClient.setQueryData(SETTINGS_KEY, saved),
  });
}
