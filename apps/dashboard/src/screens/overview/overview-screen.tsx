import { useFormats, useLocale, useT } from '@lobby/i18n';
import { classNames, ErrorState } from '@lobby/ui';
import { siteMap } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Screen } from '#/components/screen.tsx';
import { ScreenSkeleton } from '#/components/screen-skeleton.tsx';
import { useServesSessions } from '#/components/session-link.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useNow } from '#/components/use-now.ts';
import { overviewQuery, type OverviewFigures } from '#/data/analysis.ts';
import { useApi } from '#/data/api.ts';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { isSetUp } from './steps-done.ts';
import { useChatActs } from './use-chat-acts.tsx';
import { TodayStrip } from './today-strip.tsx';
import { WeekChart } from './week-chart.tsx';

const MINUTE_MS = 60_000;

/** Below the first look. */
const Cards = lazy(() => import('./cards.tsx').then((module) => ({ default: module.Cards })));
/** Its column is kept for it, so that nothing moves when it comes. */
const PlanUse = lazy(() => import('./plan-use.tsx').then((module) => ({ default: module.PlanUse })));
/** Their code loads where a business begins. */
const FirstSteps = lazy(() => import('./first-steps.tsx').then((module) => ({ default: module.FirstSteps })));
const Start = lazy(() => import('./start.tsx').then((module) => ({ default: module.Start })));

const route = getRouteApi('/dashboard/overview');

/** How the day goes; a new business is asked for its website first. */
export function OverviewScreen() {
  const { start } = route.useSearch();
  const mayEdit = useMay()('corpus.edit');
  if (start === undefined || !mayEdit) return <Overview />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Start />
    </Suspense>
  );
}

/** Who waits, what was asked, what the bot could not answer. */
function Overview() {
  const t = useT('dashboard');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(overviewQuery(useApi()));
  const servesSessions = useServesSessions();
  const chat = useChatActs();
  const navigate = useNavigate();
  return (
    <Screen
      dense
      title={t('navigation.overview')}
      description={<Clock />}
      acts={[
        ...chat,
        ...(servesSessions && data && data.now.waiting > 0
          ? [
              {
                id: 'waiting',
                label: t('overview.see_waiting'),
                icon: <MessagesSquare size={15} />,
                primary: true,
                onAct: () => void navigate({ to: siteMap['dashboard-session'].path, search: { view: 'waiting' } as never }),
              },
            ]
          : []),
      ]}
    >
      {data ? (
        <Figures figures={data} />
      ) : error ? (
        <ErrorState title={t('overview.error')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <OverviewSkeleton />
      )}
    </Screen>
  );
}

/** Friday, November 20 · 19:24 */
function Clock() {
  const locale = useLocale();
  const formats = useFormats();
  const now = useNow(MINUTE_MS);
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' }).format(now);
  return `${day} · ${formats.time(now)}`;
}

/** An empty card while what stands in it is on its way. */
const PLACE = <div aria-busy="true" className="min-h-64 rounded-card border border-border bg-surface" />;

function Figures({ figures }: { figures: OverviewFigures }) {
  const may = useMay();
  // Whoever answers and leads nobody sees their own work, and neither plan nor set-up.
  const own = may('session.reply') && !may('team.edit');
  const seesPlan = may('billing.view');
  const settingUp = may('settings.edit') && !isSetUp(figures);
  const beside = Number(settingUp) + Number(seesPlan);
  return (
    <div className="flex flex-col gap-5">
      {figures.steps.entries ? null : (
        <Suspense fallback={null}>
          <Start isOffer />
        </Suspense>
      )}
      <TodayStrip figures={figures} own={own} />
      <div
        className={classNames(
          'grid gap-5',
          beside === 2 && 'md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_268px_268px]',
          beside === 1 && 'lg:grid-cols-[minmax(0,1fr)_268px]',
        )}
      >
        <div className={beside === 2 ? 'max-xl:order-last md:max-xl:col-span-2' : undefined}>
          <WeekChart figures={figures} isTall={settingUp} />
        </div>
        {settingUp ? (
          <Suspense fallback={PLACE}>
            <FirstSteps figures={figures} />
          </Suspense>
        ) : null}
        {seesPlan ? (
          <Suspense fallback={PLACE}>
            <PlanUse />
          </Suspense>
        ) : null}
      </div>
      <Suspense fallback={PLACE}>
        <Cards figures={figures} own={own} />
      </Suspense>
    </div>
  );
}
