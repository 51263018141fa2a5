import { useT } from '@lobby/i18n';
import { renewalReason, sessionSlice, subscriptionState } from '@lobby/session';
import { Button } from '@lobby/ui';
import { CalendarClock } from 'lucide-react';
import { useNow } from '#/components/use-now.ts';
import { renewalSlice } from '#/state/renewal-slice.ts';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';
import { useDaysLeft } from './use-days-left.ts';

const LOOK_MS = 60_000;

/** From ten days before the end (§9) a quiet line says how long is left; after it, what still works. */
export function RenewalNotice() {
  const t = useT('dashboard');
  const dispatch = useAppDispatch();
  const subscription = useAppSelector(sessionSlice.selectors.selectSubscription);
  const now = useNow(LOOK_MS);
  const daysLeft = useDaysLeft();
  if (!subscription || daysLeft === undefined) return null;
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
      <Button size="small" onClick={() => dispatch(renewalSlice.actions.renewalShown(renewalReason(subscription, now) ?? 'deadline'))}>
        {t('plan.see')}
      </Button>
    </div>
  );
}
