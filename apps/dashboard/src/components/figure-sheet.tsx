import { Button, EmptyState, ErrorState, Sheet, Skeleton } from '@lobby/ui';
import type { ReactNode } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';

interface FigureSheetProps<Item> {
  title: string;
  description?: string | undefined;
  onClose: () => void;
  /** What the figure counts, page by page. */
  query: {
    data?: { pages: readonly { items: readonly Item[] }[] } | undefined;
    error: Error | null;
    isFetching: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  texts: { error: string; none: string; older: string };
  icon: ReactNode;
  renderRow: (item: Item) => ReactNode;
}

/** What stands behind a figure, the latest first. */
export function FigureSheet<Item>({ title, description, onClose, query, texts, icon, renderRow }: FigureSheetProps<Item>) {
  const errorText = useErrorText();
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Sheet open onClose={onClose} title={title} {...(description !== undefined && { description })}>
      {error && !data ? (
        <ErrorState title={texts.error} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : data === undefined ? (
        <Skeleton className="h-40 w-full" />
      ) : items.length === 0 ? (
        <EmptyState icon={icon} title={texts.none} />
      ) : (
        <ul className="flex flex-col divide-y divide-separator">{items.map((item) => renderRow(item))}</ul>
      )}
      {hasNextPage ? (
        <Button className="mt-3" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.older}
        </Button>
      ) : null}
    </Sheet>
  );
}
