import { useT } from '@lobby/i18n';
import { useApi } from '#/data/api.ts';
import { exportEntries } from '#/data/corpus.ts';
import { useSaveAnswer } from '#/components/cost/use-save-answer.ts';

/** Saves all entries of the corpus as a file, after the end of the plan too. */
export function useEntriesExport(): () => Promise<void> {
  const t = useT('cost');
  const api = useApi();
  const save = useSaveAnswer();
  return () =>
    save(() => exportEntries(api, { format: 'csv' }), {
      fallbackName: 'corpus.csv',
      running: t('export.running'),
      failed: t('export.failed'),
    });
}
