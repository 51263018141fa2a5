import { useCommandKey } from '@lobby/ui';
import { lazy, Suspense, useState } from 'react';

const CommandMenu = lazy(() => import('./command-menu.tsx').then((module) => ({ default: module.CommandMenu })));

/** Waits for Ctrl+K or ⌘K; the command bar and all it knows load with the first. */
export function CommandBarHost() {
  const [open, setOpen] = useState(false);
  useCommandKey(() => setOpen((isOpen) => !isOpen));
  return <Suspense fallback={null}>{open ? <CommandMenu onClose={() => setOpen(false)} /> : null}</Suspense>;
}
