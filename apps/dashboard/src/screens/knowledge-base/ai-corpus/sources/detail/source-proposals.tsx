import { useT } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadingPart } from '#/components/account/loading-part.tsx';
import { ProposedEntries } from '#/components/first-site/proposed-entries.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { proposalsQuery } from '#/data/corpus-source.ts';

/** Proposals that are shown at once. */
const MOST = 50;

/** Questions with answers that stand in the pages, to make entries of. */
export function SourceProposals({ sourceId, pageId }: { sourceId: string; pageId: string | undefined }) {
  const t = useT('sources');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(proposalsQuery(useApi(), sourceId, pageId, MOST));
  if (data) {
    return data.entries.length > 0 ? (
      <ProposedEntries entries={data.entries} />
    ) : (
      <p className="py-4 text-muted">{t('proposals.none')}</p>
    );
  }
  return error ? (
    <ErrorState title={t('proposals.failed')} onRetry={() => void refetch()} retrying={isFetching}>
      {errorText(error)}
    </ErrorState>
  ) : (
    <LoadingPart />
  );
}
