import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

/**
 * For what announcements keep up to date: as soon as nobody hears them, because the screen goes or is hidden while a part of
 * it loads, it counts as old, and the next look asks for it however lately it was fetched.
 */
export function useOldWhenUnheard(queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  const hash = hashKey(queryKey);
  useEffect(
    () => () => void queryClient.invalidateQueries({ queryKey: JSON.parse(hash) as QueryKey, refetchType: 'none' }),
    [queryClient, hash],
  );
}

/** Fetches anew `pauseMs` milliseconds after it was first asked to, so that a burst of announcements is one fetch. */
export function useFetchSoon(queryKey: QueryKey, pauseMs: number): () => void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const hash = hashKey(queryKey);
  useOldWhenUnheard(queryKey);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // A screen that comes back keeps this: left in place, it would hold back every fetch to come.
      timer.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queryClient.invalidateQueries({ queryKey: JSON.parse(hash) as QueryKey });
    }, pauseMs);
  }, [queryClient, hash, pauseMs]);
}
