import { IMPORT_COLUMNS, isLocale, LOCALE_NAMES, LOCALES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Select } from '@lobby/ui';
import { ColumnChoices, NO_COLUMN } from '#/components/import-task/column-choices.tsx';
import { useImportRunner } from '#/components/import-task/import-provider.tsx';
import { useAppSelector } from '#/state/use-store.ts';
import { ImportCounts } from './import-counts.tsx';
import { RejectedRows } from './rejected-rows.tsx';

/** What the file would do: which column is which, how many rows are added, changed or refused. */
export function ImportCheck() {
  const t = useT('corpus');
  const runner = useImportRunner();
  const { fileName, headers, mapping, locale, report, problem } = useAppSelector((state) => state.import);
  const change = (column: (typeof IMPORT_COLUMNS)[number], header: string) => {
    if (header !== NO_COLUMN) runner.check({ mapping: { ...mapping, [column]: header } });
  };
  return (
    <div className="flex flex-col gap-5">
      {problem ? <Alert tone="warning">{problem}</Alert> : null}
      {report ? <ImportCounts report={report} /> : null}
      {report && report.added > 0 && !mapping.status ? <Alert tone="info">{t('import.publishes')}</Alert> : null}
      <ColumnChoices
        title={t('import.columns')}
        text={t('import.columns_text', { file: fileName })}
        none={t('import.no_column')}
        headers={headers}
        columns={IMPORT_COLUMNS.map((id) => ({ id, label: t(`import.column.${id}`), header: mapping[id], needed: true }))}
        onChange={change}
      >
        <Select
          label={t('import.default_language')}
          options={[
            { value: 'read', label: t('import.read_language') },
            ...LOCALES.map((each) => ({ value: each, label: LOCALE_NAMES[each] })),
          ]}
          value={locale ?? 'read'}
          onChange={(value) => runner.check({ locale: isLocale(value) ? value : undefined })}
        />
      </ColumnChoices>
      {report ? <RejectedRows report={report} /> : null}
    </div>
  );
}
