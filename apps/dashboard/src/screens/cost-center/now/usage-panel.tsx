import type { Usage } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { ErrorState, Panel, Skeleton, useLate } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { usageQuery } from '#/data/pay.ts';
import { UsageMeter } from '#/components/cost/usage-meter.tsx';

/** How much of each limit is used, and when it would be used up at this pace. */
export function UsagePanel() {
  const t = useT('cost');
  const formats = useFormats();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(usageQuery(useApi()));
  const resets = data?.find(({ resets_at: at }) => at !== null)?.resets_at;
  return (
    <Panel
      title={t('usage.title')}
      aside={resets ? <span className="text-13">{t('usage.resets', { date: formats.date(resets) })}</span> : null}
    >
      {data ? (
        <Meters usage={data} />
      ) : error ? (
        <ErrorState title={t('usage.error')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <UsageSkeleton />
      )}
    </Panel>
  );
}

/** What runs out soonest stands first, over the whole width. */
function Meters({ usage }: { usage: readonly Usage[] }) {
  const [first, ...others] = usage.filter(({ metric }) => metric !== 'channels');
  return (
    <div className="flex flex-col gap-5 text-13">
      {first ? <UsageMeter usage={first} /> : null}
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {others.map((each) => (
          <UsageMeter key={each.metric} usage={each} />
        ))}
      </div>
    </div>
  );
}

function UsageSkeleton() {
  const late = useLate(true);
  return (
    <div aria-busy="true" className="flex min-h-40 flex-col gap-6">
      {late ? (
        <>
          <Skeleton className="h-8 w-full" />
          <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
            {['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} className="h-8 w-full" />
            ))}
          </div>
        </>
      ) : null}
    </div>
  );
}
