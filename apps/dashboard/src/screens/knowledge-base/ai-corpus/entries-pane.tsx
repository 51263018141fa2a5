import { useT } from '@lobby/i18n';
import { lazy, Suspense, useState } from 'react';
import { AskPanel } from './ask/ask-panel.tsx';
import { CorpusFilters } from './corpus-filters.tsx';
import { EntriesTable } from './entries-table.tsx';
import { PlaygroundOffer } from './import/playground-offer.tsx';
import { MeaningProgress } from './meaning-progress.tsx';
import { ShelvesPane } from './shelves/shelves-pane.tsx';
import { NO_ENTRY, useCorpusSearch } from '#/components/corpus/use-corpus-search.ts';

const ShelvesSheet = lazy(() => import('./shelves/shelves-sheet.tsx').then((module) => ({ default: module.ShelvesSheet })));
const ImportSheet = lazy(() => import('./import/import-sheet.tsx').then((module) => ({ default: module.ImportSheet })));
const AskSheet = lazy(() => import('./ask/ask-sheet.tsx').then((module) => ({ default: module.AskSheet })));

interface EntriesPaneProps {
  /** The Ask box is open as a sheet, where there is no room for it beside the table. */
  asking: boolean;
  onAskingChange: (asking: boolean) => void;
}

/** The entries, and beside them what the bot would find for a question. */
export function EntriesPane({ asking, onAskingChange }: EntriesPaneProps) {
  const t = useT('corpus');
  const { search, go, change } = useCorpusSearch();
  const [asked, setAsked] = useState('');
  const [managing, setManaging] = useState(false);
  const ask = {
    asked,
    onAsk: setAsked,
    onWrite: (question: string) => go({ ...NO_ENTRY, entry: 'new', question }),
    onOpen: (entry: string) => go({ ...NO_ENTRY, entry }),
  };
  return (
    <>
      <div className="flex h-full min-h-0">
        <ShelvesPane onManage={() => setManaging(true)} />
        <div className="min-w-0 flex-1 overflow-y-auto px-6 pt-4 pb-2 max-sm:px-4">
          <PlaygroundOffer onImport={() => go({ import: true })} />
          <MeaningProgress />
          <CorpusFilters onManage={() => setManaging(true)} />
          <EntriesTable />
        </div>
        <section aria-label={t('ask.title')} className="hidden w-[344px] shrink-0 border-l border-border bg-background min-[1320px]:block">
          <AskPanel {...ask} />
        </section>
      </div>
      <Suspense fallback={null}>
        {managing ? <ShelvesSheet onClose={() => setManaging(false)} /> : null}
        {search.import ? <ImportSheet onClose={() => change({ import: undefined })} /> : null}
        {asking ? <AskSheet {...ask} onClose={() => onAskingChange(false)} /> : null}
      </Suspense>
    </>
  );
}
