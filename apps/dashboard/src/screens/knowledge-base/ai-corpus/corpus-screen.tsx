import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { Plus, Sparkles, Upload } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Screen } from '#/components/screen.tsx';
import { useMay } from '#/components/use-may.ts';
import { selectionSlice } from '#/state/selection-slice.ts';
import { useAppDispatch } from '#/state/use-store.ts';
import { AskPanel } from './ask/ask-panel.tsx';
import { CorpusFilters } from './corpus-filters.tsx';
import { EntriesTable } from './entries-table.tsx';
import { PlaygroundOffer } from './import/playground-offer.tsx';
import { useBulkWork } from './use-bulk-work.ts';
import { useCorpusSearch } from './use-corpus-search.ts';

const EntryEditor = lazy(() => import('./editor/entry-editor.tsx').then((module) => ({ default: module.EntryEditor })));
const ImportSheet = lazy(() => import('./import/import-sheet.tsx').then((module) => ({ default: module.ImportSheet })));
const AskSheet = lazy(() => import('./ask/ask-sheet.tsx').then((module) => ({ default: module.AskSheet })));

/** What the bot knows: the entries, and beside them what it would find for a question. */
export function CorpusScreen() {
  const t = useT('corpus');
  const { search, go, change } = useCorpusSearch();
  const [asked, setAsked] = useState('');
  const [asking, setAsking] = useState(false);
  const { remove } = useBulkWork();
  useForgetSelection();
  const ask = {
    asked,
    onAsk: setAsked,
    onWrite: (question: string) => go({ entry: 'new', question }),
    onOpen: (entry: string) => go({ entry }),
  };
  return (
    <Screen columns title={t('title')} description={t('description')} actions={<Actions onAsk={() => setAsking(true)} />}>
      <div className="flex h-full min-h-0">
        <main className="min-w-0 flex-1 overflow-y-auto px-6 pt-4 pb-2 max-sm:px-4">
          <PlaygroundOffer onImport={() => go({ import: true })} />
          <CorpusFilters />
          <EntriesTable />
        </main>
        <aside aria-label={t('ask.title')} className="hidden w-[344px] shrink-0 border-l border-border bg-background min-[1320px]:block">
          <AskPanel {...ask} />
        </aside>
      </div>
      <Suspense fallback={null}>
        {search.entry ? (
          <EntryEditor
            key={search.entry}
            id={search.entry}
            question={search.question}
            onClose={() => change({ entry: undefined, question: undefined })}
            onOpen={(entry) => change({ entry, question: undefined })}
            onRemove={({ wordings, ...entry }) => remove([{ ...entry, wordings: wordings.length }])}
          />
        ) : null}
        {search.import ? <ImportSheet onClose={() => change({ import: undefined })} /> : null}
        {asking ? <AskSheet {...ask} onClose={() => setAsking(false)} /> : null}
      </Suspense>
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

/** What was chosen here means nothing on another screen. */
function useForgetSelection(): void {
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(selectionSlice.actions.selectionCleared()), [dispatch]);
}
