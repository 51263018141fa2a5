import { sessionSlice } from '@lobby/session';
import { useEffect, useState } from 'react';
import { useAppSelector } from '#/state/use-store.ts';

/** A timer reaches no further than 24.8 days, and sleeps with its machine: the clock is looked at at least this often, in milliseconds. */
const LOOK_MS = 60_000;

/** True from the very end of the plan on; undefined where it is not loaded. */
export function useEnded(): boolean | undefined {
  const end = useAppSelector(sessionSlice.selectors.selectSubscription)?.end_time;
  const offset = useAppSelector(sessionSlice.selectors.selectClockOffset);
  const [ended, setEnded] = useState<boolean>();
  useEffect(() => {
    const look = () => {
      const left = end === undefined ? undefined : end - (Date.now() + offset);
      setEnded(left === undefined ? undefined : left <= 0);
      if (left !== undefined && left > 0) timer = setTimeout(look, Math.min(left, LOOK_MS));
    };
    let timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [end, offset]);
  return ended;
}
