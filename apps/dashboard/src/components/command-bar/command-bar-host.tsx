import { useCommandKey } from '@lobby/ui';
import { useMatch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
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
  return <Suspense fallback={null}>{open ? <Menu onClose={() => change(false)} /> : null}</Suspense>;
}
