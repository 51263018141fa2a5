import { useT } from '@lobby/i18n';
import { filtersOf, useCorpusSearch } from '#/components/corpus/use-corpus-search.ts';
import { ExportMenu } from '#/components/export-menu.tsx';
import { useApi } from '#/data/api.ts';
import { exportEntries } from '#/data/corpus.ts';

/** Saves all entries that the filters let through, as CSV or XLSX. */
export function EntriesExport() {
  const t = useT('corpus');
  const api = useApi();
  const { search } = useCorpusSearch();
  return (
    <ExportMenu
      words={{
        label: t('export.label'),
        running: t('export.running'),
        failed: t('export.failed'),
        done: (file) => t('export.done', { file }),
        csv: t('export.csv'),
        xlsx: t('export.xlsx'),
      }}
      fallback="corpus"
      fetchFile={(format, onBytes) => exportEntries(api, { ...filtersOf(search), format }, onBytes)}
    />
  );
}
