import { textsOf, useI18n } from '@lobby/i18n';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { useApi } from '#/data/api.ts';
import { useCorpusChanged } from '#/data/corpus.ts';
import { useLiveEvent } from '#/data/live.ts';
import { importSlice } from '#/state/import-slice.ts';
import type { RootState } from '#/state/root-reducer.ts';
import { useAppDispatch } from '#/state/use-store.ts';
import { createImportRunner, type ImportRunner } from './import-runner.ts';
import { useImportToast } from './use-import-toast.ts';

const ImportContext = createContext<ImportRunner | undefined>(undefined);

/** Keeps the import going whatever screen is shown, and says in a toast how far it is where its own page is not open. */
export function ImportProvider({ children }: { children: ReactNode }) {
  const page = useI18n();
  const api = useApi();
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const corpusChanged = useCorpusChanged();
  const [runner] = useState(() =>
    createImportRunner({
      api,
      dispatch,
      getState: () => store.getState().import,
      texts: () => textsOf(page).of('common'),
      onImported: () => void corpusChanged(),
    }),
  );
  useLiveEvent('import_progress', (progress) => dispatch(importSlice.actions.progressed(progress)));
  useImportToast();
  return <ImportContext value={runner}>{children}</ImportContext>;
}

/** The import, to be chosen, checked, started and cancelled. */
export function useImportRunner(): ImportRunner {
  const runner = useContext(ImportContext);
  if (!runner) throw new Error('useImportRunner needs an ImportProvider above it');
  return runner;
}
