import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { resolveValue, toast as queue, type Toast } from 'react-hot-toast/headless';
import { classNames } from '#/class-names.ts';
import type { ToastPlace } from './toast-stack.ts';
import { useSwipe } from './use-swipe.ts';

interface ToastSlotProps {
  toast: Toast;
  place: ToastPlace | undefined;
  edge: 'top' | 'bottom';
  /** Its layer above the older ones. */
  depth: number;
  onHeight: (id: string, height: number) => void;
  onDragging: (dragging: boolean) => void;
}

/** In px with their fraction, which `offsetHeight` rounds away, and before any scaling. */
function heightOf(slot: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(slot).height) || slot.offsetHeight;
}

/** One toast at its place: measured, moved, dragged. */
export function ToastSlot({ toast, place, edge, depth, onHeight, onDragging }: ToastSlotProps) {
  const item = useRef<HTMLLIElement>(null);
  const { drag, handlers } = useSwipe({ edge, onDragging, onSwipe: () => queue.dismiss(toast.id) });
  const { id, height } = toast;

  // A font that arrives or a narrower window changes the height between two renders.
  useLayoutEffect(() => {
    const slot = item.current;
    if (!slot) return undefined;
    const measure = () => {
      const measured = heightOf(slot);
      if (measured !== height) onHeight(id, measured);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(slot);
    return () => observer.disconnect();
  });

  const direction = edge === 'top' ? 1 : -1;
  const y = (place?.offsetPx ?? 0) * direction + drag.y;
  const style: CSSProperties = {
    transform: `translate(${drag.x}px, ${y}px) scale(${place?.scale ?? 1})`,
    zIndex: depth,
    transition: drag.x || drag.y ? 'none' : 'transform 180ms ease-out, opacity 180ms ease-out',
    opacity: place?.hidden ? 0 : 1,
  };
  return (
    <li
      ref={item}
      data-toast={id}
      inert={place?.behind ?? false}
      style={style}
      className={classNames('absolute inset-x-0 touch-none select-none starting:opacity-0', edge === 'top' ? 'top-0' : 'bottom-0')}
      {...handlers}
    >
      {resolveValue(toast.message, toast)}
    </li>
  );
}
