import { ORDER_IMPORT_COLUMNS, wordsIn, type WorkOrderType } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Alert, Checkbox, classNames, Select } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { workOrderTypesQuery } from '#/data/work-order.ts';
import { ColumnChoices } from '#/components/import-task/column-choices.tsx';
import { OrderRows, RefusedOrders } from './order-rows.tsx';
import type { OrderFile } from './use-order-file.ts';

interface ImportCheckProps {
  file: OrderFile;
  notify: boolean;
  onNotify: (notify: boolean) => void;
}

/** What the file would do: which column is which, how many work orders are made, which rows are refused. */
export function ImportCheck({ file, notify, onNotify }: ImportCheckProps) {
  const t = useT('orderlist');
  const locale = useLocale();
  const types = useQuery(workOrderTypesQuery(useApi())).data?.items.filter(({ enabled }) => enabled) ?? [];
  const { check, headers, problem, busy, reading } = file;
  const columns = [
    ...ORDER_IMPORT_COLUMNS.map((column) => ({ id: column as string, label: t(`import.column.${column}`) })),
    ...fieldsOf(types).map(({ key, label }) => ({ id: `field.${key}`, label: wordsIn(label, locale) })),
  ];
  return (
    <div className={classNames('flex flex-col gap-5', busy && 'opacity-60')} aria-busy={busy}>
      {problem === undefined ? null : <Alert tone="warning">{problem}</Alert>}
      {check ? <OrderRows when="will" added={check.added} unchanged={check.unchanged} refused={check.rejected.length} /> : null}
      {types.length > 1 ? (
        <Select
          label={t('import.type')}
          placeholder={t('import.choose_type')}
          options={types.map(({ id, name }) => ({ value: id, label: wordsIn(name, locale) }))}
          value={reading.typeId ?? null}
          onChange={file.giveType}
        />
      ) : null}
      <div>
        <ColumnChoices
          title={t('import.columns')}
          text={t('import.columns_text', { file: file.file?.name ?? '' })}
          none={t('import.no_column')}
          headers={headers}
          columns={columns.map((column) => ({ ...column, header: reading.mapping[column.id], needed: false }))}
          onChange={file.map}
        />
        {check && (reading.mapping['reference'] ?? '') === '' ? (
          <p className="mt-3 text-13 text-muted">{t('import.no_reference')}</p>
        ) : null}
      </div>
      <div>
        <Checkbox checked={notify} onChange={(event) => onNotify(event.target.checked)}>
          {t('import.notify')}
        </Checkbox>
        <p className="text-13 text-muted">{t('import.notify_text')}</p>
      </div>
      {check ? <RefusedOrders rejected={check.rejected} /> : null}
    </div>
  );
}

/** Fields of all types that a file can fill, each key once. */
function fieldsOf(types: readonly WorkOrderType[]) {
  const fields = types.flatMap((type) => type.fields.filter(({ kind }) => kind !== 'file'));
  return [...new Map(fields.map((field) => [field.key, field])).values()];
}
