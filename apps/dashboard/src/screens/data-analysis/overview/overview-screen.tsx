import type { AnalysisReport } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { AnalysisFrame } from '#/components/analysis/analysis-frame.tsx';
import { FigureStrip } from '#/components/analysis/figure-card.tsx';
import { ShareBars } from '#/components/analysis/share-bars.tsx';
import { useAnalysisSearch } from '#/components/analysis/use-analysis-search.ts';
import { reportQuery } from '#/data/analysis-report.ts';
import { useApi } from '#/data/api.ts';
import { HeatMap } from './heat-map.tsx';
import { KnowledgeCard } from './knowledge-card.tsx';
import { OrdersCard } from './orders-card.tsx';
import { PeopleTables } from './people-tables.tsx';
import { SavedCard } from './saved-card.tsx';
import { TopicsCard } from './topics-card.tsx';

/** What draws the lines comes with it. */
const TrendChart = lazy(() => import('./trend-chart.tsx').then((module) => ({ default: module.TrendChart })));

/** From a question to a solution that lasts. */
const FUNNEL = ['asked', 'answered', 'offered', 'resolved', 'lasting'] as const;

/** How the business is doing: figures of all conversations in a period, beside the period before. */
export function AnalysisOverviewScreen() {
  const { period } = useAnalysisSearch();
  const query = useQuery(reportQuery(useApi(), period));
  return (
    <AnalysisFrame page="overview" query={query} isEmpty={({ total, orders }) => total.conversations + (orders?.made ?? 0) === 0}>
      {(report) => <Overview report={report} />}
    </AnalysisFrame>
  );
}

function Overview({ report }: { report: AnalysisReport }) {
  const t = useT('analysis');
  const formats = useFormats();
  const { open, times } = useAnalysisSearch();
  const see = (figure: string) => t('see', { figure });
  const { total } = report;
  return (
    <>
      <FigureStrip
        label={t('strip')}
        ids={['conversations', 'resolved', times.reply, 'csat', 'saved']}
        counted={report}
        note={{ conversations: `${t('figure.people')} ${formats.number(total.people)}` }}
      />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_400px]">
        <Suspense fallback={<Skeleton className="h-80 w-full rounded-card" />}>
          <TrendChart report={report} />
        </Suspense>
        <ShareBars
          title={t('funnel.title')}
          basis={t('n', { number: formats.number(total.asked) })}
          whole={total.asked}
          head={[t('funnel.step'), t('figure.conversations'), t('funnel.share')]}
          bars={FUNNEL.map((id) => ({ id, label: t(`figure.${id}`), value: total[id], onOpen: () => open({ part: id }) }))}
          none={t('rows.none')}
          see={see}
          tall
        />
      </div>
      <FigureStrip
        label={t('more')}
        ids={['messages', 'answered', 'offered', 'lasting', 'handed_over', 'abandoned', times.resolution, 'satisfied']}
        counted={report}
      />
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Reasons report={report} />
          <SavedCard total={total} />
        </div>
        <PeopleTables report={report} />
      </div>
      <TopicsCard topics={report.topics} asked={total.asked} />
      <HeatMap hours={report.hours} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {report.orders ? <OrdersCard orders={report.orders} /> : null}
        {report.knowledge === null ? null : <KnowledgeCard report={report} />}
      </div>
    </>
  );
}

function Reasons({ report: { total, reasons } }: { report: AnalysisReport }) {
  const t = useT('analysis');
  const formats = useFormats();
  const { open } = useAnalysisSearch();
  return (
    <ShareBars
      title={t('reasons.title')}
      basis={t('n', { number: formats.number(total.handed_over) })}
      whole={total.handed_over}
      head={[t('channel.reason'), t('figure.conversations'), t('figure.handed_over')]}
      bars={reasons.map(({ key, count }) => ({
        id: key,
        label: t(`reasons.names.${key}`),
        value: count,
        onOpen: () => open({ part: 'handed_over', trigger: key }),
      }))}
      none={t('reasons.none')}
      see={(figure) => t('see', { figure })}
    />
  );
}
