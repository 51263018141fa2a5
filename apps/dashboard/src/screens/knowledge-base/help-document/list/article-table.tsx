import type { ArticleRow } from '@lobby/contract';
import { useFormats, useLocale, useT } from '@lobby/i18n';
import { Button, DataTable, EmptyState, ErrorState, type DataColumn } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, Lock, Pin } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { articleTitle } from '#/components/help/article-title.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { articlesQuery, categoriesQuery } from '#/data/help.ts';
import { categoryName } from '#/components/help/category-name.ts';
import { isFiltered, listRequestOf, PAGE_SIZE, useHelpSearch } from '#/components/help/use-help-search.ts';
import { ArticleBulk } from './article-bulk.tsx';
import { LocaleMatrix } from './locale-matrix.tsx';

/** The articles that the address asks for. */
export function ArticleTable() {
  const t = useT('help');
  const formats = useFormats();
  const errorText = useErrorText();
  const { search, change, go } = useHelpSearch();
  const { data, error, isFetching, refetch } = useQuery(articlesQuery(useApi(), listRequestOf(search)));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const mayEdit = useMay()('corpus.edit');
  const columns = useColumns();
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={data?.items ?? []}
      rowKey={({ id }) => id}
      rowLines={2}
      state={data ? 'ready' : error ? 'error' : 'loading'}
      empty={<NoArticles filtered={isFiltered(search)} mayEdit={mayEdit} onNew={() => go({ article: 'new' })} />}
      error={
        <ErrorState title={t('list_failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      }
      selected={mayEdit ? chosen : undefined}
      onSelectedChange={mayEdit ? setChosen : undefined}
      bulkActions={<ArticleBulk ids={[...chosen]} onDone={() => setChosen(new Set())} />}
      onOpen={({ id }) => go({ article: id })}
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

function NoArticles({ filtered, mayEdit, onNew }: { filtered: boolean; mayEdit: boolean; onNew: () => void }) {
  const t = useT('help');
  return (
    <EmptyState
      icon={<BookOpen />}
      title={t(filtered ? 'none' : 'empty')}
      actions={
        mayEdit && !filtered ? (
          <Button variant="primary" onClick={onNew}>
            {t('new')}
          </Button>
        ) : undefined
      }
    >
      {t(filtered ? 'none_text' : 'empty_text')}
    </EmptyState>
  );
}

function useColumns(): DataColumn<ArticleRow>[] {
  const t = useT('help');
  const formats = useFormats();
  const locale = useLocale();
  const { go } = useHelpSearch();
  const { data } = useQuery(categoriesQuery(useApi()));
  const nameOf = (id: string | null) => {
    const category = data?.items.find((each) => each.id === id);
    return category ? categoryName(category, locale) : t('uncategorised');
  };
  return [
    {
      id: 'title',
      header: t('column.title'),
      cell: (row) => (
        <span className="flex min-w-0 flex-col">
          <span className="flex min-w-0 items-center gap-1.5">
            {row.pinned ? <Pin size={13} aria-label={t('pinned')} className="shrink-0 text-muted" /> : null}
            {row.visibility === 'internal' ? <Lock size={13} aria-label={t('internal')} className="shrink-0 text-muted" /> : null}
            <span className="truncate">{articleTitle(row, locale)}</span>
          </span>
          <span className="truncate text-xs text-muted">{nameOf(row.category_id)}</span>
        </span>
      ),
      fixed: true,
    },
    {
      id: 'languages',
      header: t('column.languages'),
      cell: (row) => <LocaleMatrix article={row} onOpen={(text) => go({ article: row.id, text })} />,
      width: '136px',
      skeleton: 'chip',
    },
    { id: 'read', header: t('column.read'), cell: ({ views }) => formats.number(views), align: 'end', width: '80px', hideOnPhones: true },
    {
      id: 'helpful',
      header: t('column.helpful'),
      cell: ({ helpful, unhelpful }) =>
        helpful + unhelpful === 0 ? '–' : `${formats.percent(helpful / (helpful + unhelpful))} (${formats.number(helpful + unhelpful)})`,
      align: 'end',
      width: '120px',
      hideOnPhones: true,
    },
    { id: 'updated', header: t('column.updated'), cell: (row) => formats.relative(row.updated_at), width: '130px', hideOnPhones: true },
  ];
}
