import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { notes, type Note } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';
import { KEPT_WHEN_OLD, useOldWhenUnheard } from './heard-queries.ts';
import { useLiveEvent, useLiveReconnect } from './live.ts';

const keyOf = (conversationId: string) => ['note', conversationId] as const;

/** What colleagues said and did about a conversation, oldest first. */
export function notesQuery(api: ApiClient, conversationId: string) {
  return queryOptions({
    queryKey: keyOf(conversationId),
    meta: KEPT_WHEN_OLD,
    queryFn: ({ signal }) => callEndpoint(api, notes.list, { id: conversationId }, { signal, retry: false }),
  });
}

/** Keeps the notes of a conversation up to date while mounted. */
export function useFreshNotes(conversationId: string): void {
  const queryClient = useQueryClient();
  const refresh = (id: string) => void queryClient.invalidateQueries({ queryKey: keyOf(id) });
  useLiveEvent('note', (change) => refresh(change.conversation_id));
  useLiveReconnect(() => refresh(conversationId));
  useOldWhenUnheard(keyOf(conversationId));
}

export interface NewNote {
  readonly clientMsgId: string;
  readonly text: string;
  /** Ids of the colleagues that it names. */
  readonly mentions: readonly number[];
}

/** Writes a note; the same one again is stored once. */
export function useAddNote(conversationId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ clientMsgId, text, mentions }: NewNote) =>
      callEndpoint(api, notes.add, { id: conversationId, client_msg_id: clientMsgId, text, mentions: [...mentions] }),
    onSuccess: (stored) =>
      queryClient.setQueryData<{ items: Note[] }>(
        keyOf(conversationId),
        (held) => held && { items: [...held.items.filter(({ id }) => id !== stored.id), stored] },
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(conversationId) }),
  });
}
