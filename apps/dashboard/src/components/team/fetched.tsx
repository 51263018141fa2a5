import { useT } from '@lobby/i18n';
import { ErrorState, Skeleton, useLate } from '@lobby/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';

interface FetchedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** What was fetched, or what became of fetching it. */
export function Fetched<Data>({ query: { data, error, isFetching, refetch }, children }: FetchedProps<Data>) {
  const t = useT('team');
  const errorText = useErrorText();
  const late = useLate(data === undefined);
  if (data !== undefined) return children(data);
  if (!error) return late ? <Skeleton className="h-64 w-full rounded-card" /> : null;
  return (
    <ErrorState title={t('error')} onRetry={() => void refetch()} retrying={isFetching}>
      {errorText(error)}
    </ErrorState>
  );
}
