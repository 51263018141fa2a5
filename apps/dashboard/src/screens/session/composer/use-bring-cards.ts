import { callEndpoint } from '@lobby/api-client';
import { upload, type Card } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { useApi } from '#/data/api.ts';
import type { DraftCard } from '#/state/draft-card.ts';
import { draftPartsSlice, NO_PARTS } from '#/state/draft-parts-slice.ts';
import { newMessageId } from '#/state/message-id.ts';
import type { RootState } from '#/state/root-reducer.ts';

/** Brings cards from elsewhere into a reply: their pictures are copied for it, and one that cannot be is left out. */
export function useBringCards(conversationId: string) {
  const t = useT('canned');
  const api = useApi();
  const store = useStore<RootState>();
  const [bringing, setBringing] = useState(0);
  const copied = async (card: Card): Promise<DraftCard> => {
    if (card.picture === null) return { ...card, picture: null };
    try {
      return { ...card, picture: await callEndpoint(api, upload.copy, { client_file_id: newMessageId(), id: card.picture }) };
    } catch {
      toast.error(t('cards.not_copied'));
      return { ...card, picture: null };
    }
  };
  return {
    /** Cards are on their way: what is sent now would be without them. */
    isBringing: bringing > 0,
    bring: async (cards: readonly Card[]) => {
      setBringing((count) => count + 1);
      const brought = await Promise.all(cards.map(copied));
      const held = store.getState().draftParts[conversationId] ?? NO_PARTS;
      store.dispatch(draftPartsSlice.actions.partsChanged({ conversationId, parts: { cards: [...held.cards, ...brought] } }));
      setBringing((count) => count - 1);
    },
  };
}
