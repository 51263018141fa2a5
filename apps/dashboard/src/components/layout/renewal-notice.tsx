import { PLANS } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { renewalReason, sessionSlice, siteMap, subscriptionState } from '@lobby/session';
import { buttonLook } from '@lobby/ui';
import { Link, useRouterState } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { useMay } from '#/components/use-may.ts';
import { useNow } from '#/components/use-now.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { useDaysLeft } from './use-days-left.ts';

const LOOK_MS = 60_000;
const COST_CENTER = siteMap['dashboard-cost-center'].path;

/** From ten days before the end (§9) a quiet line says how long is left; after it, what still works. The cost centre says it itself. */
export function RenewalNotice() {
  const t = useT('dashboard');
  const subscription = useAppSelector(sessionSlice.selectors.selectSubscription);
  const now = useNow(LOOK_MS);
  const daysLeft = useDaysLeft();
  const mayPay = useMay()('billing.view');
  const path = useRouterState({ select: ({ location }) => location.pathname });
  if (!subscription || daysLeft === undefined || path === COST_CENTER) return null;
  if (subscriptionState(subscription, now) === 'active') return null;
  return (
    <div
      role="status"
      className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 bg-warning-soft px-6 py-1.5 text-13 text-warning-soft-foreground max-sm:px-4"
    >
      <CalendarClock size={16} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1">
        {daysLeft === 'over' ? t('plan.notice_over') : t('plan.notice', { plan: subscription.name, count: daysLeft })}
      </p>
      {mayPay ? (
        <Link
          to={COST_CENTER}
          search={{ currentType: renewalReason(subscription, now) ?? 'deadline' }}
          className={buttonLook('secondary', 'small')}
        >
          {t(subscription.set_meal_id === PLANS.free ? 'plan.renew_trial' : 'plan.renew')}
        </Link>
      ) : null}
    </div>
  );
}
