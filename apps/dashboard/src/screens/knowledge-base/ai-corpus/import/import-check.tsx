import { IMPORT_COLUMNS, isLocale, LOCALE_NAMES, LOCALES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Select } from '@lobby/ui';
import { useImportRunner } from '#/components/import-task/import-provider.tsx';
import { useAppSelector } from '#/state/use-store.ts';
import { ImportCounts } from './import-counts.tsx';
import { RejectedRows } from './rejected-rows.tsx';

const NO_COLUMN = '';

/** What the file would do: which column is which, how many rows are added, changed or refused. */
export function ImportCheck() {
  const t = useT('corpus');
  const runner = useImportRunner();
  const { fileName, headers, mapping, locale, report, problem } = useAppSelector((state) => state.import);
  const choices = [...new Set(headers)].map((header) => ({ value: header, label: header }));
  const none = { value: NO_COLUMN, label: t('import.no_column') };
  const change = (column: (typeof IMPORT_COLUMNS)[number], header: string) => {
    if (header !== NO_COLUMN) runner.check({ mapping: { ...mapping, [column]: header } });
  };
  return (
    <div className="flex flex-col gap-5">
      {problem ? <Alert tone="warning">{problem}</Alert> : null}
      {report ? <ImportCounts report={report} /> : null}
      <section aria-label={t('import.columns')}>
        <h3 className="font-semibold">{t('import.columns')}</h3>
        <p className="mb-3 text-13 text-muted">{t('import.columns_text', { file: fileName })}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          {IMPORT_COLUMNS.map((column) => (
            <Select
              key={column}
              label={t(`import.column.${column}`)}
              options={mapping[column] === undefined ? [none, ...choices] : choices}
              value={mapping[column] ?? NO_COLUMN}
              onChange={(header) => change(column, header)}
            />
          ))}
          <Select
            label={t('import.default_language')}
            options={[
              { value: 'read', label: t('import.read_language') },
              ...LOCALES.map((each) => ({ value: each, label: LOCALE_NAMES[each] })),
            ]}
            value={locale ?? 'read'}
            onChange={(value) => runner.check({ locale: isLocale(value) ? value : undefined })}
          />
        </div>
      </section>
      {report ? <RejectedRows report={report} /> : null}
    </div>
  );
}
