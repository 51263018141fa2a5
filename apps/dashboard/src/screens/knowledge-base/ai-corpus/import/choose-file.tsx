import { IMPORT_MAX_ROWS } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, FileDrop } from '@lobby/ui';
import { FileDown } from 'lucide-react';
import { useImportRunner } from '#/components/import-task/import-provider.tsx';
import { saveFile } from '#/components/save-file.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { csvFile } from '#/components/csv-file.ts';

/** The first step: a file, or a template to fill in. */
export function ChooseFile() {
  const t = useT('corpus');
  const formats = useFormats();
  const runner = useImportRunner();
  const { problem } = useAppSelector((state) => state.import);
  const saveTemplate = () => {
    const header = [t('columns.question'), t('editor.answer'), t('editor.wordings'), t('columns.locale'), t('columns.status')];
    const example = [t('template.question'), t('template.answer'), t('template.wordings'), t('template.locale'), t('status.published')];
    saveFile(csvFile([header, example]), `${t('template.file')}.csv`);
  };
  return (
    <div className="flex flex-col gap-4">
      <FileDrop
        label={t('import.file')}
        accept=".csv,.xlsx"
        error={problem}
        hint={t('import.hint', { rows: formats.number(IMPORT_MAX_ROWS) })}
        onFiles={([file]) => file && runner.choose(file)}
      />
      <div className="flex items-center justify-between gap-4 rounded-xl bg-surface-secondary px-4 py-3">
        <div className="min-w-0">
          <p className="font-semibold">{t('template.title')}</p>
          <p className="text-13 text-pretty text-muted">{t('template.text')}</p>
        </div>
        <Button icon={<FileDown size={15} />} onClick={saveTemplate}>
          {t('template.save')}
        </Button>
      </div>
    </div>
  );
}
