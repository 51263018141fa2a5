import { IMPORT_MAX_ROWS } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { ChooseImportFile } from '#/components/import-task/choose-import-file.tsx';
import { useImportRunner } from '#/components/import-task/import-provider.tsx';
import { useAppSelector } from '#/state/use-store.ts';

/** The first step: a file, or a template to fill in. */
export function ChooseFile() {
  const t = useT('corpus');
  const formats = useFormats();
  const runner = useImportRunner();
  const { problem } = useAppSelector((state) => state.import);
  return (
    <ChooseImportFile
      problem={problem}
      words={{
        file: t('import.file'),
        hint: t('import.hint', { rows: formats.number(IMPORT_MAX_ROWS) }),
        title: t('template.title'),
        text: t('template.text'),
        save: t('template.save'),
        name: t('template.file'),
      }}
      template={[
        [t('columns.question'), t('editor.answer'), t('editor.wordings'), t('columns.locale'), t('columns.status')],
        [t('template.question'), t('template.answer'), t('template.wordings'), t('template.locale'), t('status.published')],
      ]}
      onFile={runner.choose}
    />
  );
}
