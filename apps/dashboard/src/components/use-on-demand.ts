import { useLayoutEffect, useRef, useState, type ComponentProps, type ComponentType, type RefObject } from 'react';

/** What the stand-in of a control has to listen to. */
type Approach = Required<
  Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onPointerDown' | 'onPointerCancel' | 'onFocus' | 'onBlur' | 'onClick'>
>;

interface OnDemand<Props extends object> {
  /** The control, once it is there; until then a button that looks the same stands in for it. */
  readonly Control: ComponentType<Props> | undefined;
  /** Around both. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly approach: Approach;
}

/**
 * A control whose code is heavier than its button: it is fetched when somebody comes near, and what was done to its
 * stand-in meanwhile, focus or click, is done to it. Nothing is exchanged under a finger that is down.
 */
export function useOnDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const place = useRef<HTMLDivElement>(null);
  const meanwhile = useRef({ focused: false, clicked: false });
  const fetching = useRef(false);
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  const [pressed, setPressed] = useState(false);
  const Control = pressed ? undefined : loaded;

  // Before anybody sees it: a key that is pressed just then goes to the control.
  useLayoutEffect(() => {
    const button = place.current?.querySelector('button');
    if (!Control || !button) return undefined;
    const { focused, clicked } = meanwhile.current;
    if (focused) button.focus();
    // After the click that is under way, which would close again what this one opens.
    const timer = clicked ? setTimeout(() => button.click()) : undefined;
    return () => clearTimeout(timer);
  }, [Control]);

  const fetchOnce = () => {
    if (fetching.current) return;
    fetching.current = true;
    load().then(
      (control) => setLoaded(() => control),
      // The next approach tries again.
      () => (fetching.current = false),
    );
  };
  const approach: Approach = {
    onPointerEnter: fetchOnce,
    onPointerDown: () => setPressed(true),
    onPointerCancel: () => setPressed(false),
    onFocus: () => {
      meanwhile.current.focused = true;
      fetchOnce();
    },
    onBlur: () => {
      meanwhile.current.focused = false;
      setPressed(false);
    },
    onClick: () => {
      meanwhile.current.clicked = true;
      setPressed(false);
      fetchOnce();
    },
  };
  return { Control, place, approach };
}
