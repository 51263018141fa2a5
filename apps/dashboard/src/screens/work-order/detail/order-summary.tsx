import type { WorkOrder } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Spinner } from '@lobby/ui';
import { Sparkles } from 'lucide-react';
import { NextStep } from '#/components/conversation/next-step.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useHasModel, useSummary } from '#/data/copilot.ts';

/** What it is about in a few sentences, when somebody asks; not offered where there is no model. */
export function OrderSummary({ order }: { order: WorkOrder }) {
  const t = useT('copilot');
  const orders = useT('orders');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useSummary(order.conversation_id);
  if (!useHasModel()) return null;
  return (
    <section aria-label={t('summary.title')} className="rounded-xl border border-accent-pale-border bg-accent-pale/60 p-3.5">
      <h2 className="flex items-center gap-1.5 text-13 font-semibold text-accent-text">
        <Sparkles size={15} aria-hidden="true" />
        {t('summary.title')}
      </h2>
      <div role="status" className="my-2">
        {isFetching ? (
          <p className="flex items-center gap-2 text-muted">
            <Spinner /> {t('summary.working')}
          </p>
        ) : data ? (
          <>
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {data.text}
            </p>
            {data.next_step ? <NextStep step={data.next_step} /> : null}
          </>
        ) : error ? (
          <p className="text-danger-text">{errorText(error)}</p>
        ) : (
          <p className="text-neutral-text">{orders('detail.summary_hint')}</p>
        )}
      </div>
      {isFetching ? null : (
        <Button size="small" onClick={() => void refetch()}>
          {t(data ? 'summary.again' : 'summary.make')}
        </Button>
      )}
    </section>
  );
}
