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
    <fieldset className="w-fit min-w-0 max-w-full rounded-lg bg-neutral-soft p-0.5 max-sm:w-full">
      <legend className="sr-only">{t('period.label')}</legend>
      <div className="grid auto-cols-auto grid-flow-col max-sm:auto-cols-fr">
        {PERIODS.map((period) => {
          const saving = savingIn(period);
          return (
            <label
              key={period}
              className={classNames(
                'relative flex min-h-7 cursor-pointer items-center gap-x-1.5 rounded-md px-3 text-13 has-[:focus-visible]:ring-2 has-[:focus-visible]:ring-accent max-sm:flex-col max-sm:justify-center max-sm:px-1 max-sm:py-1.5 max-sm:text-center pointer-coarse:min-h-11',
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
              {saving ? (
                <span className="font-normal text-success-soft-foreground max-sm:text-xs sm:whitespace-nowrap">{saving}</span>
              ) : null}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
