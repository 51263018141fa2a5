import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

interface SeenMarkProps {
  /** The element that scrolls. */
  viewport: RefObject<HTMLElement | null>;
  /** Seen already from this far away, in px. */
  aheadPx: number;
  onSeen: () => void;
}

/** A place that tells when it comes into view; give it another `key` to be told again. */
export function SeenMark({ viewport, aheadPx, onSeen }: SeenMarkProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!mark.current) return undefined;
    const observer = new IntersectionObserver((entries) => (entries.at(-1)?.isIntersecting ? seen() : undefined), {
      root: viewport.current,
      rootMargin: `${aheadPx}px 0px`,
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [viewport, aheadPx]);
  return <span ref={mark} aria-hidden="true" className="h-px w-px" />;
}
