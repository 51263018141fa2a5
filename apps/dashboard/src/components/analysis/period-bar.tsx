import { RESULT_DAYS_MAX } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, TextField } from '@lobby/ui';
import { ListFilter } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isDay } from '#/components/business-day.ts';
import { ChoiceGroup } from '#/components/choice-group.tsx';
import { ExportMenu } from '#/components/export-menu.tsx';
import { exportAnalysis } from '#/data/analysis-report.ts';
import { useApi } from '#/data/api.ts';
import { choiceOf, faultOf, PERIODS } from './analysis-search.ts';
import { AnalysisFilterChips } from './filter-chips.tsx';
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
        <Button icon={<ListFilter size={15} aria-hidden="true" />} onClick={() => setFiltering(true)}>
          {t('filter.open')}
        </Button>
      </div>
      {search.from !== undefined && search.to !== undefined ? (
        <OwnDays key={`${search.from} ${search.to}`} from={search.from} to={search.to} />
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

function OwnDays({ from, to }: Days) {
  const t = useT('analysis');
  const { change } = useAnalysisSearch();
  const [days, setDays] = useState({ from, to });
  const fault = isDay(days.from) && isDay(days.to) ? faultOf(days.from, days.to) : undefined;
  const choose = (next: Days) => {
    setDays(next);
    if (isDay(next.from) && isDay(next.to) && faultOf(next.from, next.to) === undefined) change(next);
  };
  return (
    <div className="grid max-w-96 grid-cols-2 gap-3">
      <TextField
        label={t('period.from')}
        type="date"
        value={days.from}
        onChange={({ target }) => choose({ ...days, from: target.value })}
      />
      <TextField
        label={t('period.to')}
        type="date"
        value={days.to}
        error={fault && t(`period.${fault}`, { count: RESULT_DAYS_MAX })}
        onChange={({ target }) => choose({ ...days, to: target.value })}
      />
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
      fetchFile={(format) => exportAnalysis(api, period, format)}
    />
  );
}
