import { useT } from '@lobby/i18n';
import { lazy, Suspense, useState } from 'react';
import { AskPanel } from './ask/ask-panel.tsx';
import { CorpusFilters } from './corpus-filters.tsx';
import { EntriesTable } from './entries-table.tsx';
import { PlaygroundOffer } from './import/playground-offer.tsx';
import { useBulkWork } from './use-bulk-work.ts';
import { useCorpusSearch } from './use-corpus-search.ts';

const EntryEditor = lazy(() => import('./editor/entry-editor.tsx').then((module) => ({ default: module.EntryEditor })));
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
  const { remove } = useBulkWork();
  const ask = {
    asked,
    onAsk: setAsked,
    onWrite: (question: string) => go({ entry: 'new', question }),
    onOpen: (entry: string) => go({ entry }),
  };
  return (
    <>
      <div className="flex h-full min-h-0">
        <div className="min-w-0 flex-1 overflow-y-auto px-6 pt-4 pb-2 max-sm:px-4">
          <PlaygroundOffer onImport={() => go({ import: true })} />
          <CorpusFilters />
          <EntriesTable />
        </div>
        <section aria-label={t('ask.title')} className="hidden w-[344px] shrink-0 border-l border-border bg-background min-[1320px]:block">
          <AskPanel {...ask} />
        </section>
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
        {asking ? <AskSheet {...ask} onClose={() => onAskingChange(false)} /> : null}
      </Suspense>
    </>
  );
}
