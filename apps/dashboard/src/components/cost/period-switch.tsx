import { PERIODS, type Period, type SetMeal } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { useId } from 'react';
import { savingOf } from './saving.ts';
import { useCostSearch, usePriceTerms } from './use-cost-search.ts';

/** For how long one pays at once, each with what it saves; the choice stands in the address. */
export function PeriodSwitch({ plans }: { plans: readonly SetMeal[] }) {
  const t = useT('cost');
  const formats = useFormats();
  const name = useId();
  const { change } = useCostSearch();
  const { period: chosen, currency } = usePriceTerms();

  const savingIn = (period: Period): string | undefined => {
    const saving = savingOf(plans, period, currency);
    if (!saving) return undefined;
    return saving.kind === 'months'
      ? t('period.months_free', { count: saving.count })
      : t('period.share_saved', { share: formats.percent(saving.share) });
  };

  return (
    <fieldset className="min-w-0 max-w-full rounded-lg bg-neutral-soft p-0.5">
      <legend className="sr-only">{t('period.label')}</legend>
      <div className="flex flex-wrap">
        {PERIODS.map((period) => {
          const saving = savingIn(period);
          return (
            <label
              key={period}
              className={classNames(
                'relative flex min-h-7 cursor-pointer items-center gap-1.5 rounded-md px-3 text-13 has-[:focus-visible]:ring-2 has-[:focus-visible]:ring-accent pointer-coarse:min-h-10',
                period === chosen ? 'bg-surface font-semibold text-foreground shadow-sm' : 'text-neutral-text hover:text-foreground',
              )}
            >
              <input
                type="radio"
                name={name}
                value={period}
                checked={period === chosen}
                onChange={() => change({ period: period === 'month' ? undefined : period })}
                className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-md outline-none"
              />
              <span>{t(`period.${period}`)}</span>
              {saving ? <span className="font-normal whitespace-nowrap text-success-soft-foreground">{saving}</span> : null}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
