import type { Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Spinner } from '@lobby/ui';
import { Sparkles } from 'lucide-react';
import { NextStep } from '#/components/conversation/next-step.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useSummary } from '#/data/copilot.ts';

/** What the conversation is about, in a few sentences, when somebody asks for it. */
export function SummarySection({ conversation: { id, last_seq: lastSeq } }: { conversation: Conversation }) {
  const t = useT('copilot');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useSummary(id);
  return (
    <section className="px-5 py-4">
      <div className="flex flex-col items-start gap-2 rounded-xl border border-accent-pale-border bg-accent-pale/60 p-3.5">
        <h3 className="flex items-center gap-1.5 text-13 font-semibold text-accent-text">
          <Sparkles size={15} aria-hidden="true" />
          {t('summary.title')}
        </h3>
        <div role="status" className="w-full">
          {isFetching ? (
            <p className="flex items-center gap-2 text-muted">
              <Spinner /> {t('summary.working')}
            </p>
          ) : data ? (
            <>
              <p dir="auto" className="break-words whitespace-pre-wrap">
                {data.text}
              </p>
              {data.next_step ? <NextStep step={data.next_step} /> : null}
            </>
          ) : error ? null : (
            <p className="text-neutral-text">{t('summary.hint')}</p>
          )}
          {!isFetching && data && data.last_seq < lastSeq ? <p className="mt-1 text-xs text-neutral-text">{t('summary.newer')}</p> : null}
        </div>
        {error && !isFetching ? (
          <p role="alert" className="text-danger-text">
            {errorText(error)}
          </p>
        ) : null}
        {isFetching ? null : (
          <Button size="small" onClick={() => void refetch()}>
            {t(data ? 'summary.again' : 'summary.make')}
          </Button>
        )}
      </div>
    </section>
  );
}
