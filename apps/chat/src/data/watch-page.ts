/** What a page learns about itself from the browser. */
export interface PageListeners {
  /** Online again, in front again, or taken out of the back-forward cache: what was missed is to be read. */
  readonly back: () => void;
  /** The browser lost its network. */
  readonly lost: () => void;
}

/** Listens to the browser; returns how to stop. */
export function watchPage({ back, lost }: PageListeners): () => void {
  const onVisible = () => {
    if (isLookedAt()) back();
  };
  window.addEventListener('online', back);
  window.addEventListener('pageshow', back);
  window.addEventListener('offline', lost);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', back);
    window.removeEventListener('pageshow', back);
    window.removeEventListener('offline', lost);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Whether the page is in front of somebody. */
export function isLookedAt(): boolean {
  return document.visibilityState === 'visible';
}
