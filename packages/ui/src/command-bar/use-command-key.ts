import { useEffect, useRef } from 'react';

/** Calls back for Ctrl+K, or ⌘K on a Mac, wherever the focus is; not while an input method composes. */
export function useCommandKey(onKey: () => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey) return;
      if (event.altKey || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
