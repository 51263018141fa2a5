import type { OpeningHours } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Combobox, Panel, Switch } from '@lobby/ui';
import { useMemo, type ReactNode } from 'react';
import { Holidays } from './holidays.tsx';
import { SpecialDays } from './special-days.tsx';
import { WeekHours } from './week-hours.tsx';

interface HoursFieldsProps {
  title: string;
  /** Beside the title, such as how it stands now. */
  aside?: ReactNode;
  hours: OpeningHours;
  onChange: (part: Partial<OpeningHours>) => void;
}

/** One set of hours: its time zone, week, special days and public holidays. */
export function HoursFields({ title, aside, hours, onChange }: HoursFieldsProps) {
  const t = useT('team');
  const { timezone } = hours;
  // Browsers leave UTC out of the zones they name.
  const zones = useMemo(
    () =>
      [...new Set(['UTC', timezone, ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
        value: zone,
        label: zone.replaceAll('_', ' '),
      })),
    [timezone],
  );
  return (
    <>
      <Panel aside={aside} title={title}>
        <div className="flex flex-col gap-5">
          <Switch
            label={t('hours.always')}
            description={t('hours.always_text')}
            checked={hours.always_open}
            onChange={(on) => onChange({ always_open: on })}
          />
          <Combobox label={t('hours.zone')} options={zones} value={timezone} onChange={(zone) => zone && onChange({ timezone: zone })} />
        </div>
      </Panel>
      {hours.always_open ? null : (
        <>
          <WeekHours days={hours.days} onChange={(days) => onChange({ days })} />
          <SpecialDays days={hours.exceptions} onChange={(exceptions) => onChange({ exceptions })} />
          <Holidays country={hours.holiday_country} onChange={(country) => onChange({ holiday_country: country })} />
        </>
      )}
    </>
  );
}
