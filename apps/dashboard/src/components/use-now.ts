import { sessionSlice } from '@lobby/session';
import { useEffect, useState } from 'react';
import { useAppSelector } from '#/state/use-store.ts';

/** The server's time in milliseconds, looked at anew every `everyMs`. */
export function useNow(everyMs: number): number {
  const offset = useAppSelector(sessionSlice.selectors.selectClockOffset);
  const [local, setLocal] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLocal(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return local + offset;
}
