import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Nearer to the end than this, in px, the thread stays at its end while it grows. */
const PINNED_WITHIN_PX = 64;

export interface PinnedScroll {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  /** False while the visitor reads further up. */
  readonly pinned: boolean;
  readonly toEnd: () => void;
}

/**
 * Keeps a scrolling thread at its end unless the visitor has scrolled up, and in place when earlier messages come.
 * @param isNew nothing has been said yet: the greeting is read from its top, however small the page is
 */
export function usePinnedScroll(firstSeq: number | undefined, isNew: boolean): PinnedScroll {
  const viewport = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [pinned, setPinned] = useState(true);
  const pinnedNow = useRef(true);
  const before = useRef({ firstSeq, height: 0 });
  const stays = useRef(isNew);
  useLayoutEffect(() => {
    stays.current = isNew;
  }, [isNew]);

  const toEnd = useCallback(() => {
    const element = viewport.current;
    if (!element) return;
    pinnedNow.current = true;
    setPinned(true);
    element.scrollTop = element.scrollHeight;
  }, []);

  useEffect(() => {
    const element = viewport.current;
    const inner = content.current;
    if (!element || !inner) return undefined;
    let top = element.scrollTop;
    const onScroll = () => {
      const near = element.scrollHeight - element.scrollTop - element.clientHeight <= PINNED_WITHIN_PX;
      // What arrives late, such as a picture, takes the thread away from its end too; only a way up is the visitor's.
      pinnedNow.current = near || (pinnedNow.current && element.scrollTop >= top);
      top = element.scrollTop;
      setPinned(pinnedNow.current);
    };
    const observer = new ResizeObserver(() => {
      if (pinnedNow.current && !stays.current) element.scrollTop = element.scrollHeight;
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(element);
    observer.observe(inner);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, []);

  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const { firstSeq: first, height } = before.current;
    // Browsers keep the place themselves, except at the very top and where they do not know scroll anchoring.
    const anchored = element.scrollTop > 0 && CSS.supports('overflow-anchor', 'auto');
    if (first !== undefined && firstSeq !== undefined && firstSeq < first && !pinnedNow.current && !anchored)
      element.scrollTop += element.scrollHeight - height;
    if (pinnedNow.current && !stays.current) element.scrollTop = element.scrollHeight;
    before.current = { firstSeq, height: element.scrollHeight };
  });

  return { viewport, content, pinned, toEnd };
}
