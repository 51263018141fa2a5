import { useCommandKey } from '@lobby/ui';
import { lazy, Suspense } from 'react';
import { navigationSlice } from '#/state/navigation-slice.ts';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';

const CommandMenu = lazy(() => import('./command-menu.tsx').then((module) => ({ default: module.CommandMenu })));

/** Waits for Ctrl+K, ⌘K or the button of a screen; the command bar and all it knows load with the first. */
export function CommandBarHost() {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => state.navigation.commandsOpen);
  const change = (opened: boolean) => dispatch(navigationSlice.actions.commandsChanged(opened));
  useCommandKey(() => change(!open));
  return <Suspense fallback={null}>{open ? <CommandMenu onClose={() => change(false)} /> : null}</Suspense>;
}
