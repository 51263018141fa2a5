import type { BotResults } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { EmptyState, ErrorState, Skeleton, useLate } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn, Clock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { resultsQuery } from '#/data/bot-results.ts';
import { BehindSheet } from './behind-sheet.tsx';
import { DayChart } from './day-chart.tsx';
import { FigureGrid } from './figure-grid.tsx';
import { ExportButton, PeriodBar } from './period-bar.tsx';
import { QuestionLists } from './question-lists.tsx';
import { Reasons } from './reasons.tsx';
import { ShareTables } from './share-tables.tsx';
import { useResultSearch } from './use-result-search.ts';

/** Its texts load with it. */
const Outcomes = lazy(() => import('./outcome-table.tsx').then((module) => ({ default: module.Outcomes })));

/** What the bot did in a period, beside the period before: every figure says how it is counted and leads to what it counts. */
export function ResultsSection() {
  const t = useT('bot');
  const errorText = useErrorText();
  const { period } = useResultSearch();
  const { data, error, isFetching, refetch } = useQuery(resultsQuery(useApi(), period));
  const late = useLate(!data);
  return (
    <div className="flex flex-col gap-4">
      <PeriodBar results={data} />
      {data ? (
        <Results results={data} />
      ) : error ? (
        <ErrorState title={t('results.error')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : late ? (
        <>
          <Skeleton className="h-72 w-full rounded-card" />
          <Skeleton className="h-64 w-full rounded-card" />
        </>
      ) : null}
    </div>
  );
}

function Results({ results }: { results: BotResults }) {
  const t = useT('bot');
  const { search } = useResultSearch();
  const mayRead = useMay()('session.view');
  const isEmpty = results.total.questions + results.total.conversations + (results.order_ratings?.total.rated ?? 0) === 0;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Counted results={results} />
        <ExportButton />
      </div>
      {isEmpty ? (
        <EmptyState icon={<ChartColumn />} title={t('results.empty')}>
          {t('results.empty_text')}
        </EmptyState>
      ) : (
        <>
          <FigureGrid results={results} />
          <Suspense fallback={<Skeleton className="h-80 w-full rounded-card" />}>
            <Outcomes />
          </Suspense>
          <DayChart results={results} />
          <Reasons results={results} />
          <ShareTables results={results} />
          {mayRead ? <QuestionLists /> : null}
        </>
      )}
      {search.figure !== undefined && mayRead ? <BehindSheet figure={search.figure} results={results} /> : null}
    </>
  );
}

/** In whose days it is counted, and how far. */
function Counted({ results: { timezone, until } }: { results: BotResults }) {
  const t = useT('bot');
  const formats = useFormats();
  return (
    <p className="flex items-center gap-1.5 text-xs text-muted">
      <Clock size={13} aria-hidden="true" />
      {until === null ? t('results.not_yet') : t('results.counted', { zone: formats.zone(timezone), time: formats.time(until) })}
    </p>
  );
}
