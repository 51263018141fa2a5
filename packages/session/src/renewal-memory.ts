import type { RenewalMemory } from './watch-renewal.ts';

const KEY = 'lobby-renewal-shown-at';

/** Keeps the time of the last show-renewal event in `storage`; sign-out clears it. */
export function renewalMemory(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): RenewalMemory {
  return {
    read: () => {
      const stored = Number(storage.getItem(KEY) ?? Number.NaN);
      return Number.isFinite(stored) ? stored : undefined;
    },
    write: (shownAt) => storage.setItem(KEY, String(shownAt)),
    clear: () => storage.removeItem(KEY),
  };
}
