import type { CorpusSource, SourcePage } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, ErrorState, Paginator, SearchField, Switch } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { LoadingPart } from '#/components/account/loading-part.tsx';
import { SelectOnDemand } from '#/components/select-on-demand.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { sourcePagesQuery, useCommandSource, useUsePage } from '#/data/corpus-source.ts';
import { StateChip } from './state-chip.tsx';

interface PagesListProps {
  source: CorpusSource;
  onPassages: (pageId: string) => void;
  onMake: (pageId: string) => void;
}

/** Rows of a page of the list. */
const PAGE_SIZE = 12;
const FILTERS = ['all_states', 'only_ready', 'only_waiting', 'only_failed', 'only_off'] as const;
type Filter = (typeof FILTERS)[number];
const STATES = { only_ready: 'ready', only_waiting: 'waiting', only_failed: 'failed', only_off: 'off' } as const;

/** The pages of a source, each with its state and what can be done with it. */
export function PagesList(props: PagesListProps) {
  const t = useT('sources');
  const formats = useFormats();
  const errorText = useErrorText();
  const [q, setQ] = useState('');
  const [filter, setFilter] = useState<Filter>('all_states');
  const [page, setPage] = useState(1);
  const asked = useDeferredValue(q);
  const request = {
    id: props.source.id,
    q: asked,
    page,
    limit: PAGE_SIZE,
    ...(filter === 'all_states' ? {} : { state: STATES[filter] }),
  };
  const { data, error, isFetching, refetch } = useQuery(sourcePagesQuery(useApi(), request));
  const isMany = props.source.pages.total > 1;
  return (
    <div className="space-y-3">
      {isMany ? (
        <div className="flex flex-wrap gap-2">
          <SearchField
            label={t('sheet.search_pages')}
            value={q}
            onChange={(next) => {
              setQ(next);
              setPage(1);
            }}
            className="min-w-48 flex-1"
          />
          <SelectOnDemand
            label={t('columns.state')}
            className="w-44"
            options={FILTERS.map((value) => ({ value, label: t(`sheet.${value}`) }))}
            value={filter}
            onChange={(next) => {
              setFilter(next);
              setPage(1);
            }}
          />
        </div>
      ) : null}
      {!data && error ? (
        <ErrorState title={t('sheet.failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : null}
      {!data && !error ? <LoadingPart /> : null}
      {data?.items.length === 0 ? (
        <p className="py-4 text-muted">{q || filter !== 'all_states' ? t('sheet.no_match') : t('sheet.no_pages')}</p>
      ) : null}
      <ul className="divide-y divide-separator">
        {(data?.items ?? []).map((row) => (
          <li key={row.id} className="py-3">
            <PageLine row={row} {...props} />
          </li>
        ))}
      </ul>
      {data && data.total > PAGE_SIZE ? (
        <Paginator page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} formatNumber={(value) => formats.number(value)} />
      ) : null}
    </div>
  );
}

function PageLine({ row, source, onPassages, onMake }: PagesListProps & { row: SourcePage }) {
  const t = useT('sources');
  const formats = useFormats();
  const mayEdit = useMay()('corpus.edit');
  const state = row.used ? row.state : 'off';
  const title = row.title || (row.address ?? source.name);
  return (
    <div className="space-y-1.5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold" title={title} lang={row.locale ?? undefined}>
            {title}
          </p>
          {row.address ? (
            <a
              href={row.address}
              target="_blank"
              rel="noreferrer"
              title={row.address}
              className="block truncate text-xs text-accent-text hover:underline"
            >
              {row.address}
            </a>
          ) : null}
        </div>
        <StateChip state={state} />
      </div>
      {row.reason ? <p className={`text-13 ${row.state === 'failed' ? 'text-danger-text' : 'text-muted'}`}>{row.reason.text}</p> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13">
        {row.passages > 0 ? (
          <button type="button" className="cursor-pointer text-accent-text hover:underline" onClick={() => onPassages(row.id)}>
            {t('sheet.page_passages', { count: row.passages, shown: formats.number(row.passages) })}
          </button>
        ) : null}
        {mayEdit && row.questions > 0 && row.used ? (
          <button type="button" className="cursor-pointer text-accent-text hover:underline" onClick={() => onMake(row.id)}>
            {t('sheet.make')} ({formats.number(row.questions)})
          </button>
        ) : null}
        {mayEdit ? <PageActs row={row} source={source} /> : null}
      </div>
    </div>
  );
}

function PageActs({ row, source }: { row: SourcePage; source: CorpusSource }) {
  const t = useT('sources');
  const use = useUsePage();
  const command = useCommandSource();
  const isFailed = row.state === 'failed' || row.state === 'refused';
  const wasRead = row.read_at !== null && (row.state === 'ready' || !row.used);
  return (
    <>
      {isFailed ? (
        <Button
          size="small"
          loading={command.isPending}
          onClick={() => command.mutate({ id: source.id, command: 'retry', page_id: row.id })}
        >
          {t('sheet.retry_page')}
        </Button>
      ) : null}
      {wasRead ? (
        <Switch
          className="ml-auto w-auto!"
          label={<span className="text-13">{t('sheet.use')}</span>}
          checked={row.used}
          disabled={use.isPending}
          onChange={(used) => use.mutate({ id: source.id, page_id: row.id, used })}
        />
      ) : null}
    </>
  );
}
