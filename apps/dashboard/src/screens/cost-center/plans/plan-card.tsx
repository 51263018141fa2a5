import { PLANS, type SetMeal, type SubscriptionInfo } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { sessionSlice, subscriptionState } from '@lobby/session';
import { Button, Chip, classNames } from '@lobby/ui';
import { CalendarClock, Check } from 'lucide-react';
import { priceOf, savedBy } from '#/components/cost/saving.ts';
import { useMayPay } from '#/components/cost/use-may-pay.ts';
import { useCostSearch, usePriceTerms } from '#/components/cost/use-cost-search.ts';
import { usePlanWords } from '#/components/cost/use-plan-words.ts';
import { useNow } from '#/components/use-now.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { planAction } from './plan-action.ts';

const LOOK_MS = 30_000;

/** What a card tells; the whole of it stands in the table below. */
const TOLD = ['seats', 'ai_replies', 'corpus_entries', 'source_pages', 'history_days'] as const;

/** One plan: what it costs, what it brings, and what can be done about it. */
export function PlanCard({ plan }: { plan: SetMeal }) {
  const t = useT('cost');
  const words = usePlanWords();
  const subscription = useAppSelector(sessionSlice.selectors.selectSubscription);
  const current = subscription?.set_meal_id === plan.set_meal_id;
  return (
    <article
      aria-label={plan.name}
      className={classNames(
        'flex min-w-0 flex-col rounded-card border bg-surface p-5',
        current ? 'border-transparent ring-2 ring-accent' : 'border-border',
      )}
    >
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{plan.name}</h3>
        <Mark plan={plan} subscription={subscription} />
      </div>
      <Price plan={plan} />
      <ul className="mt-4 mb-5 flex flex-col gap-2 text-13">
        {TOLD.map((limit) => (
          <Line key={limit}>{words.counted(plan, limit)}</Line>
        ))}
        {plan.features.map((feature) => (
          <Line key={feature}>{t(`features.${feature}`)}</Line>
        ))}
      </ul>
      <div className="mt-auto">
        <Act plan={plan} subscription={subscription} />
      </div>
    </article>
  );
}

function Line({ children }: { children: string }) {
  return (
    <li className="flex items-start gap-2.5">
      <Check size={15} aria-hidden="true" className="mt-[calc((1lh-15px)/2)] shrink-0 text-accent" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

interface OfPlan {
  plan: SetMeal;
  subscription: SubscriptionInfo | undefined;
}

/** "Current", or from when on it begins. */
function Mark({ plan, subscription }: OfPlan) {
  const t = useT('cost');
  const formats = useFormats();
  const now = useNow(LOOK_MS);
  if (!subscription) return null;
  const { next } = subscription;
  if (next?.set_meal_id === plan.set_meal_id) {
    return (
      <Chip tone="accent" icon={<CalendarClock aria-hidden="true" />}>
        {t('plans.from', { date: formats.date(next.start_time) })}
      </Chip>
    );
  }
  if (subscription.set_meal_id !== plan.set_meal_id) return null;
  return subscriptionState(subscription, now) === 'expired' ? (
    <Chip tone="danger">{t('current.ended')}</Chip>
  ) : (
    <Chip tone="accent" icon={<Check aria-hidden="true" />}>
      {t('plans.current')}
    </Chip>
  );
}

function Price({ plan }: { plan: SetMeal }) {
  const t = useT('cost');
  const formats = useFormats();
  const { period, currency } = usePriceTerms();
  const free = plan.set_meal_id === PLANS.free;
  const price = free ? 0 : priceOf(plan, period, currency);
  const saved = free ? 0 : savedBy(plan, period, currency);
  if (price === undefined) return <p className="mt-2 text-13 text-muted">{t('plans.no_price')}</p>;
  const money = (amount: number) => formats.money(amount, currency, { trailingZeroDisplay: 'stripIfInteger' });
  return (
    <>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <span className="text-xl font-semibold tabular-nums">{money(price)}</span>
        <span className="text-13 text-muted">
          {free ? t('plans.trial_days', { count: plan.trial_days ?? 0 }) : t(`plans.per.${period}`)}
        </span>
      </p>
      {period === 'month' ? null : (
        <p className="mt-0.5 min-h-[1lh] text-xs text-success-soft-foreground">
          {saved > 0 ? t('plans.saves', { amount: money(saved) }) : null}
        </p>
      )}
    </>
  );
}

function Act({ plan, subscription }: OfPlan) {
  const t = useT('cost');
  const { go } = useCostSearch();
  const now = useNow(LOOK_MS);
  const { period, currency } = usePriceTerms();
  const mayPay = useMayPay();
  if (!subscription) return null;
  const action = planAction(plan.set_meal_id, subscription, now);
  if (action === 'none') return <p className="text-xs text-muted">{t('plans.trial_once')}</p>;
  if (!mayPay || priceOf(plan, period, currency) === undefined) return null;
  const trial = subscription.set_meal_id === PLANS.free;
  // What was just paid is not asked for again: renewing presses only towards the end.
  const main = trial
    ? plan.set_meal_id === PLANS.pro
    : plan.set_meal_id === subscription.set_meal_id && subscriptionState(subscription, now) !== 'active';
  return (
    <>
      <Button block variant={main ? 'primary' : 'secondary'} onClick={() => go({ plan: plan.set_meal_id })}>
        {t(`plans.act.${action}`, { plan: plan.name })}
      </Button>
      {action === 'upgrade' || action === 'switch' ? (
        <p className="mt-2 text-center text-xs text-muted">{t(`plans.when.${action}`)}</p>
      ) : null}
    </>
  );
}
