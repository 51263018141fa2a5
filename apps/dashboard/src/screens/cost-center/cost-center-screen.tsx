import { PLANS } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { buttonLook, EmptyState } from '@lobby/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CreditCard, RefreshCw } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { useMayPay } from '#/components/cost/use-may-pay.ts';
import { useCostSearch, usePriceTerms } from '#/components/cost/use-cost-search.ts';
import { useMay } from '#/components/use-may.ts';
import { useNow } from '#/components/use-now.ts';
import { Screen } from '#/components/screen.tsx';
import { useApi } from '#/data/api.ts';
import { ordersQuery, plansQuery } from '#/data/pay.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { chooseBanner } from './choose-banner.ts';
import { CurrentPlan } from './now/current-plan.tsx';
import { UsagePanel } from './now/usage-panel.tsx';
import { OrderResult } from './orders/order-result.tsx';
import { OrdersTable } from './orders/orders-table.tsx';
import { PlanBanner } from './plan-banner.tsx';
import { PlansSection } from './plans/plans-section.tsx';
import { useTimeZoneName } from './use-time-zone-name.ts';

const PaySheet = lazy(() => import('./checkout/pay-sheet.tsx').then((module) => ({ default: module.PaySheet })));

/** The plan's end is looked at this often, in milliseconds. */
const LOOK_MS = 30_000;

/** What a business pays, for those who may see it. */
export function CostCenterScreen() {
  return useMay()('billing.view') ? <CostCenter /> : <PaidByOthers />;
}

/** Who opens the address without being one who sees what is paid. */
function PaidByOthers() {
  const t = useT('cost');
  return (
    <Screen title={t('title')}>
      <EmptyState
        icon={<CreditCard />}
        title={t('others.title')}
        actions={
          <Link to="/dashboard/overview" className={buttonLook('secondary')}>
            {t('others.act')}
          </Link>
        }
      >
        {t('others.text')}
      </EmptyState>
    </Screen>
  );
}

/** The plan, how much of it is used, what there is to buy and what was bought. */
function CostCenter() {
  const t = useT('cost');
  const api = useApi();
  const { search, change, go } = useCostSearch();
  const { period, currency } = usePriceTerms();
  const subscription = useAppSelector(sessionSlice.selectors.selectSubscription);
  const plans = useQuery(plansQuery(api, useLocale()));
  const mayPay = useMayPay();
  const { data: orders } = useInfiniteQuery(ordersQuery(api));
  const plansHeading = useRef<HTMLHeadingElement>(null);

  const now = useNow(LOOK_MS);
  const banner = subscription && chooseBanner(subscription, search.currentType, now);
  const trial = subscription?.set_meal_id === PLANS.free;
  const choose = () => {
    plansHeading.current?.scrollIntoView({ block: 'start' });
    plansHeading.current?.focus({ preventScroll: true });
  };
  const act = () => (subscription && !trial ? go({ plan: subscription.set_meal_id }) : choose());
  const planOf = (id: number | undefined) => plans.data?.items.find((plan) => plan.set_meal_id === id);
  return (
    <Screen
      title={t('title')}
      description={useTimeZoneName()}
      // The banner has the same button, in larger words; who has paid for what is running has nothing pressing to do here.
      acts={
        mayPay && !banner
          ? [{ id: 'pay', label: t(trial ? 'choose_plan' : 'renew'), icon: <RefreshCw size={15} />, primary: trial, onAct: act }]
          : []
      }
    >
      <div className="flex flex-col gap-6">
        {mayPay && search.order !== undefined ? (
          <OrderResult key={search.order} orderNo={search.order} onClose={() => change({ order: undefined })} />
        ) : null}
        {banner ? <PlanBanner kind={banner} onAct={act} /> : null}
        <div className="grid gap-4 lg:grid-cols-[minmax(280px,3fr)_7fr]">
          <CurrentPlan />
          <UsagePanel />
        </div>
        <PlansSection
          plans={plans.data?.items}
          hasModel={plans.data?.has_model ?? true}
          error={plans.error}
          retrying={plans.isFetching}
          onRetry={() => void plans.refetch()}
          headingRef={plansHeading}
        />
        <OrdersTable onChoose={choose} />
      </div>
      <Suspense fallback={null}>
        {mayPay && search.plan ? (
          <PaySheet
            wish={{ plan: search.plan, period, currency }}
            plan={planOf(search.plan)}
            plans={plans.data?.items ?? []}
            remembered={orders?.find(({ invoice }) => invoice !== null)?.invoice ?? undefined}
            onClose={() => change({ plan: undefined })}
            onOrdered={({ order_no: no }) => change({ plan: undefined, order: no })}
          />
        ) : null}
      </Suspense>
    </Screen>
  );
}
