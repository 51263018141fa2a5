import { LIMITS, PLAN_FEATURES, type SetMeal } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { classNames, WideBox } from '@lobby/ui';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePlanWords } from '#/components/cost/use-plan-words.ts';
import { useAppSelector } from '#/state/use-store.ts';

/** There is one channel yet, which every plan has: nothing to compare. */
const COMPARED = LIMITS.filter((limit) => limit !== 'channels');

/** Every limit and every feature of every plan, line by line. */
export function CompareTable({ id, plans }: { id: string; plans: readonly SetMeal[] }) {
  const t = useT('cost');
  const words = usePlanWords();
  return (
    <WideBox label={t('plans.compare_label')} id={id} className="mt-2 rounded-card border border-border bg-surface">
      <table aria-label={t('plans.compare_label')} className="w-full border-collapse text-13">
        <thead>
          <tr className="h-9 border-b border-border bg-table-head text-left text-muted">
            <th scope="col" className="px-4 font-normal max-sm:px-3">
              {t('plans.what')}
            </th>
            {plans.map((plan) => (
              <PlanHead key={plan.set_meal_id} plan={plan} />
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARED.map((limit) => (
            <Row key={limit} name={t(`limits.${limit}`)}>
              {plans.map((plan) => (
                <Cell key={plan.set_meal_id}>{words.limitOf(plan, limit)}</Cell>
              ))}
            </Row>
          ))}
          {PLAN_FEATURES.filter((feature) => plans.some(({ features }) => features.includes(feature))).map((feature) => (
            <Row key={feature} name={t(`features.${feature}`)}>
              {plans.map((plan) => (
                <Cell key={plan.set_meal_id}>
                  <YesNo yes={plan.features.includes(feature)} />
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </table>
    </WideBox>
  );
}

function PlanHead({ plan }: { plan: SetMeal }) {
  const t = useT('cost');
  const current = useAppSelector(sessionSlice.selectors.selectSubscription)?.set_meal_id === plan.set_meal_id;
  return (
    <th scope="col" className={classNames('w-1/5 px-4 font-normal max-sm:px-2 max-sm:wrap-anywhere', current && 'text-accent-text')}>
      {plan.name}
      {current ? <span className="sr-only"> {t('plans.current')}</span> : null}
    </th>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr className="h-10 border-b border-separator last:border-b-0">
      <th scope="row" className="px-4 py-2 text-left font-normal max-sm:px-3 max-sm:wrap-anywhere">
        {name}
      </th>
      {children}
    </tr>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return <td className="px-4 py-2 tabular-nums max-sm:px-2 max-sm:wrap-anywhere">{children}</td>;
}

function YesNo({ yes }: { yes: boolean }) {
  const t = useT('cost');
  const Icon = yes ? Check : Minus;
  return (
    <>
      <Icon size={15} aria-hidden="true" className={yes ? 'text-accent' : 'text-muted'} />
      <span className="sr-only">{t(yes ? 'plans.included' : 'plans.not_included')}</span>
    </>
  );
}
