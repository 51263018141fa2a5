import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { isLookedAt, onLook } from './looked-at.ts';

/** Of what is higher than its room, so much in view is enough, in px. */
const ENOUGH_PX = 120;
/** So much of it in view is all of it: heights are rarely whole pixels. */
const WHOLE = 0.99;
/** Shares in view at which the browser tells; what is high passes several. */
const STEPS = [0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** What has no number, such as a message on its way, has not been seen by anybody. */
function seqOf(element: Element): number {
  const seq = Number((element as HTMLElement).dataset['seq']);
  return Number.isSafeInteger(seq) ? seq : 0;
}

/** Given to each message as its `ref`; the message carries its number as `data-seq`. */
export type Watch = (message: HTMLElement | null) => (() => void) | undefined;

/**
 * Tells how far a thread was in view of somebody who looks at the page, by the highest number of what was: each time it goes further, one
 * call after the other, and what could not be told is told at the next look.
 * @param thread whose messages they are; another thread begins anew
 * @param tell resolves to whether it was told
 */
export function useInView(thread: string | undefined, tell: (seq: number) => Promise<boolean>): Watch {
  const messages = useRef(new Set<HTMLElement>());
  const inView = useRef(new Set<Element>());
  const observer = useRef<IntersectionObserver>(undefined);
  const told = useRef({ thread, seq: 0, isTelling: false });

  const look = useEffectEvent(async () => {
    if (told.current.thread !== thread) told.current = { thread, seq: 0, isTelling: false };
    const state = told.current;
    if (thread === undefined || state.isTelling) return;
    state.isTelling = true;
    for (;;) {
      const seq = Math.max(0, ...[...inView.current].map(seqOf));
      if (told.current !== state || seq <= state.seq || !isLookedAt() || !(await tell(seq))) break;
      state.seq = seq;
    }
    state.isTelling = false;
  });

  useEffect(() => {
    const observing = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, intersectionRatio, intersectionRect, target } of entries) {
          if (isIntersecting && (intersectionRatio >= WHOLE || intersectionRect.height >= ENOUGH_PX)) inView.current.add(target);
          else inView.current.delete(target);
        }
        void look();
      },
      { threshold: STEPS },
    );
    observer.current = observing;
    for (const message of messages.current) observing.observe(message);
    const stopLooking = onLook(() => void look());
    return () => {
      observing.disconnect();
      stopLooking();
    };
  }, []);
  useEffect(() => {
    if (thread !== undefined) void look();
  }, [thread]);

  return useCallback((message) => {
    if (!message) return undefined;
    messages.current.add(message);
    observer.current?.observe(message);
    return () => {
      messages.current.delete(message);
      inView.current.delete(message);
      observer.current?.unobserve(message);
    };
  }, []);
}
