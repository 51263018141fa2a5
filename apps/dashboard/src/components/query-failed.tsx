import { ErrorState } from '@lobby/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useErrorText } from '#/components/use-error-text.ts';

interface QueryFailedProps {
  /** What could not be fetched. */
  title: string;
  query: Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => Promise<unknown> };
}

/** In the place of what could not be fetched: why, in the server's words, and a way to try again. */
export function QueryFailed({ title, query: { error, isFetching, refetch } }: QueryFailedProps) {
  const errorText = useErrorText();
  return (
    <ErrorState title={title} onRetry={() => void refetch()} retrying={isFetching}>
      {error ? errorText(error) : undefined}
    </ErrorState>
  );
}
