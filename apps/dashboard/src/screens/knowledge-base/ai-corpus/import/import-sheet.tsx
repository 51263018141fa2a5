import { useT } from '@lobby/i18n';
import { Button, Sheet } from '@lobby/ui';
import { useImportRunner } from '#/components/import-task/import-provider.tsx';
import { useAppSelector } from '#/state/use-store.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportCheck } from './import-check.tsx';
import { ImportResult } from './import-result.tsx';
import { ImportRunning } from './import-running.tsx';

/** Width of the sheet, in px. */
const WIDTH_PX = 640;

/** Entries from a file: choose it, see what it would do, confirm. Closing the sheet does not stop it. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const t = useT('corpus');
  const common = useT('common');
  const runner = useImportRunner();
  const { phase, report, problem } = useAppSelector((state) => state.import);
  const finish = () => {
    runner.close();
    onClose();
  };
  // A run goes on behind the sheet; anything else starts anew the next time.
  const leave = () => (phase === 'choosing' || phase === 'done' ? finish() : onClose());
  const useful = (report?.added ?? 0) + (report?.updated ?? 0);
  return (
    <Sheet
      open
      onClose={leave}
      width={WIDTH_PX}
      title={t('import.title')}
      description={t('import.text')}
      footer={
        phase === 'checked' ? (
          <>
            <Button onClick={finish}>{common('actions.cancel')}</Button>
            <Button variant="primary" disabled={useful === 0 || problem !== undefined} onClick={runner.start}>
              {problem !== undefined
                ? t('import.label')
                : useful === 0
                  ? t('import.nothing_to_do')
                  : t('import.confirm', { count: useful })}
            </Button>
          </>
        ) : phase === 'done' ? (
          <Button variant="primary" onClick={finish}>
            {common('actions.done')}
          </Button>
        ) : undefined
      }
    >
      {phase === 'choosing' ? <ChooseFile /> : null}
      {phase === 'checking' || phase === 'importing' ? <ImportRunning /> : null}
      {phase === 'checked' ? <ImportCheck /> : null}
      {phase === 'done' ? <ImportResult /> : null}
    </Sheet>
  );
}
