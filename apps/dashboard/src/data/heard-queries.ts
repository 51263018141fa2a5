import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

/**
 * A query with this stays where nobody shows it when it becomes old, and is fetched anew at the next look: announcements tell of every
 * change of it meanwhile, and whoever goes from one conversation to the next wants it at once.
 */
export const KEPT_WHEN_OLD = { keptWhenOld: true } as const;

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
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const hash = hashKey(queryKey);
  useOldWhenUnheard(queryKey);
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const timer of waiting.values()) clearTimeout(timer);
      // A screen that comes back keeps them: left in place, they would hold back every fetch to come.
      waiting.clear();
    };
  }, []);
  return useCallback(() => {
    const waiting = timers.current;
    if (waiting.has(hash)) return;
    const fetchNow = () => {
      waiting.delete(hash);
      void queryClient.invalidateQueries({ queryKey: JSON.parse(hash) as QueryKey });
    };
    waiting.set(hash, setTimeout(fetchNow, pauseMs));
  }, [queryClient, hash, pauseMs]);
}
