import { useRef, useState, type PointerEvent } from 'react';
import { isSwipe, SWIPE_SLOP_PX } from './swipe.ts';

/** How far a toast has been dragged, in px. */
export interface Drag {
  x: number;
  y: number;
}

const REST: Drag = { x: 0, y: 0 };

/** Lets a toast be dragged sideways, or towards its edge of the screen, and taken away (§4). */
export function useSwipe({
  edge,
  onSwipe,
  onDragging,
}: {
  edge: 'top' | 'bottom';
  onSwipe: () => void;
  onDragging: (dragging: boolean) => void;
}) {
  const start = useRef<{ x: number; y: number; at: number } | undefined>(undefined);
  const [drag, setDrag] = useState(REST);

  const dragOf = (event: PointerEvent): Drag => {
    if (!start.current) return REST;
    const x = event.clientX - start.current.x;
    const y = event.clientY - start.current.y;
    if (Math.abs(x) >= Math.abs(y)) return { x, y: 0 };
    return { x: 0, y: edge === 'top' ? Math.min(0, y) : Math.max(0, y) };
  };

  const release = () => {
    start.current = undefined;
    setDrag(REST);
    onDragging(false);
  };

  return {
    drag,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button, a'))) return;
        start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
        event.currentTarget.setPointerCapture?.(event.pointerId);
        onDragging(true);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const moved = dragOf(event);
        if (Math.abs(moved.x) + Math.abs(moved.y) >= SWIPE_SLOP_PX) setDrag(moved);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (!start.current) return;
        const moved = dragOf(event);
        const elapsedMs = event.timeStamp - start.current.at;
        release();
        if (isSwipe(moved.x + moved.y, elapsedMs)) onSwipe();
      },
      onPointerCancel: release,
    },
  };
}
