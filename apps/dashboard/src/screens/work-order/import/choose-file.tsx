import { ORDER_IMPORT_MAX_ROWS } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { ProgressBar } from '@lobby/ui';
import { ChooseImportFile } from '#/components/import-task/choose-import-file.tsx';
import type { OrderFile } from './use-order-file.ts';

/** An address of nobody, in every language. */
const TEMPLATE_EMAIL = 'customer@example.com';
const COLUMNS = ['reference', 'subject', 'description', 'status', 'priority', 'contact_name', 'contact_email', 'due'] as const;

/** The first step: a file, or a template to fill in. */
export function ChooseFile({ file: { busy, problem, choose } }: { file: OrderFile }) {
  const t = useT('orderlist');
  const orders = useT('orders');
  const formats = useFormats();
  if (busy) return <ProgressBar label={t('import.checking')} />;
  const what = [t('import.template.subject'), t('import.template.description'), orders('status.open'), orders('priority.high')];
  return (
    <ChooseImportFile
      problem={problem}
      words={{
        file: t('import.file'),
        hint: t('import.hint', { rows: formats.number(ORDER_IMPORT_MAX_ROWS) }),
        title: t('import.template.title'),
        text: t('import.template.text'),
        save: t('import.template.save'),
        name: t('import.template.file'),
      }}
      template={[
        COLUMNS.map((column) => t(`import.column.${column}`)),
        ['A-1001', ...what, t('import.template.name'), TEMPLATE_EMAIL, '2026-12-24'],
      ]}
      onFile={choose}
    />
  );
}
