import type { QuietHours } from '@lobby/contract';
import { useLocale, useT, zoneOptions } from '@lobby/i18n';
import { Combobox, Switch, TextField } from '@lobby/ui';
import { useMemo, useState } from 'react';

interface QuietHoursFormProps {
  quiet: QuietHours;
  onChange: (quiet: QuietHours) => void;
}

/** When the person is neither rung nor mailed: the list behind the bell goes on. */
export function QuietHoursForm({ quiet, onChange }: QuietHoursFormProps) {
  const t = useT('notification');
  const locale = useLocale();
  const [openedAt] = useState(() => Date.now());
  const zones = useMemo(() => zoneOptions(locale, quiet.timezone, openedAt), [locale, quiet.timezone, openedAt]);
  const change = (next: Partial<QuietHours>) => onChange({ ...quiet, ...next });
  return (
    <div className="flex flex-col gap-4">
      <Switch label={t('quiet.on')} description={t('quiet.hint')} checked={quiet.on} onChange={(on) => change({ on })} />
      <div className="grid max-w-xl gap-4 sm:grid-cols-[8rem_8rem_minmax(0,1fr)]">
        {(['from', 'until'] as const).map((end) => (
          <TextField
            key={`${end}-${quiet[end]}`}
            label={t(`quiet.${end}`)}
            type="time"
            defaultValue={quiet[end]}
            disabled={!quiet.on}
            onBlur={({ target }) => (target.value !== '' && target.value !== quiet[end] ? change({ [end]: target.value }) : undefined)}
          />
        ))}
        <Combobox
          label={t('quiet.timezone')}
          options={zones}
          value={quiet.timezone}
          disabled={!quiet.on}
          onChange={(timezone) => (timezone ? change({ timezone }) : undefined)}
        />
      </div>
    </div>
  );
}
