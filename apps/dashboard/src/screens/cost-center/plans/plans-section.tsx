import { CURRENCIES, type SetMeal } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, ErrorState, Skeleton, useLate } from '@lobby/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type Ref } from 'react';
import { PeriodSwitch } from '#/components/cost/period-switch.tsx';
import { useMayPay } from '#/components/cost/use-may-pay.ts';
import { useCostSearch, usePriceTerms } from '#/components/cost/use-cost-search.ts';
import { SelectOnDemand } from '#/components/select-on-demand.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { CompareTable } from './compare-table.tsx';
import { PlanCard } from './plan-card.tsx';

const SYMBOLS = { USD: '$', CNY: '¥', HKD: '$', JPY: '￥' } as const;

interface PlansSectionProps {
  plans: readonly SetMeal[] | undefined;
  /** A language model answers for every business. */
  hasModel: boolean;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
  /** The heading, to be scrolled to and focused. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** The three plans beside one another, for a period and in a currency. */
export function PlansSection({ plans, hasModel, error, retrying, onRetry, headingRef }: PlansSectionProps) {
  const t = useT('cost');
  const errorText = useErrorText();
  const { change } = useCostSearch();
  const { currency } = usePriceTerms();
  return (
    <section aria-labelledby="plans-title">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="plans-title" ref={headingRef} tabIndex={-1} className="text-base font-semibold outline-none">
          {t('plans.title')}
        </h2>
        {plans ? (
          <>
            <PeriodSwitch plans={plans} />
            <SelectOnDemand
              className="ml-auto w-28"
              label={t('plans.currency')}
              options={CURRENCIES.map((each) => ({ value: each, label: `${each} ${SYMBOLS[each]}` }))}
              value={currency}
              onChange={(chosen) => change({ currency: chosen })}
            />
          </>
        ) : null}
      </div>
      {plans ? (
        <Plans plans={plans} hasModel={hasModel} />
      ) : error ? (
        <div className="mt-3 rounded-card border border-border bg-surface">
          <ErrorState title={t('plans.error')} onRetry={onRetry} retrying={retrying}>
            {errorText(error)}
          </ErrorState>
        </div>
      ) : (
        <PlansSkeleton />
      )}
    </section>
  );
}

function Plans({ plans, hasModel }: { plans: readonly SetMeal[]; hasModel: boolean }) {
  const t = useT('cost');
  const [comparing, setComparing] = useState(false);
  const tableId = useId();
  const mayPay = useMayPay();
  return (
    <>
      {mayPay ? null : <p className="mt-2 text-13 text-muted">{t('plans.admins_only')}</p>}
      <div className="mt-3 grid gap-4 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.set_meal_id} plan={plan} />
        ))}
      </div>
      {hasModel ? null : <p className="mt-3 text-13 text-pretty text-muted">{t('plans.own_model_only')}</p>}
      <div className="mt-2 flex justify-center">
        <Button
          variant="ghost"
          aria-expanded={comparing}
          aria-controls={comparing ? tableId : undefined}
          onClick={() => setComparing(!comparing)}
          icon={<ChevronDown size={15} className={comparing ? 'rotate-180' : ''} />}
        >
          {comparing ? t('plans.compare_less') : t('plans.compare')}
        </Button>
      </div>
      {comparing ? <CompareTable id={tableId} plans={plans} /> : null}
    </>
  );
}

function PlansSkeleton() {
  const late = useLate(true);
  return (
    <div aria-busy="true" className="mt-3 grid min-h-60 gap-4 lg:grid-cols-3">
      {late ? ['a', 'b', 'c'].map((key) => <Skeleton key={key} className="h-60 rounded-card" />) : null}
    </div>
  );
}
