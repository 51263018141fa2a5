import { useCallback, useRef } from 'react';
import { useApi } from '#/data/api.ts';
import { sendTyping } from '#/data/conversation.ts';

/** The visitor is told at most this often that a reply is being typed, in milliseconds. */
export const TYPING_PAUSE_MS = 3_000;

/** Tells the visitor that a reply is being typed; call it with each change of the text. */
export function useTyping(conversationId: string): () => void {
  const api = useApi();
  const told = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    const now = performance.now();
    if (now - told.current < TYPING_PAUSE_MS) return;
    told.current = now;
    sendTyping(api, conversationId);
  }, [api, conversationId]);
}
