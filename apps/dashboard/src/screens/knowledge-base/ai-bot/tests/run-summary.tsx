import type { TestRun } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip, ProgressBar, toast } from '@lobby/ui';
import { useErrorText } from '#/components/use-error-text.ts';
import { cancelTestRun, useTestSetChange } from '#/data/test-set.ts';

/** How far a run is, or how it ended: on what, when and by whom. */
export function RunSummary({ run, mayCancel }: { run: TestRun; mayCancel: boolean }) {
  const t = useT('bot');
  const formats = useFormats();
  const errorText = useErrorText();
  const { mutate, isPending } = useTestSetChange(cancelTestRun);
  const { id, state, done, total, passed, version_no: version, started_by: by, started_at: at } = run;
  const subject = version === null ? t('tests.on_draft') : t('tests.on_version', { no: version });
  const told = [subject, t('versions.by', { name: by, time: formats.moment(at) })].join(' · ');
  if (state === 'running')
    return (
      <div className="flex items-center gap-3" role="status">
        <div className="min-w-0 flex-1">
          <ProgressBar label={t('tests.running', { done, total })} value={done} max={total} />
        </div>
        {mayCancel ? (
          <Button size="small" loading={isPending} onClick={() => mutate({ id }, { onError: (error) => toast.error(errorText(error)) })}>
            {t('tests.cancel')}
          </Button>
        ) : null}
      </div>
    );
  return (
    <p className="flex flex-wrap items-center gap-2" role="status">
      <Chip tone={state === 'cancelled' ? 'neutral' : passed === total ? 'success' : 'danger'}>
        {state === 'cancelled' ? t('tests.cancelled') : t('tests.passed', { passed, total })}
      </Chip>
      <span className="text-muted">{told}</span>
    </p>
  );
}
