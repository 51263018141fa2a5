import { lazy, Suspense, type ComponentProps } from 'react';

const Tray = lazy(async () => ({ default: (await import('./attachment-tray.tsx')).AttachmentTray }));
const List = lazy(async () => ({ default: (await import('./attachment-list.tsx')).AttachmentList }));
const Controls = lazy(async () => ({ default: (await import('./attach-controls.tsx')).AttachControls }));
const Panel = lazy(async () => ({ default: (await import('./file-panel.tsx')).FilePanel }));

/** The files of the next reply; their code loads with the first one. */
export function LaterTray(props: ComponentProps<typeof Tray>) {
  return (
    <Suspense fallback={null}>
      <Tray {...props} />
    </Suspense>
  );
}

/** The files of a message. */
export function LaterList(props: ComponentProps<typeof List>) {
  return (
    <Suspense fallback={null}>
      <List {...props} />
    </Suspense>
  );
}

/** What attaches files; its room is kept free. */
export function LaterControls(props: ComponentProps<typeof Controls>) {
  return (
    <Suspense fallback={<div className="min-h-8" />}>
      <Controls {...props} />
    </Suspense>
  );
}

/** The files of a conversation. */
export function LaterPanel(props: ComponentProps<typeof Panel>) {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
