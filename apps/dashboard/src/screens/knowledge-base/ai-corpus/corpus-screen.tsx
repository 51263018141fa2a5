import { useT } from '@lobby/i18n';
import { Button, Tabs } from '@lobby/ui';
import { Plus, Sparkles, Upload } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LoadingPart } from '#/components/account/loading-part.tsx';
import { Screen } from '#/components/screen.tsx';
import { useMay } from '#/components/use-may.ts';
import { selectionSlice } from '#/state/selection-slice.ts';
import { useAppDispatch } from '#/state/use-store.ts';
import { CORPUS_TABS, type CorpusTab } from './corpus-search.ts';
import { EntriesPane } from './entries-pane.tsx';
import { useCorpusSearch } from './use-corpus-search.ts';

/** The parts beside the entries, each loaded when it is first wanted. */
const PANES: Partial<Record<CorpusTab, React.ComponentType>> = {
  sources: lazy(() => import('./sources/sources-pane.tsx').then((module) => ({ default: module.SourcesPane }))),
};

/** What the bot knows, a part at a time. */
export function CorpusScreen() {
  const t = useT('corpus');
  const { search, show } = useCorpusSearch();
  const [asking, setAsking] = useState(false);
  useForgetSelection();
  const tab = search.tab ?? 'entries';
  const Pane = PANES[tab];
  const content = Pane ? (
    <Suspense fallback={<LoadingPart />}>
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
        <Tabs fill label={t('tabs.label')} items={CORPUS_TABS.map((id) => ({ id, label: t(`tabs.${id}`) }))} value={tab} onChange={show}>
          {content}
        </Tabs>
      </main>
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
          <Button variant="primary" icon={<Plus size={15} />} onClick={() => go({ entry: 'new', question: undefined })}>
            {t('new_entry')}
          </Button>
        </>
      ) : null}
    </>
  );
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
