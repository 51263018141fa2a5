import { useFormats, useT } from '@lobby/i18n';
import { Alert, ErrorState, ProgressBar } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '#/components/use-error-text.ts';
import { LoadingPart } from '#/components/account/loading-part.tsx';
import { useApi } from '#/data/api.ts';
import { proposalsQuery, sourceQuery, useSourcesLive, type Proposals } from '#/data/corpus-source.ts';
import { GreetingOffer } from './greeting-offer.tsx';
import { ProposedEntries } from './proposed-entries.tsx';

/** Proposals of a first look. */
const PROPOSALS = 10;
const DONE: ReadonlySet<string> = new Set(['ready', 'stale', 'failed', 'paused']);

/** A first look at a site: how far it is, then what came of it. The reading goes on wherever the person goes. */
export function FirstReading({ id }: { id: string }) {
  const t = useT('sources');
  const formats = useFormats();
  const errorText = useErrorText();
  useSourcesLive();
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
  const { state, pages, name, reason } = data;
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
      {state === 'ready' || state === 'stale' ? <Found id={id} /> : null}
    </section>
  );
}

function Found({ id }: { id: string }) {
  const t = useT('sources');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(proposalsQuery(useApi(), id, undefined, PROPOSALS));
  if (data) return <Result proposals={data} />;
  return error ? (
    <ErrorState title={t('proposals.failed')} onRetry={() => void refetch()} retrying={isFetching}>
      {errorText(error)}
    </ErrorState>
  ) : (
    <LoadingPart />
  );
}

function Result({ proposals }: { proposals: Proposals }) {
  const t = useT('sources');
  const formats = useFormats();
  const { passages, entries } = proposals;
  return (
    <>
      <Alert tone="success">{t('first.found', { count: passages, shown: formats.number(passages) })}</Alert>
      <GreetingOffer proposals={proposals} />
      {entries.length > 0 ? <ProposedEntries entries={entries} /> : <p className="text-muted">{t('proposals.none')}</p>}
    </>
  );
}
