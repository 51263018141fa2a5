import type { AppRouter } from './router.tsx';

/** Screens that people go to all day: code and texts are there before they go. */
const DESKS = ['/dashboard/session', '/dashboard/work-order'] as const;
/** After the first screen has been shown for so long, in milliseconds: what it still loads itself comes first. */
const AFTER_MS = 4_000;

/** Whether the reader's device asks for few bytes (Save Data API). */
const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads the daily screens once the first one stands. What does not load is loaded again when somebody goes there. @returns how to stop */
export function loadAhead(router: AppRouter): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWatching = router.subscribe('onResolved', () => {
    stopWatching();
    if (savesData()) return;
    timer = setTimeout(() => void loadDesks(router), AFTER_MS);
  });
  return () => {
    stopWatching();
    clearTimeout(timer);
  };
}

async function loadDesks(router: AppRouter): Promise<void> {
  for (const to of DESKS) await router.preloadRoute({ to });
}
