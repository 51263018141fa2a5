import { useEffect, useRef, type KeyboardEvent } from 'react';
import { toast as queue, useToaster } from 'react-hot-toast/headless';
import { classNames } from '#/class-names.ts';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import { placeToasts } from './toast-stack.ts';
import { ToastSlot } from './toast-slot.tsx';
import { usePause } from './use-pause.ts';

/** Where toasts come up. */
export type ToasterPosition = 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';

const SIDES = { left: 'left-4 sm:left-8', center: 'left-1/2 -translate-x-1/2', right: 'right-4 sm:right-8' } as const;

interface ToasterProps {
  position?: ToasterPosition | undefined;
  /** How far from its edge they come up, as a CSS length: under a header and its tabs, which stay in sight. */
  offset?: string | undefined;
}

/** The toast area (§4): newest first, three visible and the rest behind them. Alt+T goes there, Esc closes one or leaves. */
export function Toaster({ position = 'top-right', offset }: ToasterProps) {
  const texts = useTexts();
  const { toasts, handlers } = useToaster();
  const pause = usePause(handlers);
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [edge, side] = position.split('-') as ['top' | 'bottom', 'left' | 'center' | 'right'];
  const places = placeToasts(toasts.map(({ height = 0, visible }) => ({ heightPx: height, leaving: !visible })));

  useEffect(() => {
    const onAltT = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return;
      event.preventDefault();
      list.current?.focus();
    };
    document.addEventListener('keydown', onAltT);
    return () => document.removeEventListener('keydown', onAltT);
  }, []);

  useEffect(() => {
    if (toasts.length > 0) return;
    pause('hover', false);
    pause('swipe', false);
    pause('focus', false);
  }, [toasts.length, pause]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    const id = event.target instanceof Element ? event.target.closest('[data-toast]')?.getAttribute('data-toast') : undefined;
    if (id) queue.dismiss(id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };

  return (
    <section
      aria-label={`${texts.notifications} (Alt+T)`}
      aria-live="polite"
      aria-relevant="additions text"
      data-react-aria-top-layer="true"
    >
      <div
        role="presentation"
        onKeyDown={onKeyDown}
        onMouseEnter={() => pause('hover', true)}
        onMouseLeave={() => pause('hover', false)}
        onFocus={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
          pause('focus', true);
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) pause('focus', false);
        }}
      >
        <ol
          ref={list}
          tabIndex={-1}
          style={offset === undefined ? undefined : { [edge]: offset }}
          className={classNames(
            'fixed z-(--z-index-toast) w-[356px] max-w-[calc(100vw-2rem)] rounded-xl',
            edge === 'top' ? 'top-7' : 'bottom-7',
            SIDES[side],
          )}
        >
          {toasts.map((each, index) => (
            <ToastSlot
              key={each.id}
              toast={each}
              place={places[index]}
              edge={edge}
              depth={toasts.length - index}
              onHeight={handlers.updateHeight}
              onDragging={(dragging) => pause('swipe', dragging)}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}
