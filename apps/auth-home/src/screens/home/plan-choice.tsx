import { CURRENCIES, PERIODS, type Currency, type Period, type SetMeal } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { ChevronDown } from 'lucide-react';
import { bestSaving } from './price-in.ts';

export interface Choice {
  period: Period;
  currency: Currency;
}

interface PlanChoiceProps {
  /** Empty while the prices are not there. */
  plans: readonly SetMeal[];
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** For how long, and in which currency, the prices are shown. */
export function PlanChoice({ plans, choice, onChange }: PlanChoiceProps) {
  const t = useT('home');
  return (
    <div className="flex max-w-full flex-wrap items-center gap-3">
      <div role="radiogroup" aria-label={t('plans.period.label')} className="flex max-w-full rounded-full bg-default p-1">
        {PERIODS.map((period) => (
          <label
            key={period}
            className={classNames(
              'flex h-9 cursor-pointer items-center rounded-full px-3.5 text-sm whitespace-nowrap has-focus-visible:ring-2 has-focus-visible:ring-accent max-sm:px-3',
              period === choice.period ? 'bg-surface font-semibold shadow-sm' : 'text-muted hover:text-foreground',
            )}
          >
            <input
              type="radio"
              name="plan-period"
              className="sr-only"
              checked={period === choice.period}
              onChange={() => onChange({ ...choice, period })}
            />
            {t(`plans.period.${period}`)}
            <Saving plans={plans} choice={{ ...choice, period }} />
          </label>
        ))}
      </div>
      <span className="relative inline-flex items-center">
        <select
          aria-label={t('plans.currency')}
          value={choice.currency}
          onChange={({ target }) => onChange({ ...choice, currency: target.value as Currency })}
          className="h-11 cursor-pointer appearance-none rounded-full border border-field-border bg-surface pr-9 pl-4 text-sm hover:bg-surface-hover"
        >
          {CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </select>
        <ChevronDown size={15} aria-hidden="true" className="pointer-events-none absolute right-3.5 text-muted" />
      </span>
    </div>
  );
}

/** What a period saves: whole months where it does, else per cent. */
function Saving({ plans, choice: { currency, period } }: { plans: readonly SetMeal[]; choice: Choice }) {
  const t = useT('home');
  const formats = useFormats();
  const saving = bestSaving(plans, currency, period);
  if (!saving) return null;
  const text =
    saving.monthsFree === undefined
      ? t('plans.saving.percent', { percent: formats.percent(Math.floor(saving.share * 100) / 100) })
      : t('plans.saving.months', { count: saving.monthsFree });
  return <span className="ml-1.5 text-xs font-normal text-success-soft-foreground max-sm:hidden">{text}</span>;
}
