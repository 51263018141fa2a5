import type { AnalysisReport } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames, EmptyState, ErrorState, Skeleton, useLate } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { ChartColumn, Clock } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Screen } from '#/components/screen.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { ANALYSIS_PATHS } from './analysis-paths.ts';
import { CLOSED } from './analysis-search.ts';
import { ExportButton, PeriodBar } from './period-bar.tsx';
import { ReportsMenu } from './reports-menu.tsx';
import { useAnalysisSearch } from './use-analysis-search.ts';

const RowsSheet = lazy(() => import('./rows-sheet.tsx').then((module) => ({ default: module.RowsSheet })));

type Page = keyof typeof ANALYSIS_PATHS;
type Head = Pick<AnalysisReport, 'timezone' | 'until' | 'from' | 'to' | 'total' | 'currency'>;

interface AnalysisFrameProps<Report extends Head> {
  page: Page;
  query: { data: Report | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** There is nothing to show although no conversation began. */
  isEmpty: (report: Report) => boolean;
  children: (report: Report) => ReactNode;
}

/** A page of the analysis: its tabs, period and filters, and its figures in each of their states. */
export function AnalysisFrame<Report extends Head>({ page, query, isEmpty, children }: AnalysisFrameProps<Report>) {
  const t = useT('analysis');
  const errorText = useErrorText();
  const { search } = useAnalysisSearch();
  const { data, error, isFetching, refetch } = query;
  const late = useLate(!data);
  return (
    <Screen
      title={t('title')}
      dense
      actions={
        <>
          <ReportsMenu page={page} />
          <ExportButton />
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="-mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-border">
          <PageTabs page={page} />
          {data ? <Counted head={data} /> : null}
        </div>
        <PeriodBar days={data} />
        {data ? (
          isEmpty(data) ? (
            <EmptyState icon={<ChartColumn />} title={t('empty')}>
              {/* Where nothing was ever counted, no other period or filter has anything either. */}
              {data.until === null ? t('not_yet') : t('empty_text')}
            </EmptyState>
          ) : (
            children(data)
          )
        ) : error ? (
          <ErrorState title={t('error')} onRetry={() => void refetch()} retrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        ) : late ? (
          <>
            <Skeleton className="h-28 w-full rounded-card" />
            <Skeleton className="h-72 w-full rounded-card" />
          </>
        ) : null}
      </div>
      {search.part !== undefined && data ? (
        <Suspense fallback={null}>
          <RowsSheet part={search.part} days={data} />
        </Suspense>
      ) : null}
    </Screen>
  );
}

/** The two pages; period and filters go along. */
function PageTabs({ page }: { page: Page }) {
  const t = useT('analysis');
  const { search } = useAnalysisSearch();
  return (
    <nav aria-label={t('tabs.label')} className="flex gap-6">
      {(Object.keys(ANALYSIS_PATHS) as Page[]).map((each) => (
        <Link
          key={each}
          to={ANALYSIS_PATHS[each]}
          search={{ ...search, ...CLOSED } as never}
          aria-current={each === page ? 'page' : undefined}
          className={classNames(
            '-mb-px border-b-2 py-3',
            each === page ? 'border-accent font-semibold' : 'border-transparent text-muted hover:text-foreground',
          )}
        >
          {t(`tabs.${each}`)}
        </Link>
      ))}
    </nav>
  );
}

/** In whose days it is counted, and how far. */
function Counted({ head: { timezone, until } }: { head: Head }) {
  const t = useT('analysis');
  const formats = useFormats();
  return (
    <p className="flex items-center gap-1.5 py-1 text-xs text-muted">
      <Clock size={13} aria-hidden="true" />
      {until === null ? t('not_yet') : t('counted', { zone: formats.zone(timezone), time: formats.time(until) })}
    </p>
  );
}
