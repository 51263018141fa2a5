import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { drafts, type Attachment, type Draft, type DraftKind } from '@lobby/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { toCards, withPictures } from '#/state/draft-card.ts';
import type { DraftContent } from '#/state/draft-content.ts';
import { KEPT_WHEN_OLD } from './heard-queries.ts';
import { callOnLeave } from './leave-call.ts';
import { useLiveEvent, useLiveReconnect } from './live.ts';

const keyOf = (conversationId: string) => ['draft', conversationId] as const;

/** The signed-in person's own drafts in a conversation, as the server keeps them. */
export function draftsQuery(api: ApiClient, conversationId: string) {
  return queryOptions({
    queryKey: keyOf(conversationId),
    meta: KEPT_WHEN_OLD,
    queryFn: ({ signal }) => callEndpoint(api, drafts.list, { id: conversationId }, { signal, quiet: true }),
    staleTime: 0,
  });
}

/** Looks again when another tab has saved, and after a loss of the connection. */
export function useFreshDrafts(conversationId: string, onReconnect: () => void): void {
  const queryClient = useQueryClient();
  const refresh = (id: string) => void queryClient.invalidateQueries({ queryKey: keyOf(id) });
  useLiveEvent('draft', (change) => refresh(change.conversation_id));
  useLiveReconnect(() => {
    refresh(conversationId);
    onReconnect();
  });
}

/** A draft on its way to the server. */
export interface SavedDraft extends DraftContent {
  readonly conversationId: string;
  readonly kind: DraftKind;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
}

const filesOf = (files: readonly Attachment[]) => (files.length > 0 ? { attachments: files.map(({ id }) => id) } : {});

const requestOf = ({ conversationId, kind, body, writtenAt, attachments, cards = [], replyToSeq }: SavedDraft) => ({
  id: conversationId,
  kind,
  body,
  written_at: writtenAt,
  ...filesOf(withPictures(attachments, cards)),
  ...(cards.length > 0 && { cards: toCards(cards) }),
  reply_to_seq: replyToSeq,
});

/** Saves a draft; answers with the one that is kept, which may be a newer one. */
export function saveDraft(api: ApiClient, draft: SavedDraft): Promise<Draft> {
  return callEndpoint(api, drafts.save, requestOf(draft), { quiet: true });
}

/** Saves a draft from a page that is being left. */
export function saveDraftOnLeave(api: ApiClient, draft: SavedDraft): void {
  callOnLeave(api, drafts.save, requestOf(draft));
}
