import { useFormats } from '@lobby/i18n';
import { EmptyState, ErrorState, Paginator, Select, Skeleton } from '@lobby/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { CARE_PAGE_SIZE } from '#/data/corpus-care.ts';
import { useCorpusSearch } from './use-corpus-search.ts';

interface CareListProps<Item> {
  /** What this tab is for, in a sentence. */
  text: string;
  query: UseQueryResult<{ items: Item[]; total: number }>;
  /** Which of them are shown, chosen from a list. */
  state?: { label: string; value: string; options: readonly { value: string; label: string }[] };
  failed: string;
  empty: { icon: ReactNode; title: string; text: string };
  keyOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
}

/** A list of things that wait for somebody: loading, empty, failed, and by page. */
export function CareList<Item>({ text, query, state, failed, empty, keyOf, render }: CareListProps<Item>) {
  const formats = useFormats();
  const errorText = useErrorText();
  const { search, change } = useCorpusSearch();
  const { data, error, isFetching, refetch } = query;
  const page = search.page ?? 1;
  return (
    <div className="h-full overflow-y-auto px-6 py-4 max-sm:px-4">
      <div className="mx-auto flex max-w-4xl flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">{text}</p>
          {state ? (
            <Select
              label={state.label}
              hideLabel
              className="w-44"
              options={state.options}
              value={state.value}
              onChange={(value) => change({ state: value === state.options[0]?.value ? undefined : value, page: undefined })}
            />
          ) : null}
        </div>
        {data ? (
          data.items.length === 0 ? (
            <EmptyState icon={empty.icon} title={empty.title}>
              {empty.text}
            </EmptyState>
          ) : (
            <ul className="flex flex-col gap-3">
              {data.items.map((item) => (
                <li key={keyOf(item)} className="rounded-xl border border-border bg-surface p-4">
                  {render(item)}
                </li>
              ))}
            </ul>
          )
        ) : error ? (
          <ErrorState title={failed} onRetry={() => void refetch()} retrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        ) : (
          <div aria-busy="true" className="flex flex-col gap-3">
            <Skeleton className="h-28 w-full rounded-xl" />
            <Skeleton className="h-28 w-full rounded-xl" />
          </div>
        )}
        {data && data.total > CARE_PAGE_SIZE ? (
          <Paginator
            page={page}
            pageSize={CARE_PAGE_SIZE}
            total={data.total}
            onPage={(next) => change({ page: next === 1 ? undefined : next })}
            formatNumber={(value) => formats.number(value)}
          />
        ) : null}
      </div>
    </div>
  );
}
