import { useFormats, useT } from '@lobby/i18n';
import { Alert, ErrorState, ProgressBar } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '#/components/use-error-text.ts';
import { LoadingPart } from '#/components/account/loading-part.tsx';
import { useApi } from '#/data/api.ts';
import { sourceQuery } from '#/data/corpus-source.ts';
import { FoundInSource } from './found-in-source.tsx';

const DONE: ReadonlySet<string> = new Set(['ready', 'stale', 'failed', 'paused', 'held']);

/** A first look at a site: how far it is, then what came of it. The reading goes on wherever the person goes. */
export function FirstReading({ id }: { id: string }) {
  const t = useT('sources');
  const formats = useFormats();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(sourceQuery(useApi(), id));
  if (!data) {
    return error ? (
      <ErrorState title={t('sheet.failed')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    ) : (
      <LoadingPart />
    );
  }
  const { state, pages, name, reason, limit } = data;
  const done = pages.total - pages.waiting;
  return (
    <section aria-label={name} className="mx-auto max-w-2xl space-y-5 py-4">
      {DONE.has(state) ? null : (
        <ProgressBar
          label={t('first.reading', { name })}
          value={pages.total === 0 ? undefined : done}
          max={pages.total}
          figure={t('sheet.progress', { done: formats.number(done), total: formats.number(pages.total) })}
        />
      )}
      {reason ? <Alert tone="danger">{reason.text}</Alert> : null}
      {limit?.code === 'plan_pages' || limit?.code === 'character_limit' ? <Alert tone="warning">{limit.text}</Alert> : null}
      {state === 'ready' || state === 'stale' ? <FoundInSource id={id} /> : null}
    </section>
  );
}
