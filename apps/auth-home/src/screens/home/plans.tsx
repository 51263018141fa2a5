import { useLocale, useT } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryCache } from '#/components/query-cache.tsx';
import { useApi } from '#/data/api.ts';
import { plansQuery } from '#/data/pay.ts';
import { Container } from './container.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanChoice, type Choice } from './plan-choice.tsx';
import { PlanSkeletons } from './plan-skeletons.tsx';
import { currencyOf } from './price-in.ts';
import { SectionTitle } from './section-title.tsx';

/** The plans and their prices. Its place has its height before the prices are there. */
export function Plans() {
  const t = useT('home');
  return (
    <section id="plans" aria-labelledby="plans-title" className="border-t border-border">
      <Container className="py-16 lg:py-24">
        <QueryCache>
          <PlanOffer />
        </QueryCache>
        <p className="mt-8 max-w-[760px] text-sm text-pretty text-muted">{t('plans.note')}</p>
      </Container>
    </section>
  );
}

/** The currency follows the language until somebody chooses one. */
function useChoice(): [Choice, (choice: Choice) => void] {
  const locale = useLocale();
  const [chosen, setChosen] = useState<Partial<Choice>>({});
  const choice: Choice = { period: chosen.period ?? 'month', currency: chosen.currency ?? currencyOf(locale) };
  return [choice, ({ period, currency }) => setChosen(currency === choice.currency ? { ...chosen, period } : { period, currency })];
}

function PlanOffer() {
  const t = useT('home');
  const [choice, setChoice] = useChoice();
  const { data } = useQuery(plansQuery(useApi()));
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <SectionTitle id="plans-title" title={t('plans.title')} text={t('plans.text')} />
        <PlanChoice plans={data?.items ?? []} choice={choice} onChange={setChoice} />
      </div>
      <div className="mt-10 min-h-[1280px] md:min-h-[440px]">
        <PlanList choice={choice} />
      </div>
    </>
  );
}

function PlanList({ choice }: { choice: Choice }) {
  const t = useT('home');
  const { data, isError, isFetching, refetch } = useQuery(plansQuery(useApi()));
  if (data) {
    return (
      <>
        <ul className="grid gap-6 md:grid-cols-3">
          {data.items.map((plan) => (
            <PlanCard key={plan.set_meal_id} plan={plan} choice={choice} />
          ))}
        </ul>
        {data.has_model ? null : <p className="mt-8 max-w-[760px] text-sm text-pretty text-muted">{t('plans.own_model_only')}</p>}
      </>
    );
  }
  if (isError) {
    return (
      <ErrorState title={t('plans.failed')} onRetry={() => void refetch()} retrying={isFetching}>
        {t('plans.failed_text')}
      </ErrorState>
    );
  }
  return <PlanSkeletons />;
}
