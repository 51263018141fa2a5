import { useFormats, useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { Plus, Sparkles, Upload } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LoadingPart } from '#/components/account/loading-part.tsx';
import { Screen } from '#/components/screen.tsx';
import type { ScreenAct } from '#/components/screen-acts.tsx';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { shelvesQuery } from '#/data/corpus-shelf.ts';
import { selectionSlice } from '#/state/selection-slice.ts';
import { useAppDispatch } from '#/state/use-store.ts';
import { EditorHost } from './editor-host.tsx';
import { CORPUS_TABS, type CorpusTab } from '#/components/corpus/corpus-search.ts';
import { EntriesPane } from './entries-pane.tsx';
import { NO_ENTRY, useCorpusSearch } from '#/components/corpus/use-corpus-search.ts';

const CorpusTabs = lazy(() => import('./corpus-tabs.tsx').then((module) => ({ default: module.CorpusTabs })));

/** The parts beside the entries, each loaded when it is first wanted. */
const PANES: Partial<Record<CorpusTab, React.ComponentType>> = {
  sources: lazy(() => import('./sources/sources-pane.tsx').then((module) => ({ default: module.SourcesPane }))),
  gaps: lazy(() => import('./gaps/gaps-pane.tsx').then((module) => ({ default: module.GapsPane }))),
  suggestions: lazy(() => import('./suggestions/suggestions-pane.tsx').then((module) => ({ default: module.SuggestionsPane }))),
  conflicts: lazy(() => import('./conflicts/conflicts-pane.tsx').then((module) => ({ default: module.ConflictsPane }))),
};

const NEED_EDIT: ReadonlySet<CorpusTab> = new Set(['gaps', 'suggestions', 'conflicts']);

const LOADING = (
  <div className="px-8 py-5 max-sm:px-4">
    <LoadingPart />
  </div>
);

/** What the bot knows, a part at a time. */
export function CorpusScreen() {
  const t = useT('corpus');
  const { search, show } = useCorpusSearch();
  const [asking, setAsking] = useState(false);
  useForgetSelection();
  const mayEdit = useMay()('corpus.edit');
  const counts = useTabCounts();
  // What visitors asked is read by who writes the answers.
  const tabs = CORPUS_TABS.filter((each) => mayEdit || !NEED_EDIT.has(each));
  const tab = search.tab && tabs.includes(search.tab) ? search.tab : 'entries';
  const Pane = PANES[tab];
  const content = Pane ? (
    <Suspense fallback={LOADING}>
      <Pane />
    </Suspense>
  ) : (
    <EntriesPane asking={asking} onAskingChange={setAsking} />
  );
  const acts = useActs(tab, () => setAsking(true));
  return (
    <Screen columns title={t('title')} description={t('description')} acts={acts}>
      <main className="h-full min-h-0">
        {tabs.length > 1 ? (
          <Suspense fallback={LOADING}>
            <CorpusTabs items={tabs.map((id) => ({ id, label: t(`tabs.${id}`), count: counts[id] }))} value={tab} onChange={show}>
              {content}
            </CorpusTabs>
          </Suspense>
        ) : (
          content
        )}
      </main>
      <EditorHost />
    </Screen>
  );
}

function useActs(tab: CorpusTab, onAsk: () => void): readonly ScreenAct[] {
  const t = useT('corpus');
  const { go } = useCorpusSearch();
  const mayEdit = useMay()('corpus.edit');
  const source = { id: 'source', label: t('new_source'), icon: <Plus size={15} />, primary: true, onAct: () => go({ source: 'new' }) };
  if (tab !== 'entries') return tab === 'sources' && mayEdit ? [source] : [];
  const ask = { id: 'ask', label: t('ask.title'), icon: <Sparkles size={15} />, className: 'min-[1320px]:hidden', onAct: onAsk };
  if (!mayEdit) return [ask];
  return [
    ask,
    { id: 'import', label: t('import.label'), icon: <Upload size={15} />, onAct: () => go({ import: true }) },
    { id: 'new', label: t('new_entry'), icon: <Plus size={15} />, primary: true, onAct: () => go({ ...NO_ENTRY, entry: 'new' }) },
  ];
}

/** How much is behind each tab; nothing while that is not known. */
function useTabCounts(): Partial<Record<CorpusTab, string>> {
  const formats = useFormats();
  const { data } = useQuery(shelvesQuery(useApi()));
  if (!data) return {};
  const entries = data.items.reduce((sum, each) => sum + each.entries, 0);
  return Object.fromEntries(Object.entries({ entries, ...data.waiting }).map(([id, count]) => [id, formats.number(count)]));
}

/** What was chosen here means nothing on another screen. */
function useForgetSelection(): void {
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(selectionSlice.actions.selectionCleared()), [dispatch]);
}
