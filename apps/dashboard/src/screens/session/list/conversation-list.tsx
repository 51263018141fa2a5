import { CONVERSATION_VIEWS, UNANSWERED_ENDS } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button, ErrorState, IconButton, SearchField } from '@lobby/ui';
import { Keyboard, ListFilter, Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useDeskOffer } from '#/components/desk/offers.ts';
import { useMay } from '#/components/use-may.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import type { ConversationView, ViewCounts } from '#/data/conversation.ts';
import { useLiveStatus } from '#/data/live.ts';
import { useSessionPlace } from '#/components/conversation/session-place.ts';
import { navigationSlice } from '#/state/navigation-slice.ts';
import { useAppDispatch } from '#/state/use-store.ts';
import { useBulkRun } from './bulk/use-bulk-run.ts';
import { useSelection, type Selection } from './bulk/use-selection.ts';
import { useChosenOffer } from './bulk/use-chosen-offer.ts';
import { SortChoice } from './filter/sort-choice.tsx';
import { SessionViews } from './session-views.tsx';
import { ConversationRows } from './conversation-rows.tsx';
import { ListSkeleton } from './list-states.tsx';
import type { Conversations } from './use-conversations.ts';
import { useSearchText } from './use-search-text.ts';
import { ViewTabs } from './view-tabs.tsx';

interface ConversationListProps {
  list: Conversations;
  onHelp: () => void;
}

/** Their code loads when they are first asked for. */
const FilterDialog = lazy(() => import('./filter/filter-dialog.tsx').then((module) => ({ default: module.FilterDialog })));
const SessionFilterChips = lazy(() => import('./filter/filter-chips.tsx').then((module) => ({ default: module.SessionFilterChips })));
const EmptyList = lazy(() => import('./empty-list.tsx').then((module) => ({ default: module.EmptyList })));
const BulkBar = lazy(() => import('./bulk/bulk-bar.tsx').then((module) => ({ default: module.BulkBar })));
const RefusedDialog = lazy(() => import('./bulk/refused-dialog.tsx').then((module) => ({ default: module.RefusedDialog })));

/** The column of conversations: views with their counts, search, filters, order, rows, and what to do with many of them. */
export function ConversationList({ list, onHelp }: ConversationListProps) {
  const t = useT('session');
  const { view, q, narrowed, go } = useSessionPlace();
  const [text, setText] = useSearchText(q, (next) => go({ q: next }, { replace: true }));
  const control = useSelection(list.items, list.total);
  const work = useBulkRun();
  useChosenOffer(control, work);
  return (
    <>
      <ListHeader onHelp={onHelp} />
      <ViewTabs
        views={viewsOf(view, list.counts)}
        view={view}
        counts={list.counts}
        onChange={(next) => go({ view: next, status: undefined, figure: undefined })}
      />
      <div className="shrink-0 px-4 py-2.5">
        <SearchField label={t('list.search')} value={text} onChange={setText} aria-keyshortcuts="/" data-session-search />
      </div>
      {narrowed.length > 0 ? (
        <Suspense fallback={null}>
          <SessionFilterChips />
        </Suspense>
      ) : null}
      {control.selection ? (
        <Suspense fallback={null}>
          <BulkBar control={control} work={work} loaded={list.items.length} total={list.total} />
        </Suspense>
      ) : (
        <ListSummary list={list} onChoose={control.begin} />
      )}
      <LiveNotice />
      <ListBody list={list} selection={control.selection} />
      {work.refused ? (
        <Suspense fallback={null}>
          <RefusedDialog refused={work.refused} onClose={work.closeRefused} />
        </Suspense>
      ) : null}
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
      <div className="flex items-center">
        <FilterButton />
        <SessionViews />
        <IconButton
          label={t('shortcuts.open')}
          icon={<Keyboard size={18} />}
          onClick={onHelp}
          className="text-muted max-md:hidden"
          aria-keyshortcuts="?"
        />
      </div>
    </header>
  );
}

function FilterButton() {
  const t = useT('desk');
  const { narrowed } = useSessionPlace();
  const [open, setOpen] = useState(false);
  useDeskOffer('filter', () => setOpen(true));
  return (
    <>
      <span className="relative">
        <IconButton
          label={narrowed.length === 0 ? t('filter.open') : t('filter.open_active', { count: narrowed.length })}
          icon={<ListFilter size={18} />}
          onClick={() => setOpen(true)}
          className={narrowed.length === 0 ? 'text-muted' : 'text-accent-text'}
        />
        {narrowed.length === 0 ? null : <span aria-hidden="true" className="absolute top-1 right-1 size-2 rounded-full bg-accent" />}
      </span>
      {open ? (
        <Suspense fallback={null}>
          <FilterDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function ListSummary({ list, onChoose }: { list: Conversations; onChoose: () => void }) {
  const t = useT('session');
  const desk = useT('desk');
  const formats = useFormats();
  const may = useMay();
  const { narrowed, q } = useSessionPlace();
  const waiting = list.counts?.waiting;
  const found = list.total === undefined ? '' : desk('found', { count: list.total, shown: formats.number(list.total) });
  const waits = waiting === undefined ? '' : waiting === 0 ? t('list.nobody_waits') : t('list.waiting', { count: waiting });
  return (
    <div className="flex min-h-9 shrink-0 items-center gap-3 border-b border-separator px-4 pb-1.5 text-xs text-muted">
      {list.items.length === 0 || !may('session.reply') ? null : (
        <Button size="small" variant="ghost" onClick={onChoose} className="-ml-2 px-2 text-xs! font-normal! text-muted">
          {desk('bulk.begin')}
        </Button>
      )}
      <span className="min-w-0 flex-1 truncate">{narrowed.length > 0 || q !== '' ? found : waits}</span>
      <SortChoice />
    </div>
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

function ListBody({ list, selection }: { list: Conversations; selection: Selection | undefined }) {
  const t = useT('session');
  const errorText = useErrorText();
  if (list.items.length > 0) return <ConversationRows list={list} selection={selection} />;
  if (list.isPending) return <ListSkeleton />;
  if (list.isError)
    return (
      <ErrorState title={t('list.error')} onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {errorText(list.error)}
      </ErrorState>
    );
  return (
    <Suspense fallback={null}>
      <EmptyList />
    </Suspense>
  );
}

const UNANSWERED: ReadonlySet<ConversationView> = new Set(UNANSWERED_ENDS);

/** Lists of what nobody answered are there as long as there is something in them, or somebody looks at one. */
function viewsOf(shown: ConversationView, counts: ViewCounts | undefined): ConversationView[] {
  return CONVERSATION_VIEWS.filter((view) => !UNANSWERED.has(view) || view === shown || (counts?.[view] ?? 0) > 0);
}
