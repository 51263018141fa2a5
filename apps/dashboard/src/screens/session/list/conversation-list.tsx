import { CONVERSATION_VIEWS } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, ErrorState, IconButton, SearchField } from '@lobby/ui';
import { Keyboard, Menu as MenuIcon } from 'lucide-react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useLiveStatus } from '#/data/live.ts';
import { useSessionPlace } from '#/components/conversation/session-place.ts';
import { navigationSlice } from '#/state/navigation-slice.ts';
import { useAppDispatch } from '#/state/use-store.ts';
import { ConversationRows } from './conversation-rows.tsx';
import { EmptyList, ListSkeleton } from './list-states.tsx';
import type { Conversations } from './use-conversations.ts';
import { useSearchText } from './use-search-text.ts';
import { ViewTabs } from './view-tabs.tsx';

interface ConversationListProps {
  list: Conversations;
  onHelp: () => void;
}

/** The column of conversations: views with their counts, search, rows. */
export function ConversationList({ list, onHelp }: ConversationListProps) {
  const t = useT('session');
  const { view, q, go } = useSessionPlace();
  const [text, setText] = useSearchText(q, (next) => go({ q: next }, { replace: true }));
  return (
    <>
      <ListHeader onHelp={onHelp} />
      <ViewTabs views={CONVERSATION_VIEWS} view={view} counts={list.counts} onChange={(next) => go({ view: next })} />
      <div className="shrink-0 px-4 py-2.5">
        <SearchField label={t('list.search')} value={text} onChange={setText} aria-keyshortcuts="/" data-session-search />
      </div>
      <ListSummary waiting={list.counts?.queued} />
      <LiveNotice />
      <ListBody list={list} />
    </>
  );
}

function ListHeader({ onHelp }: { onHelp: () => void }) {
  const t = useT('session');
  const dashboard = useT('dashboard');
  const dispatch = useAppDispatch();
  return (
    <header className="flex h-14 shrink-0 items-center gap-3 px-4">
      <span className="lg:hidden">
        <IconButton
          label={dashboard('navigation.open')}
          icon={<MenuIcon size={19} />}
          onClick={() => dispatch(navigationSlice.actions.drawerChanged(true))}
        />
      </span>
      <h1 className="flex-1 truncate text-base font-semibold">{t('title')}</h1>
      <IconButton
        label={t('shortcuts.open')}
        icon={<Keyboard size={18} />}
        onClick={onHelp}
        className="text-muted max-md:hidden"
        aria-keyshortcuts="?"
      />
    </header>
  );
}

function ListSummary({ waiting }: { waiting: number | undefined }) {
  const t = useT('session');
  return (
    <p className="flex shrink-0 justify-between gap-3 border-b border-separator px-4 pb-2 text-xs text-muted">
      <span className="truncate">
        {waiting === undefined ? '' : waiting === 0 ? t('list.nobody_waits') : t('list.waiting', { count: waiting })}
      </span>
      <span className="shrink-0">{t('list.order')}</span>
    </p>
  );
}

function LiveNotice() {
  const t = useT('session');
  return useLiveStatus() === 'offline' ? (
    <div className="shrink-0 px-4 py-2">
      <Alert tone="warning">{t('list.offline')}</Alert>
    </div>
  ) : null;
}

function ListBody({ list }: { list: Conversations }) {
  const t = useT('session');
  const errorText = useErrorText();
  if (list.items.length > 0) return <ConversationRows list={list} />;
  if (list.isPending) return <ListSkeleton />;
  if (list.isError)
    return (
      <ErrorState title={t('list.error')} onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {errorText(list.error)}
      </ErrorState>
    );
  return <EmptyList />;
}
