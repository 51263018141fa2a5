import { ACTIVITY_BEAT_MS } from '@lobby/contract';
import { useEffect, useEffectEvent } from 'react';
import { useBeat } from '#/data/team.ts';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'] as const;

/** Tells the server while the person does something here, at most once a beat; any tab speaks for all. */
export function useActivityBeat(): void {
  const { mutate } = useBeat();
  const beat = useEffectEvent(() => mutate());
  useEffect(() => {
    let told = 0;
    const tell = () => {
      if (document.visibilityState === 'hidden' || Date.now() - told < ACTIVITY_BEAT_MS) return;
      told = Date.now();
      beat();
    };
    tell();
    for (const sign of SIGNS) window.addEventListener(sign, tell, { passive: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, tell);
    };
  }, []);
}
