import { useFormats, useT } from '@lobby/i18n';
import { Button, Dialog, TextField } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#/data/api.ts';
import { categoriesQuery } from '#/data/help.ts';
import { wallTime, zonedTime } from '#/components/help/zoned-time.ts';
import type { TextForm } from './use-text-form.ts';

const HOUR_MS = 3_600_000;

/** Sets when a language is published, on the clock of the business. */
export function ScheduleDialog({ form, onClose }: { form: TextForm; onClose: () => void }) {
  const t = useT('help');
  const common = useT('common');
  const formats = useFormats();
  const { data } = useQuery(categoriesQuery(useApi()));
  const zone = data?.timezone ?? 'UTC';
  const [chosen, setChosen] = useState<string>();
  const [openedAt] = useState(() => Date.now());
  const wall = chosen ?? wallTime(form.stored?.publish_at ?? Math.ceil(openedAt / HOUR_MS + 1) * HOUR_MS, zone);
  const set = async () => {
    if (await form.act('schedule', zonedTime(wall, zone))) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('editor.schedule')}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" loading={form.busy} disabled={Number.isNaN(zonedTime(wall, zone))} onClick={() => void set()}>
            {t('editor.set')}
          </Button>
        </>
      }
    >
      <TextField
        className="mt-4"
        type="datetime-local"
        label={t('editor.when')}
        value={wall}
        error={form.errors.at}
        description={t('editor.zone', { zone: formats.zone(zone) })}
        onChange={(event) => setChosen(event.target.value)}
      />
    </Dialog>
  );
}
