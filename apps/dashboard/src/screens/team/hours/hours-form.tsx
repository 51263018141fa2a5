import type { BusinessHours } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip } from '@lobby/ui';
import { useState } from 'react';
import { FormFoot } from '#/components/form-foot.tsx';
import { HoursFields } from '#/components/hours/hours-fields.tsx';
import { useRemoveHours, useSaveHours } from '#/data/team.ts';
import { useToldSave } from '#/components/team/use-told-save.ts';

/** The editor of one set of hours. */
export function HoursForm({ stored }: { stored: BusinessHours }) {
  const t = useT('team');
  const [hours, setHours] = useState(stored);
  const { mutate, isPending } = useSaveHours();
  const { mutate: follow } = useRemoveHours();
  const told = useToldSave();
  const change = (next: Partial<BusinessHours>) => setHours((before) => ({ ...before, ...next }));
  const { team_id: teamId } = stored;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(hours, told);
      }}
    >
      <HoursFields title={t('tabs.hours')} aside={<OpenNow hours={stored} />} hours={hours} onChange={change} />
      <FormFoot label={t('save')} isPending={isPending}>
        {teamId !== null && stored.version > 0 ? (
          <Button variant="ghost" onClick={() => follow(teamId, told)}>
            {t('hours.follow')}
          </Button>
        ) : null}
      </FormFoot>
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
