import type { SavedReport } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Dialog, ErrorState, Select, Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { scheduleQuery } from '#/data/report-schedule.ts';
import { ScheduleForm } from './schedule-form.tsx';

interface ScheduleDialogProps {
  /** Reports that the person may change. */
  reports: readonly SavedReport[];
  /** The one that is shown. */
  shownId: string | undefined;
  /** Saves what is shown as a report. */
  onSave: () => void;
  onClose: () => void;
}

/** When which report is mailed to whom. */
export function ScheduleDialog({ reports, shownId, onSave, onClose }: ScheduleDialogProps) {
  const t = useT('analysis');
  const controls = useT('controls');
  const [id, setId] = useState(shownId ?? reports[0]?.id);
  if (id === undefined)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('schedule.title')}
        closeButton
        actions={
          <Button variant="primary" onClick={onSave}>
            {controls('reports.save')}
          </Button>
        }
      >
        <p className="mt-4 text-muted">{t('schedule.none')}</p>
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title={t('schedule.title')} description={t('schedule.text')} width={520} closeButton>
      <div className="mt-4 flex flex-col gap-4">
        <Select
          label={t('schedule.report')}
          value={id}
          options={reports.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={setId}
        />
        <OfReport key={id} id={id} onClose={onClose} />
      </div>
    </Dialog>
  );
}

function OfReport({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('analysis');
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useQuery(scheduleQuery(useApi(), id));
  if (data) return <ScheduleForm id={id} {...data} onClose={onClose} />;
  if (!error) return <Skeleton className="h-60 w-full" />;
  return (
    <ErrorState title={t('schedule.error')} onRetry={() => void refetch()} retrying={isFetching}>
      {errorText(error)}
    </ErrorState>
  );
}
