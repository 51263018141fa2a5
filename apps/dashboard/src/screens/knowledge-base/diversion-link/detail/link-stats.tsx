import { LOCALE_NAMES, isLocale, type DiversionLink, type DiversionRow } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { ErrorState, Panel, Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { PERIODS } from '#/components/diversion/diversion-search.ts';
import { useTargetName } from '#/components/diversion/target-name.ts';
import { useDiversionSearch } from '#/components/diversion/use-diversion-search.ts';
import { SelectOnDemand } from '#/components/select-on-demand.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { statsQuery } from '#/data/diversion-link.ts';
import { Funnel } from './funnel.tsx';
import { StatTable } from './stat-table.tsx';

/** What became of a link's visits: the funnel, then by target, source, language and hour. */
export function LinkStats({ link }: { link: DiversionLink }) {
  const t = useT('diversion');
  const errorText = useErrorText();
  const { search, change } = useDiversionSearch();
  const days = search.days ?? 30;
  const { data, error, isFetching, refetch } = useQuery(statsQuery(useApi(), link.id, days));
  const words = useKeyWords(link);
  return (
    <div className="flex flex-col gap-4">
      <SelectOnDemand
        label={t('period')}
        className="w-44"
        options={PERIODS.map((each) => ({ value: String(each), label: t('last_days', { count: each }) }))}
        value={String(days)}
        onChange={(value) => change({ days: PERIODS.find((each) => String(each) === value && each !== 30) })}
      />
      {data ? (
        <>
          <Funnel counts={data.total} />
          <div className="grid gap-4 xl:grid-cols-2">
            <StatTable title={t('by.target')} rows={data.targets} nameOf={words.target} />
            <StatTable title={t('by.source')} rows={data.sources} nameOf={words.source} />
            <StatTable title={t('by.language')} rows={data.languages} nameOf={words.language} />
            <StatTable title={t('by.country')} rows={data.countries} nameOf={words.country} />
            <StatTable title={t('by.hour')} rows={data.hours} nameOf={words.hour} />
          </div>
        </>
      ) : error ? (
        <ErrorState title={t('stats_failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <Panel>
          <Skeleton className="h-40" />
        </Panel>
      )}
    </div>
  );
}

/** What a row of each table is called. */
function useKeyWords({ targets }: DiversionLink) {
  const t = useT('diversion');
  const nameOf = useTargetName();
  const countries = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return {
    target: ({ key, name }: DiversionRow) => {
      const target = targets.find(({ id }) => id === key);
      return key === null ? t('not_led') : target ? nameOf(target) : (name ?? t('removed_target'));
    },
    source: ({ key }: DiversionRow) => (key === null || key === 'direct' ? t('direct') : key),
    language: ({ key }: DiversionRow) => (isLocale(key) ? LOCALE_NAMES[key] : (key ?? '')),
    country: ({ key }: DiversionRow) => (key === null ? t('country_unknown') : (countries.of(key) ?? key)),
    hour: ({ key }: DiversionRow) => `${key}:00`,
  };
}
