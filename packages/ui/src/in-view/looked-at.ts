/** Whether somebody looks at the page: it is in front, and so is its window. A page in a frame has the focus only once it is clicked, so that there being in front is enough. */
export function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && (window.parent !== window || document.hasFocus());
}

/** Calls when that may have changed; returns how to stop. */
export function onLook(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  window.addEventListener('blur', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
    window.removeEventListener('blur', listener);
  };
}
