import { planName, type SetMeal } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { buttonLook, Chip, classNames } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { Choice } from './plan-choice.tsx';
import { priceIn } from './price-in.ts';
import { usePlanRows } from './use-plan-rows.ts';

/** The plan with the ring: for a team that answers every day. */
const RECOMMENDED = 'pro';

/** One plan: for whom, what it costs, how to begin, what is in it. */
export function PlanCard({ plan, choice }: { plan: SetMeal; choice: Choice }) {
  const t = useT('home');
  const common = useT();
  const name = planName(plan.set_meal_id);
  const recommended = name === RECOMMENDED;
  return (
    <li className={classNames('flex flex-col rounded-[24px] bg-surface p-7', recommended ? 'ring-2 ring-accent' : 'ring-1 ring-border')}>
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-17 font-semibold">{common(`plans.${name}`)}</h3>
        {recommended ? <Chip tone="accent">{t('plans.recommended')}</Chip> : null}
      </div>
      <p className="mt-1 text-sm text-muted">{t(`plans.for.${name}`)}</p>
      <Price plan={plan} choice={choice} />
      <Link to="/auth/sign-up" className={classNames(buttonLook(recommended ? 'primary' : 'secondary'), 'mt-4')}>
        {name === 'free' ? t('plans.start_free') : t('plans.start_trial')}
      </Link>
      <PlanRows plan={plan} />
    </li>
  );
}

function Price({ plan, choice: { currency, period } }: { plan: SetMeal; choice: Choice }) {
  const t = useT('home');
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, currency, { trailingZeroDisplay: 'stripIfInteger', currencyDisplay: 'symbol' });
  const price = priceIn(plan, currency, period);
  if (!price) return <p className="mt-5 md:min-h-[86px] text-sm text-muted">{t('plans.no_price')}</p>;
  const { perMonth, total, saved } = price;
  return (
    <div className="mt-5 md:min-h-[86px]">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-40 leading-tight font-semibold tracking-tight tabular-nums">{money(perMonth)}</span>
        <span className="text-sm text-muted">
          {plan.trial_days === null ? t('plans.month') : t('plans.trial', { count: plan.trial_days })}
        </span>
      </p>
      {plan.trial_days === null && period !== 'month' ? (
        <p className="mt-1 text-sm text-muted">
          {t(`plans.billed.${period}`, { amount: money(total) })}
          {saved > 0 ? (
            <span className="ml-2 whitespace-nowrap text-success-soft-foreground">{t('plans.saved', { amount: money(saved) })}</span>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

function PlanRows({ plan }: { plan: SetMeal }) {
  const rows = usePlanRows(plan);
  return (
    <ul className="mt-7 flex flex-col gap-3 text-sm">
      {rows.map((row) => (
        <li key={row} className="flex items-start gap-2.5">
          <Check size={16} aria-hidden="true" className="mt-[calc((1lh-16px)/2)] shrink-0 text-accent" />
          {row}
        </li>
      ))}
    </ul>
  );
}
