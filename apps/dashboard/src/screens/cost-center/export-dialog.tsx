import { useT } from '@lobby/i18n';
import { TextField } from '@lobby/ui';
import { useState } from 'react';
import { useSaveAnswer } from '#/components/cost/use-save-answer.ts';
import { dayStart } from '#/components/day-start.ts';
import { FormDialog } from '#/components/form-dialog.tsx';
import { useApi } from '#/data/api.ts';
import { exportConversations } from '#/data/conversation.ts';

/** Asks from which day to which conversations are taken along; all of them where none is named. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useT('cost');
  const common = useT('common');
  const api = useApi();
  const save = useSaveAnswer();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const isBackwards = from !== '' && to !== '' && to < from;
  const run = () => {
    onClose();
    const period = { from: dayStart(from), to: dayStart(to, 1) };
    void save(() => exportConversations(api, period), {
      fallbackName: 'conversations.csv',
      running: t('export.conversations_running'),
      failed: t('export.conversations_failed'),
    });
  };
  return (
    <FormDialog
      title={t('export.conversations')}
      description={t('export.period')}
      submitLabel={common('actions.export')}
      disabled={isBackwards}
      onSubmit={run}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('export.from')} type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
        <TextField
          label={t('export.to')}
          type="date"
          min={from}
          value={to}
          error={isBackwards ? t('export.backwards') : undefined}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
    </FormDialog>
  );
}
