import { useFormats, useT } from '@lobby/i18n';
import { Alert, ErrorState } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadingPart } from '#/components/account/loading-part.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { proposalsQuery, type Proposals } from '#/data/corpus-source.ts';
import { GreetingOffer } from './greeting-offer.tsx';
import { ProposedEntries } from './proposed-entries.tsx';

/** Proposals of a whole source, and of one page. */
const OF_SOURCE = 10;
const OF_PAGE = 50;

/** What came of a source, or of one of its pages: passages, a greeting for the bot, and entries to make. */
export function FoundInSource({ id, pageId }: { id: string; pageId?: string | undefined }) {
  const t = useT('sources');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(proposalsQuery(useApi(), id, pageId, pageId === undefined ? OF_SOURCE : OF_PAGE));
  if (data) return <Result proposals={data} isWhole={pageId === undefined} />;
  return error ? (
    <ErrorState title={t('proposals.failed')} onRetry={() => void refetch()} retrying={isFetching}>
      {errorText(error)}
    </ErrorState>
  ) : (
    <LoadingPart />
  );
}

function Result({ proposals, isWhole }: { proposals: Proposals; isWhole: boolean }) {
  const t = useT('sources');
  const formats = useFormats();
  const { passages, entries } = proposals;
  return (
    <div className="space-y-5">
      {isWhole && passages > 0 ? (
        <>
          <Alert tone="success">{t('first.found', { count: passages, shown: formats.number(passages) })}</Alert>
          <GreetingOffer proposals={proposals} />
        </>
      ) : null}
      {entries.length > 0 ? <ProposedEntries entries={entries} /> : <p className="text-muted">{t('proposals.none')}</p>}
    </div>
  );
}
