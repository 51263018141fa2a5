import type { CorpusSource, SourceKind } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { DataTable, EmptyState, ErrorState, type DataColumn } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis, FileText, Globe, Link2, Network, Type, type LucideIcon } from 'lucide-react';
import { FirstSite } from '#/components/first-site/first-site.tsx';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { sourcesQuery } from '#/data/corpus-source.ts';
import { isAtWork, StateChip } from './state-chip.tsx';
import { useSourceActs } from './use-source-acts.tsx';

const ICONS: Readonly<Record<SourceKind, LucideIcon>> = { page: Link2, sitemap: Network, site: Globe, file: FileText, text: Type };

/** All sources; where there is none, the way to the first one. */
export function SourcesTable({ onOpen, onFirst }: { onOpen: (id: string) => void; onFirst: (id: string) => void }) {
  const t = useT('sources');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(sourcesQuery(useApi()));
  const columns = useColumns();
  const mayEdit = useMay()('corpus.edit');
  if (data?.items.length === 0) return mayEdit ? <FirstSite onRead={onFirst} onOther={() => onOpen('new')} /> : <NoSource />;
  return (
    <DataTable
      label={t('columns.name')}
      columns={columns}
      rows={data?.items ?? []}
      rowKey={({ id }) => id}
      rowLines={2}
      state={data ? 'ready' : error ? 'error' : 'loading'}
      error={
        <ErrorState title={t('failed_title')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      }
      onOpen={({ id }) => onOpen(id)}
    />
  );
}

function NoSource() {
  const t = useT('sources');
  return (
    <EmptyState icon={<Globe />} title={t('empty.none')}>
      {t('empty.none_text')}
    </EmptyState>
  );
}

function useColumns(): DataColumn<CorpusSource>[] {
  const t = useT('sources');
  const formats = useFormats();
  const mayEdit = useMay()('corpus.edit');
  const acts = useSourceActs();
  const columns: DataColumn<CorpusSource>[] = [
    { id: 'name', header: t('columns.name'), cell: (source) => <Name source={source} />, skeleton: 'lines' },
    { id: 'state', header: t('columns.state'), cell: ({ state }) => <StateChip state={state} />, width: '132px', skeleton: 'chip' },
    {
      id: 'pages',
      header: t('columns.pages'),
      cell: (source) => <Pages source={source} />,
      width: '128px',
      align: 'end',
      hideOnPhones: true,
    },
    {
      id: 'passages',
      header: t('columns.passages'),
      cell: ({ passages }) => formats.number(passages),
      width: '88px',
      align: 'end',
      hideOnPhones: true,
    },
    { id: 'read', header: t('columns.read'), cell: ({ last_read_at: at }) => <ReadAt at={at} />, width: '132px', hideOnPhones: true },
  ];
  if (!mayEdit) return columns;
  return [
    ...columns,
    {
      id: 'acts',
      header: <span className="sr-only">{t('columns.actions')}</span>,
      cell: (source) => (
        <MenuOnDemand
          label={`${t('columns.actions')}: ${source.name}`}
          trigger={<Ellipsis size={16} />}
          size="small"
          entries={acts(source)}
        />
      ),
      width: '56px',
      align: 'end',
    },
  ];
}

function Name({ source: { kind, name, address, reason, limit, state } }: { source: CorpusSource }) {
  const t = useT('sources');
  const Icon = ICONS[kind];
  const told = reason ?? limit;
  return (
    <span className="flex w-0 min-w-full items-center gap-3">
      <Icon size={16} aria-hidden="true" className="shrink-0 text-muted" />
      <span className="min-w-0">
        <span className="truncate max-sm:line-clamp-2 max-sm:wrap-anywhere max-sm:whitespace-normal sm:block" title={address ?? name}>
          {name}
        </span>
        <span
          className={`block text-xs sm:truncate ${reason && state === 'failed' ? 'text-danger-text' : 'text-muted'}`}
          title={told?.text}
        >
          {told?.text ?? t(`kind.${kind}`)}
        </span>
      </span>
    </span>
  );
}

function Pages({ source: { pages, state } }: { source: CorpusSource }) {
  const t = useT('sources');
  const formats = useFormats();
  return (
    <span className="inline-flex flex-col items-end tabular-nums">
      <span>
        {isAtWork(state)
          ? t('pages_of', { ready: formats.number(pages.total - pages.waiting), total: formats.number(pages.total) })
          : formats.number(pages.ready)}
      </span>
      {pages.held > 0 ? (
        <span className="text-xs text-warning-soft-foreground">
          {t('held_pages', { count: pages.held, shown: formats.number(pages.held) })}
        </span>
      ) : null}
      {pages.failed > 0 ? (
        <span className="text-xs text-danger-text">{t('failed_pages', { count: pages.failed, shown: formats.number(pages.failed) })}</span>
      ) : null}
    </span>
  );
}

function ReadAt({ at }: { at: number | null }) {
  const t = useT('sources');
  const formats = useFormats();
  if (at === null) return <span className="text-muted">{t('never')}</span>;
  return (
    <time dateTime={new Date(at).toISOString()} title={formats.moment(at)} className="whitespace-nowrap text-muted">
      {formats.relative(at)}
    </time>
  );
}
