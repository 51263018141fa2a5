import type { WorkOrder } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { useMutation } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { sourceKey, SourceLink } from '#/components/conversation/source-link.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { askDraft } from '#/data/copilot.ts';

/** A proposal for the answer, of a model or of the best entry; nothing of it is written before somebody takes it over. */
export function OrderDraft({ order, onUse }: { order: WorkOrder; onUse: (text: string) => void }) {
  const t = useT('copilot');
  const errorText = useErrorText();
  const api = useApi();
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: () => askDraft(api, order.conversation_id, new AbortController().signal),
  });
  return (
    <div className="flex flex-col items-start gap-2 text-13">
      <Button
        variant="ghost"
        size="small"
        icon={<Sparkles size={15} aria-hidden="true" />}
        loading={isPending}
        onClick={() => mutate()}
        className="text-accent-text!"
      >
        {t('draft')}
      </Button>
      <div role="status" className="w-full empty:hidden">
        {error ? <p className="text-danger-text">{errorText(error)}</p> : null}
        {data?.by === 'nothing' ? (
          <p>
            <span className="font-semibold">{t('proposal.nothing_title')}</span> {t('proposal.nothing_text')}
          </p>
        ) : null}
        {data && data.by !== 'nothing' ? (
          <div className="flex flex-col gap-2 rounded-xl border border-accent-pale-border bg-accent-pale/60 p-3">
            <p className="font-semibold text-accent-text">{t(data.by === 'entry' ? 'proposal.by_entry' : 'proposal.by_model')}</p>
            {data.model_failed ? <p className="text-neutral-text">{t('proposal.model_failed')}</p> : null}
            <p dir="auto" lang={data.locale} className="text-sm wrap-anywhere whitespace-pre-wrap">
              {data.text}
            </p>
            {data.sources.length > 0 ? (
              <ul aria-label={t('proposal.sources')} className="flex flex-wrap gap-x-3 gap-y-1 text-xs">
                {data.sources.map((source) => (
                  <li key={sourceKey(source)} className="max-w-full">
                    <SourceLink source={source} />
                  </li>
                ))}
              </ul>
            ) : null}
            <div className="flex gap-2">
              <Button
                size="small"
                variant="primary"
                onClick={() => {
                  onUse(data.text);
                  reset();
                }}
              >
                {t('proposal.use')}
              </Button>
              <Button size="small" variant="ghost" onClick={reset}>
                {t('proposal.dismiss')}
              </Button>
            </div>
          </div>
        ) : null}
      </div>
    </div>
  );
}
