import type { Usage } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { ErrorState, Panel, Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { UsageMeter } from '#/components/cost/usage-meter.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { usageQuery } from '#/data/pay.ts';

/** Limits that fill while people work; the others stand in the cost center. */
const SHOWN: readonly Usage['metric'][] = ['ai_replies', 'corpus_entries', 'translated_chars', 'seats', 'storage_mb'];

/** How much of the plan is used, and when it would be used up at this pace. */
export function PlanUse() {
  const t = useT('cost');
  const formats = useFormats();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(usageQuery(useApi()));
  const resets = data?.find(({ resets_at: at }) => at !== null)?.resets_at;
  return (
    <Panel
      title={t('usage.title')}
      aside={resets ? <span className="text-xs">{t('usage.resets', { date: formats.date(resets) })}</span> : null}
    >
      {data ? (
        <div className="flex flex-col gap-3.5">
          {SHOWN.map((metric) => {
            const usage = data.find((each) => each.metric === metric);
            return usage ? <UsageMeter key={metric} usage={usage} /> : null;
          })}
        </div>
      ) : error ? (
        <ErrorState title={t('usage.error')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <Skeleton className="h-52" />
      )}
    </Panel>
  );
}
