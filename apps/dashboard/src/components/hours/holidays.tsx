import { HOLIDAY_COUNTRIES, type HolidayCountry } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Chip, Panel, Select } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { holidaysQuery } from '#/data/team.ts';

const NONE = 'none';
/** Days of the list that are shown. */
const SHOWN = 12;

interface HolidaysProps {
  country: HolidayCountry | null;
  onChange: (country: HolidayCountry | null) => void;
}

/** Whose public holidays are closed, and which come next. */
export function Holidays({ country, onChange }: HolidaysProps) {
  const t = useT('team');
  const options = [
    { value: NONE, label: t('hours.no_country') },
    ...HOLIDAY_COUNTRIES.map((each) => ({ value: each, label: t(`countries.${each}`) })),
  ] as const;
  return (
    <Panel title={t('hours.holidays')}>
      <p className="mb-3 text-13 text-muted">{t('hours.holidays_text')}</p>
      <Select
        label={t('hours.country')}
        options={options}
        value={country ?? NONE}
        onChange={(chosen) => onChange(chosen === NONE ? null : chosen)}
        className="max-w-xs"
      />
      {country === null ? null : <NextHolidays country={country} />}
    </Panel>
  );
}

function NextHolidays({ country }: { country: HolidayCountry }) {
  const t = useT('team');
  const locale = useLocale();
  const { data } = useQuery(holidaysQuery(useApi(), country));
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  if (!data) return null;
  return (
    <section aria-label={t('hours.next_holidays')} className="mt-4">
      <h3 className="mb-2 text-13 text-muted">{t('hours.next_holidays')}</h3>
      <ul className="grid gap-x-6 gap-y-1.5 text-13 sm:grid-cols-2">
        {data.items.slice(0, SHOWN).map(({ day, name, works }) => (
          <li key={day} className="flex items-center justify-between gap-3">
            <span className="tabular-nums">{format.format(new Date(day))}</span>
            <span className="flex min-w-0 items-center gap-2">
              <span className="truncate">{t(`holidays.${name}`)}</span>
              {works ? <Chip>{t('hours.works')}</Chip> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
