import { lazy, Suspense, type RefObject } from 'react';
import { CommandWait, type TypedAhead } from './command-wait.tsx';
import type { CommandGroup, CommandSearch } from './command.ts';

export interface CommandBarProps {
  open: boolean;
  onClose: () => void;
  groups: readonly CommandGroup[];
  /** What is to be chosen, where it is one thing only. */
  title?: string | undefined;
  /** Looked up for what is typed; the same array between renders. */
  searches?: readonly CommandSearch[] | undefined;
  /** Ids of the commands used last, the latest first; shown while nothing is typed. */
  recent?: readonly string[] | undefined;
  /** What was typed before the bar was there; a field takes what is typed while its code loads. */
  typedRef?: RefObject<TypedAhead> | undefined;
  /** A command was chosen. */
  onUsed?: ((id: string) => void) | undefined;
  /** Goes where a command leads; loads the page by default. */
  navigate?: ((href: string) => void) | undefined;
}

const CommandView = lazy(() => import('./command-view.tsx').then((module) => ({ default: module.CommandView })));

/** Everything an app can do and go to, found by typing. Its code loads when it is first opened. */
export function CommandBar(props: CommandBarProps) {
  const { open, typedRef, onClose } = props;
  return (
    <Suspense fallback={typedRef ? <CommandWait typedRef={typedRef} onClose={onClose} /> : null}>
      {open ? <CommandView {...props} /> : null}
    </Suspense>
  );
}
