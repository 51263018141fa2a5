import { ORDER_IMPORT_MAX_ROWS } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, FileDrop, ProgressBar } from '@lobby/ui';
import { FileDown } from 'lucide-react';
import { csvFile } from '#/components/csv-file.ts';
import { saveFile } from '#/components/save-file.ts';
import type { OrderFile } from './use-order-file.ts';

/** An address of nobody, in every language. */
const TEMPLATE_EMAIL = 'customer@example.com';

/** The first step: a file, or a template to fill in. */
export function ChooseFile({ file: { busy, problem, choose } }: { file: OrderFile }) {
  const t = useT('orderlist');
  const orders = useT('orders');
  const formats = useFormats();
  const saveTemplate = () => {
    const columns = ['reference', 'subject', 'description', 'status', 'priority', 'contact_name', 'contact_email', 'due'] as const;
    const example = [
      'A-1001',
      t('import.template.subject'),
      t('import.template.description'),
      orders('status.open'),
      orders('priority.high'),
    ];
    const rest = [t('import.template.name'), TEMPLATE_EMAIL, '2026-12-24'];
    const rows = [columns.map((column) => t(`import.column.${column}`)), [...example, ...rest]];
    saveFile(csvFile(rows), `${t('import.template.file')}.csv`);
  };
  if (busy) return <ProgressBar label={t('import.checking')} />;
  return (
    <div className="flex flex-col gap-4">
      <FileDrop
        label={t('import.file')}
        accept=".csv,.xlsx"
        error={problem}
        hint={t('import.hint', { rows: formats.number(ORDER_IMPORT_MAX_ROWS) })}
        onFiles={([chosen]) => chosen && choose(chosen)}
      />
      <div className="flex items-center justify-between gap-4 rounded-xl bg-surface-secondary px-4 py-3">
        <div className="min-w-0">
          <p className="font-semibold">{t('import.template.title')}</p>
          <p className="text-13 text-pretty text-muted">{t('import.template.text')}</p>
        </div>
        <Button icon={<FileDown size={15} />} onClick={saveTemplate}>
          {t('import.template.save')}
        </Button>
      </div>
    </div>
  );
}
