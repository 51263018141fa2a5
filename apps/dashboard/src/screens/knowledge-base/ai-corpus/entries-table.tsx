import type { CorpusEntry } from '@lobby/contract';
import { joinSentences, useFormats, useT } from '@lobby/i18n';
import { DataTable, ErrorState } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '#/components/use-may.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { entriesQuery } from '#/data/corpus.ts';
import { selectionSlice, type ChosenEntry } from '#/state/selection-slice.ts';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';
import { BulkActions } from './bulk-actions.tsx';
import { NoEntries } from './no-entries.tsx';
import { sortAfterClick, sortOf } from './sort-cycle.ts';
import { listRequestOf, PAGE_SIZE, useCorpusSearch } from '#/components/corpus/use-corpus-search.ts';
import { useEntryColumns } from './entry-columns.tsx';

/** The entries that the address asks for, to be opened, chosen, sorted and paged through. */
export function EntriesTable() {
  const t = useT('corpus');
  const formats = useFormats();
  const errorText = useErrorText();
  const { search, change, go } = useCorpusSearch();
  const { data, error, isFetching, refetch } = useQuery(entriesQuery(useApi(), listRequestOf(search)));
  const columns = useEntryColumns();
  const selection = useSelection(data?.items ?? []);
  const sort = sortOf(search);
  const mayEdit = useMay()('corpus.edit');
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={data?.items ?? []}
      rowKey={({ id }) => id}
      rowLines={2}
      state={data ? 'ready' : error ? 'error' : 'loading'}
      empty={<NoEntries total={Object.values(data?.counts ?? {}).reduce((sum, count) => sum + count, 0)} />}
      error={
        <ErrorState title={t('list_failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {joinSentences(errorText(error), t('filters_kept'))}
        </ErrorState>
      }
      selected={mayEdit ? selection.ids : undefined}
      onSelectedChange={mayEdit ? selection.choose : undefined}
      bulkActions={<BulkActions total={data?.total ?? 0} />}
      sort={sort}
      onSortChange={(next) =>
        change({ sort: undefined, order: undefined, page: undefined, ...sortAfterClick(sort, next?.column ?? sort.column) })
      }
      onOpen={({ id }) => go({ entry: id })}
      openKey={search.entry}
      paginator={
        data
          ? {
              page: search.page ?? 1,
              pageSize: PAGE_SIZE,
              total: data.total,
              onPage: (page) => change({ page: page === 1 ? undefined : page }),
              formatNumber: (value) => formats.number(value),
            }
          : undefined
      }
    />
  );
}

/** Chosen rows, kept from page to page with what bulk work needs to know of them. */
function useSelection(shown: readonly CorpusEntry[]) {
  const dispatch = useAppDispatch();
  const entries = useAppSelector((state) => state.selection.entries);
  const chosenOf = (id: string): ChosenEntry[] => {
    const row = shown.find((entry) => entry.id === id);
    const known = row ? { id, question: row.question, status: row.status, wordings: row.wordings.length } : entries[id];
    return known ? [known] : [];
  };
  return {
    ids: new Set(Object.keys(entries)),
    choose: (ids: ReadonlySet<string>) => dispatch(selectionSlice.actions.entriesChosen([...ids].flatMap(chosenOf))),
  };
}
