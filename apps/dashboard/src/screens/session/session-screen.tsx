import { useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { useDeskOffer } from '#/components/desk/offers.ts';
import { PageTitle } from '#/components/page-title.tsx';
import { useFreshConversations } from '#/data/conversation.ts';
import type { CommandPage } from '#/state/navigation-slice.ts';
import { ConversationList } from './list/conversation-list.tsx';
import { useConversations } from './list/use-conversations.ts';
import { NothingChosen } from './list/list-states.tsx';
import { useSessionPlace } from '#/components/conversation/session-place.ts';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { ThreadPane, ThreadSkeleton } from './thread-pane.tsx';

/** Their code loads when they are first asked for. */
const SnoozeDialog = lazy(() => import('#/components/desk/snooze-dialog.tsx').then((module) => ({ default: module.SnoozeDialog })));
const ShortcutsDialog = lazy(() => import('./shortcuts/shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })));

/** The workspace: who writes, what was said, and who they are. On phones one column at a time. */
export function SessionScreen() {
  const t = useT('session');
  useFreshConversations();
  const { conversation: openId } = useSessionPlace();
  const list = useConversations();
  const root = useRef<HTMLElement>(null);
  const [helpOpen, setHelpOpen] = useState(false);
  const [puttingOff, setPuttingOff] = useState<CommandPage['of']>();
  useDeskOffer('snooze', setPuttingOff);
  useShortcuts({ root, items: list.items, onHelp: () => setHelpOpen(true) });
  const title = t('title');
  return (
    <main ref={root} className="flex h-full min-h-0 min-w-0">
      <PageTitle>{title}</PageTitle>
      <div
        className={classNames(
          'flex min-h-0 w-full min-w-0 shrink-0 flex-col border-border md:w-80 md:border-r xl:w-90',
          openId && 'max-md:hidden',
        )}
      >
        <ConversationList list={list} onHelp={() => setHelpOpen(true)} />
      </div>
      <div className={classNames('min-h-0 min-w-0 flex-1', !openId && 'max-md:hidden')}>
        {/* The list's heading is away while a phone shows a conversation. */}
        {openId ? <h1 className="sr-only md:hidden">{title}</h1> : null}
        {/* What a conversation needs for the first time loads in its place, not in that of the whole screen. */}
        <Suspense fallback={<ThreadSkeleton />}>{openId ? <ThreadPane key={openId} id={openId} /> : <NothingChosen />}</Suspense>
      </div>
      {puttingOff ? (
        <Suspense fallback={null}>
          <SnoozeDialog of={puttingOff} onClose={() => setPuttingOff(undefined)} />
        </Suspense>
      ) : null}
      {helpOpen ? (
        <Suspense fallback={null}>
          <ShortcutsDialog onClose={() => setHelpOpen(false)} />
        </Suspense>
      ) : null}
    </main>
  );
}
