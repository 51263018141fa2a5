import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { Download } from 'lucide-react';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { saveFile } from '#/components/save-file.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { exportEntries } from '#/data/corpus.ts';
import { filtersOf, useCorpusSearch } from '#/components/corpus/use-corpus-search.ts';

const FORMATS = ['csv', 'xlsx'] as const;

/** Saves all entries that the filters let through, as CSV or XLSX. */
export function ExportMenu() {
  const t = useT('corpus');
  const api = useApi();
  const errorText = useErrorText();
  const { search } = useCorpusSearch();
  const save = async (format: (typeof FORMATS)[number]) => {
    const id = toast.loading(t('export.running'));
    try {
      const { blob, filename } = await exportEntries(api, { ...filtersOf(search), format });
      const name = filename ?? `corpus.${format}`;
      saveFile(blob, name);
      toast.success(t('export.done', { file: name }), { id });
    } catch (error) {
      toast.error(t('export.failed'), {
        id,
        description: errorText(error),
        action: { label: t('retry'), onAction: () => void save(format) },
      });
    }
  };
  return (
    <MenuOnDemand
      label={t('export.label')}
      trigger={
        <>
          <Download size={15} aria-hidden="true" />
          <span className="max-sm:hidden">{t('export.label')}</span>
        </>
      }
      entries={FORMATS.map((format) => ({ id: format, label: t(`export.${format}`), onAction: () => void save(format) }))}
    />
  );
}
