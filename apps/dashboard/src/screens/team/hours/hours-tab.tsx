import type { BusinessHours } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Select } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#/data/api.ts';
import { hoursQuery, teamsQuery } from '#/data/team.ts';
import { Fetched } from '#/components/team/fetched.tsx';
import { HoursForm } from './hours-form.tsx';

const BUSINESS = 'business';

/** When the business is open, and those of its teams that have hours of their own. */
export function HoursTab() {
  const t = useT('team');
  const api = useApi();
  const query = useQuery(hoursQuery(api));
  const { data: teams } = useQuery(teamsQuery(api));
  const [chosen, setChosen] = useState(BUSINESS);
  const options = [
    { value: BUSINESS, label: t('hours.business') },
    ...(teams?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Fetched query={query}>
      {({ items }) => {
        const hours = hoursOf(items, chosen === BUSINESS ? null : chosen);
        return (
          <div className="flex max-w-3xl flex-col gap-4">
            {options.length > 1 ? (
              <Select label={t('hours.of')} options={options} value={chosen} onChange={setChosen} className="max-w-xs" />
            ) : null}
            {hours ? <HoursForm key={`${chosen}:${hours.version}`} stored={hours} /> : null}
          </div>
        );
      }}
    </Fetched>
  );
}

/** A team without hours of its own begins with those of the business. */
function hoursOf(items: readonly BusinessHours[], teamId: string | null): BusinessHours | undefined {
  const own = items.find((each) => each.team_id === teamId);
  const business = items.find((each) => each.team_id === null);
  return own ?? (business && { ...business, team_id: teamId, version: 0 });
}
