import { CommandWait, useCommandKey, type TypedAhead } from '@lobby/ui';
import { useMatch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { navigationSlice } from '#/state/navigation-slice.ts';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';

const CommandMenu = lazy(() => import('./command-menu.tsx').then((module) => ({ default: module.CommandMenu })));
const DeskMenu = lazy(() => import('./desk-menu.tsx').then((module) => ({ default: module.DeskMenu })));

/** Waits for Ctrl+K, ⌘K or the button of a screen; the command bar and all it knows load with the first. */
export function CommandBarHost() {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => state.navigation.commandsOpen);
  const change = (opened: boolean) => dispatch(navigationSlice.actions.commandsChanged(opened));
  useCommandKey(() => change(!open));
  const isDesk = useMatch({ from: '/dashboard/session', shouldThrow: false, select: () => true }) ?? false;
  const Menu = isDesk ? DeskMenu : CommandMenu;
  const typedRef = useTypedAhead(open);
  const close = () => change(false);
  return (
    <Suspense fallback={<CommandWait typedRef={typedRef} onClose={close} />}>
      {open ? <Menu typedRef={typedRef} onClose={close} /> : null}
    </Suspense>
  );
}

/** What is typed while the bar loads, anew each time that it opens; the focus goes back to where it was before. */
function useTypedAhead(open: boolean) {
  const typed = useRef<TypedAhead>({ text: '', from: null });
  useEffect(() => {
    if (!open) return;
    return () => {
      const { from } = typed.current;
      typed.current = { text: '', from: null };
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && from instanceof HTMLElement) from.focus();
      });
    };
  }, [open]);
  return typed;
}
