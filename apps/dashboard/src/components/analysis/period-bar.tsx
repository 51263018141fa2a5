import { RESULT_DAYS_MAX } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { ListFilter } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ChoiceGroup } from '#/components/choice-group.tsx';
import { ExportMenu } from '#/components/export-menu.tsx';
import { exportAnalysis } from '#/data/analysis-report.ts';
import { useApi } from '#/data/api.ts';
import { AnalysisFilterChips } from './filter-chips.tsx';
import { OwnDays } from './own-days.tsx';
import { choiceOf, PERIODS } from './period.ts';
import { useAnalysisSearch } from './use-analysis-search.ts';

const FilterDialog = lazy(() => import('./filter-dialog.tsx').then((module) => ({ default: module.AnalysisFilterDialog })));

interface Days {
  from: string;
  to: string;
}

/** Which days, and what narrows them. @param days that are shown; undefined while they are on their way */
export function PeriodBar({ days }: { days: Days | undefined }) {
  const t = useT('analysis');
  const { search, change } = useAnalysisSearch();
  const [isFiltering, setFiltering] = useState(false);
  const choose = (choice: string) => {
    const chosen = PERIODS.find((each) => String(each) === choice);
    if (chosen !== undefined) change({ days: chosen, from: undefined, to: undefined });
    else if (days) change({ days: undefined, from: days.from, to: days.to });
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ChoiceGroup
          label={t('period.label')}
          options={[
            ...PERIODS.map((each) => ({ value: String(each), label: t('period.last_days', { count: each }) })),
            { value: 'own', label: t('period.own') },
          ]}
          value={choiceOf(search)}
          onChange={choose}
          wraps
        />
        <ChoiceGroup
          label={t('times.label')}
          options={(['clock', 'open'] as const).map((value) => ({ value, label: t(`times.${value}`) }))}
          value={search.times ?? 'clock'}
          onChange={(value) => change({ times: value === 'open' ? 'open' : undefined })}
          wraps
        />
        <Button icon={<ListFilter size={15} aria-hidden="true" />} onClick={() => setFiltering(true)}>
          {t('filter.open')}
        </Button>
      </div>
      {search.from !== undefined && search.to !== undefined ? (
        <OwnDays
          key={`${search.from} ${search.to}`}
          from={search.from}
          to={search.to}
          words={{
            from: t('period.from'),
            to: t('period.to'),
            order: t('period.order', { count: RESULT_DAYS_MAX }),
            too_long: t('period.too_long', { count: RESULT_DAYS_MAX }),
          }}
          onChange={change}
        />
      ) : null}
      <AnalysisFilterChips />
      {isFiltering ? (
        <Suspense fallback={null}>
          <FilterDialog onClose={() => setFiltering(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** A line for each conversation of the period, as CSV or XLSX. */
export function ExportButton() {
  const t = useT('analysis');
  const api = useApi();
  const { period } = useAnalysisSearch();
  return (
    <ExportMenu
      words={{
        label: t('export.label'),
        running: t('export.running'),
        failed: t('export.failed'),
        done: (file) => t('export.done', { file }),
        csv: t('export.csv'),
        xlsx: t('export.xlsx'),
      }}
      fallback="analysis"
      fetchFile={(format, onBytes) => exportAnalysis(api, period, format, onBytes)}
    />
  );
}
