import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Nearer to the end than this, in px, the thread stays at its end while it grows. */
const AT_END_PX = 64;

export interface ThreadScroll {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  /** False while the reader is further up. */
  readonly atEnd: boolean;
  readonly toEnd: () => void;
  /** The reader is brought somewhere else: the thread does not stay at its end. */
  readonly leaveEnd: () => void;
}

/** Keeps a thread at its end unless the reader has scrolled up, and in place when earlier messages come. */
export function useThreadScroll(firstSeq: number | undefined): ThreadScroll {
  const viewport = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const stays = useRef(true);
  const drawn = useRef({ firstSeq, height: 0 });

  const toEnd = useCallback(() => {
    stays.current = true;
    setAtEnd(true);
    if (viewport.current) viewport.current.scrollTop = viewport.current.scrollHeight;
  }, []);

  const leaveEnd = useCallback(() => {
    stays.current = false;
    setAtEnd(false);
  }, []);

  useEffect(() => {
    const element = viewport.current;
    if (!element || !content.current) return undefined;
    let top = element.scrollTop;
    const onScroll = () => {
      // A thread that grew again before this was told of has not been scrolled up.
      const isUp = element.scrollTop < top;
      top = element.scrollTop;
      stays.current = element.scrollHeight - top - element.clientHeight <= AT_END_PX || (stays.current && !isUp);
      setAtEnd(stays.current);
    };
    const observer = new ResizeObserver(() => {
      if (stays.current) element.scrollTop = element.scrollHeight;
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(element);
    observer.observe(content.current);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, []);

  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const { firstSeq: firstDrawn, height } = drawn.current;
    const grewUpward = firstDrawn !== undefined && firstSeq !== undefined && firstSeq < firstDrawn;
    if (stays.current) element.scrollTop = element.scrollHeight;
    // The browser keeps the place itself, except at the very top and where it knows no scroll anchoring.
    else if (grewUpward && (element.scrollTop === 0 || !CSS.supports('overflow-anchor', 'auto')))
      element.scrollTop += element.scrollHeight - height;
    drawn.current = { firstSeq, height: element.scrollHeight };
  }, [firstSeq]);

  return { viewport, content, atEnd, toEnd, leaveEnd };
}
