import { useCallback, useEffect, useRef } from 'react';

/** Why the toasts are not counting down. */
export type PauseReason = 'hover' | 'focus' | 'swipe' | 'hidden';

/** Holds the timers for as long as any reason holds (§4); the tab's own hiding is watched here. */
export function usePause(handlers: { startPause: () => void; endPause: () => void }) {
  const timers = useRef(handlers);
  const reasons = useRef<ReadonlySet<PauseReason>>(new Set());

  useEffect(() => {
    timers.current = handlers;
  });

  const pause = useCallback((reason: PauseReason, holds: boolean) => {
    const before = reasons.current;
    const others = [...before].filter((each) => each !== reason);
    reasons.current = new Set(holds ? [...others, reason] : others);
    if (before.size === 0 && reasons.current.size > 0) timers.current.startPause();
    if (before.size > 0 && reasons.current.size === 0) timers.current.endPause();
  }, []);

  useEffect(() => {
    const onVisibility = () => pause('hidden', document.hidden);
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [pause]);

  // Time stands still for all toasts: once their place on the page is gone, nobody is left to let it go on.
  useEffect(
    () => () => {
      if (reasons.current.size > 0) timers.current.endPause();
    },
    [],
  );

  return pause;
}
