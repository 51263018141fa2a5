import { useCallback, type RefCallback } from 'react';
import { revealTab } from './reveal-tab.ts';

/**
 * The ref of the chosen tab in a row of them: it is brought into view when it is chosen, and again when a tab becomes wider, as by a
 * count that has arrived.
 */
export function useRevealTab(): RefCallback<HTMLElement> {
  return useCallback((tab) => {
    if (tab === null) return;
    revealTab(tab);
    const observer = new ResizeObserver(() => revealTab(tab));
    for (const each of tab.parentElement?.children ?? []) observer.observe(each);
    return () => observer.disconnect();
  }, []);
}
