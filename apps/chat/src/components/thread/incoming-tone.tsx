import { useEffect, useRef, useState } from 'react';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import type { ChatState } from '#/state/chat-state.ts';
import { claimTone, isSoundOn } from '#/state/kept-sound.ts';
import { isBehind } from '#/state/thread.ts';
import { openTone } from './tone.ts';

const TOUCHES = ['pointerdown', 'keydown'] as const;
const latestAnswer = ({ thread }: ChatState) =>
  thread.messages.findLast(({ author_kind: author, kind }) => kind === 'text' && (author === 'agent' || author === 'bot'));

/** A tone for an answer that comes in while nobody looks at the page. What was there when it opened makes none. */
export function IncomingTone() {
  const { storage } = useChat();
  const loaded = useChatState((state) => state.phase === 'open' && !isBehind(state.thread));
  const latest = useChatState(latestAnswer);
  const heard = useRef<number | undefined>(undefined);
  const [tone] = useState(openTone);
  useEffect(() => {
    for (const touch of TOUCHES) document.addEventListener(touch, tone.unlock);
    return () => {
      for (const touch of TOUCHES) document.removeEventListener(touch, tone.unlock);
    };
  }, [tone]);
  useEffect(() => {
    if (!loaded) return;
    const seq = latest?.seq ?? 0;
    const isNew = heard.current !== undefined && seq > heard.current;
    heard.current = Math.max(seq, heard.current ?? 0);
    const isLookedAt = document.visibilityState === 'visible' && document.hasFocus();
    if (!latest || !isNew || isLookedAt || !isSoundOn(storage.local)) return;
    if (claimTone(storage.local, latest.id)) tone.play();
  }, [loaded, latest, storage, tone]);
  return null;
}
