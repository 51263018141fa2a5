import { useFormats, useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus, Sparkles, Upload } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LoadingPart } from '#/components/account/loading-part.tsx';
import { Screen } from '#/components/screen.tsx';
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
  return (
    <Screen
      columns
      title={t('title')}
      description={t('description')}
      actions={tab === 'entries' ? <Actions onAsk={() => setAsking(true)} /> : tab === 'sources' ? <AddSourceAction /> : null}
    >
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

function Actions({ onAsk }: { onAsk: () => void }) {
  const t = useT('corpus');
  const { go } = useCorpusSearch();
  const mayEdit = useMay()('corpus.edit');
  return (
    <>
      <Button variant="ghost" icon={<Sparkles size={15} />} aria-label={t('ask.title')} className="min-[1320px]:hidden" onClick={onAsk}>
        <span className="max-sm:hidden">{t('ask.title')}</span>
      </Button>
      {mayEdit ? (
        <>
          <Button icon={<Upload size={15} />} aria-label={t('import.label')} onClick={() => go({ import: true })}>
            <span className="max-sm:hidden">{t('import.label')}</span>
          </Button>
          <Button variant="primary" icon={<Plus size={15} />} onClick={() => go({ ...NO_ENTRY, entry: 'new' })}>
            {t('new_entry')}
          </Button>
        </>
      ) : null}
    </>
  );
}

/** How much is behind each tab; nothing while that is not known. */
function useTabCounts(): Partial<Record<CorpusTab, string>> {
  const formats = useFormats();
  const { data } = useQuery(shelvesQuery(useApi()));
  if (!data) return {};
  const entries = data.items.reduce((sum, each) => sum + each.entries, 0);
  return Object.fromEntries(Object.entries({ entries, ...data.waiting }).map(([id, count]) => [id, formats.number(count)]));
}

function AddSourceAction() {
  const t = useT('corpus');
  const { go } = useCorpusSearch();
  return useMay()('corpus.edit') ? (
    <Button variant="primary" icon={<Plus size={15} />} onClick={() => go({ source: 'new' })}>
      {t('new_source')}
    </Button>
  ) : null;
}

/** What was chosen here means nothing on another screen. */
function useForgetSelection(): void {
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(selectionSlice.actions.selectionCleared()), [dispatch]);
}
