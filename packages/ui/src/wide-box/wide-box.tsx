import { useCallback, useState, type ReactNode, type RefCallback } from 'react';
import { classNames } from '#/class-names.ts';

export interface WideBoxProps {
  /** What it holds, for screen readers. */
  label: string;
  id?: string | undefined;
  className?: string | undefined;
  /** One element. */
  children: ReactNode;
}

/** Holds what may be wider than its place, such as a table, or taller where a class limits that. While it is, keys reach and scroll it as fingers do. */
export function WideBox({ label, id, className, children }: WideBoxProps) {
  const { box, scrolls } = useScrolls();
  return (
    <div
      ref={box}
      id={id}
      className={classNames('overflow-x-auto', className)}
      {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}

/** Whether a box is smaller than what it holds, watched as both change. */
function useScrolls(): { box: RefCallback<HTMLElement>; scrolls: boolean } {
  const [scrolls, setScrolls] = useState(false);
  const box = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(() =>
      // Heights are rounded up and down: a pixel more is none that scrolls.
      setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1),
    );
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return { box, scrolls };
}
