import { useEffect, useRef, useState, type RefObject } from 'react';

/** What is further than this from the visible part is put away. */
const NEAR = '2000px';

/**
 * Whether an element is near the visible part, and its height while it is not: a thread of twenty thousand messages
 * keeps only the blocks around the reader in the document.
 */
export function useNear(
  element: RefObject<HTMLElement | null>,
  viewport: RefObject<HTMLElement | null>,
): { near: boolean; height: number } {
  const [state, setState] = useState({ near: true, height: 0 });
  const wasNear = useRef(true);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1);
        if (!seen || seen.isIntersecting === wasNear.current) return;
        wasNear.current = seen.isIntersecting;
        setState({ near: seen.isIntersecting, height: seen.boundingClientRect.height });
      },
      { root: viewport.current, rootMargin: `${NEAR} 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, viewport]);
  return state;
}
