import { useEffect, useRef, type RefObject } from 'react';

/** The dialogs and sheets that are open, the one on top last. */
const layers: { element: RefObject<HTMLElement | null>; dismiss: () => void }[] = [];

/**
 * Esc for a layer that has lost the focus. What had it may be gone or disabled after an answer of the server, and the page then gives the
 * focus to its body, where no layer hears a key. The layer on top hears Esc there too, unless a list or a menu stands above it.
 *
 * @returns for an element inside the layer, which tells whether something stands above it
 */
export function useLostEscape(open: boolean, dismiss: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(dismiss);
  useEffect(() => {
    latest.current = dismiss;
  });
  useEffect(() => {
    if (!open) return;
    const layer = { element, dismiss: () => latest.current() };
    layers.push(layer);
    if (layers.length === 1) document.addEventListener('keydown', hear);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) document.removeEventListener('keydown', hear);
    };
  }, [open]);
  return element;
}

function hear(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented || event.target !== document.body) return;
  const top = layers.at(-1);
  const isCovered = top?.element.current?.closest('[inert], [aria-hidden="true"]') !== null;
  if (top && !isCovered) top.dismiss();
}
