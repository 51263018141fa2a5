import type { BusinessHours } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip, Combobox, Panel, Switch } from '@lobby/ui';
import { useMemo, useState } from 'react';
import { useRemoveHours, useSaveHours } from '#/data/team.ts';
import { useToldSave } from '#/components/team/use-told-save.ts';
import { Holidays } from './holidays.tsx';
import { SpecialDays } from './special-days.tsx';
import { WeekHours } from './week-hours.tsx';

/** The editor of one set of hours. */
export function HoursForm({ stored }: { stored: BusinessHours }) {
  const t = useT('team');
  const [hours, setHours] = useState(stored);
  const { mutate, isPending } = useSaveHours();
  const { mutate: follow } = useRemoveHours();
  const told = useToldSave();
  const change = (next: Partial<BusinessHours>) => setHours((before) => ({ ...before, ...next }));
  // Browsers leave UTC out of the zones they name.
  const zones = useMemo(
    () =>
      [...new Set(['UTC', stored.timezone, ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
        value: zone,
        label: zone.replaceAll('_', ' '),
      })),
    [stored.timezone],
  );
  const { team_id: teamId } = stored;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(hours, told);
      }}
    >
      <Panel aside={<OpenNow hours={stored} />} title={t('tabs.hours')}>
        <div className="flex flex-col gap-5">
          <Switch
            label={t('hours.always')}
            description={t('hours.always_text')}
            checked={hours.always_open}
            onChange={(on) => change({ always_open: on })}
          />
          <Combobox
            label={t('hours.zone')}
            options={zones}
            value={hours.timezone}
            onChange={(zone) => zone && change({ timezone: zone })}
          />
        </div>
      </Panel>
      {hours.always_open ? null : (
        <>
          <WeekHours days={hours.days} onChange={(days) => change({ days })} />
          <SpecialDays days={hours.exceptions} onChange={(exceptions) => change({ exceptions })} />
          <Holidays country={hours.holiday_country} onChange={(country) => change({ holiday_country: country })} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={isPending}>
          {t('save')}
        </Button>
        {teamId !== null && stored.version > 0 ? (
          <Button variant="ghost" onClick={() => follow(teamId, told)}>
            {t('hours.follow')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function OpenNow({ hours: { open, next_opening: opening, next_closing: closing } }: { hours: BusinessHours }) {
  const t = useT('team');
  const formats = useFormats();
  const next = open ? closing : opening;
  return (
    <span className="flex flex-wrap items-center justify-end gap-2 text-13">
      {next === null ? null : t(open ? 'hours.closes' : 'hours.opens', { time: formats.momentWithin(next) })}
      <Chip tone={open ? 'success' : 'neutral'}>{open ? t('hours.open_now') : t('hours.closed_now')}</Chip>
    </span>
  );
}
