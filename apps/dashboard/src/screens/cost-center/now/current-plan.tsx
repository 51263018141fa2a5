import { PLANS, type SubscriptionInfo } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { sessionSlice, subscriptionState } from '@lobby/session';
import { Chip, Panel, type Tone } from '@lobby/ui';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '#/components/use-now.ts';
import { useAppSelector } from '#/state/use-store.ts';

const LOOK_MS = 30_000;
const DAY_MS = 86_400_000;
/** A plan that runs longer than this has no days worth counting. */
const YEAR_DAYS = 366;
const TONES = { active: 'neutral', expiring: 'warning', expired: 'danger' } as const satisfies Record<string, Tone>;

/** The plan of now: what it is, what it cost, how long it runs and what comes after it. */
export function CurrentPlan() {
  const t = useT('cost');
  const formats = useFormats();
  const subscription = useAppSelector(sessionSlice.selectors.selectSubscription);
  if (!subscription) return null;
  const { name, amount, currency, end_time: end, next } = subscription;
  return (
    <Panel title={t('current.title')} aside={<DaysLeft subscription={subscription} />}>
      <p className="text-xl font-semibold">{name}</p>
      <p className="mt-1 text-13 text-muted">
        {subscription.set_meal_id === PLANS.free || amount === null || currency === null
          ? t('current.free')
          : t('current.fee', { fee: formats.money(amount, currency, { trailingZeroDisplay: 'stripIfInteger' }), currency })}
      </p>
      <dl className="mt-4 flex flex-col gap-2.5 border-t border-separator pt-4 text-13">
        <Row name={t('current.ends')}>{formats.dateTime(end)}</Row>
        <Row name={t('current.auto_renew')}>{t('current.auto_renew_none')}</Row>
        {next ? (
          <Row name={t('current.next')}>{t('current.next_from', { plan: next.name, date: formats.date(next.start_time) })}</Row>
        ) : null}
      </dl>
      <p className="mt-3 text-xs text-pretty text-muted">{t('current.kept')}</p>
    </Panel>
  );
}

function DaysLeft({ subscription }: { subscription: SubscriptionInfo }) {
  const t = useT('cost');
  const common = useT('common');
  const now = useNow(LOOK_MS);
  const state = subscriptionState(subscription, now);
  const count = Math.ceil((subscription.end_time - now) / DAY_MS);
  if (count > YEAR_DAYS) return null;
  const text = state === 'expired' ? t('current.ended') : common('time.days_left', { count });
  return (
    <Chip tone={TONES[state]} icon={<Clock aria-hidden="true" />}>
      {subscription.set_meal_id === PLANS.free && state !== 'expired' ? t('current.trial', { left: text }) : text}
    </Chip>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right tabular-nums">{children}</dd>
    </div>
  );
}
