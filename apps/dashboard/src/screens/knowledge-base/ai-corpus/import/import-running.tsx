import { useFormats, useT } from '@lobby/i18n';
import { Button, ProgressBar } from '@lobby/ui';
import { useImportRunner } from '#/components/import-task/import-provider.tsx';
import { useAppSelector } from '#/state/use-store.ts';

/** A run on its way: first the file is sent, then its rows are counted. */
export function ImportRunning() {
  const t = useT('corpus');
  const common = useT('common');
  const formats = useFormats();
  const runner = useImportRunner();
  const { phase, fileName, sent, progress } = useAppSelector((state) => state.import);
  const sending = sent < 1;
  const counted = progress ? `${formats.number(progress.done)} / ${formats.number(progress.total)}` : undefined;
  const label = sending ? t('import.sending', { file: fileName }) : phase === 'checking' ? t('import.checking') : t('import.writing');
  return (
    <div className="flex flex-col gap-3 py-6">
      <ProgressBar
        label={label}
        value={sending ? sent : progress?.done}
        max={sending ? 1 : (progress?.total ?? 1)}
        figure={sending ? formats.percent(sent) : counted}
        action={
          <Button size="small" onClick={runner.cancel}>
            {common('actions.cancel')}
          </Button>
        }
      />
      <p className="text-13 text-muted">{t('import.may_leave')}</p>
    </div>
  );
}
