import { useEffect, useState } from 'react';

/** A load shorter than this shows no skeleton at all, in ms. */
export const SKELETON_AFTER_MS = 150;

/** True once something has been going on for `afterMs`, and false again as soon as it ends. */
export function useLate(going: boolean, afterMs: number = SKELETON_AFTER_MS): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!going) return undefined;
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [going, afterMs]);
  return going && late;
}
