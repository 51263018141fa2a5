import { LOCALE_NAMES, type DiversionLink, type DiversionVisit } from '@lobby/contract';
import { useFormats, useLocale, useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import { Button, Chip, DataTable, EmptyState, ErrorState, toast, type DataColumn } from '@lobby/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, Footprints } from 'lucide-react';
import { useState } from 'react';
import { useTargetName } from '#/components/diversion/target-name.ts';
import { useServesSessions } from '#/components/session-link.tsx';
import { saveFile } from '#/components/save-file.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { exportVisits, visitsQuery } from '#/data/diversion-link.ts';

/** Days that an export looks back. */
const EXPORT_DAYS = 90;

/** Who came when, from where, and what became of it. */
export function VisitLog({ link }: { link: DiversionLink }) {
  const t = useT('diversion');
  const errorText = useErrorText();
  const columns = useColumns(link);
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    visitsQuery(useApi(), link.id),
  );
  return (
    <div className="flex flex-col gap-3">
      <ExportButton link={link} />
      <DataTable
        label={t('tab.log')}
        columns={columns}
        rows={data?.pages.flatMap(({ items }) => items) ?? []}
        rowKey={({ id }) => id}
        state={data ? 'ready' : error ? 'error' : 'loading'}
        empty={
          <EmptyState icon={<Footprints />} title={t('no_visits')}>
            {t('no_visits_text')}
          </EmptyState>
        }
        error={
          <ErrorState title={t('log_failed')} onRetry={() => void refetch()} retrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        }
      />
      {hasNextPage ? (
        <Button className="self-center" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('older')}
        </Button>
      ) : null}
    </div>
  );
}

function ExportButton({ link }: { link: DiversionLink }) {
  const t = useT('diversion');
  const errorText = useErrorText();
  const api = useApi();
  const mayExport = useMay()('contact.export');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { blob, filename } = await exportVisits(api, link.id, EXPORT_DAYS);
      saveFile(blob, filename ?? `visits-${link.slug}.csv`);
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  if (!mayExport) return null;
  return (
    <Button size="small" className="self-end" icon={<Download size={15} />} loading={busy} onClick={() => void save()}>
      {t('export', { count: EXPORT_DAYS })}
    </Button>
  );
}

function useColumns({ targets }: DiversionLink): DataColumn<DiversionVisit>[] {
  const t = useT('diversion');
  const formats = useFormats();
  const nameOf = useTargetName();
  const countries = new Intl.DisplayNames(useLocale(), { type: 'region' });
  const targetOf = ({ target_id: id, target_name: name }: DiversionVisit) => {
    const target = targets.find((each) => each.id === id);
    return target ? nameOf(target) : (name ?? (id === null ? '–' : t('removed_target')));
  };
  return [
    {
      id: 'at',
      header: t('column.at'),
      cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formats.moment(at)}</time>,
      width: '170px',
      fixed: true,
    },
    { id: 'outcome', header: t('column.outcome'), cell: (visit) => <Outcome visit={visit} />, width: '150px', skeleton: 'chip' },
    { id: 'target', header: t('column.target'), cell: targetOf, hideOnPhones: true },
    { id: 'source', header: t('column.source'), cell: ({ source }) => (source === 'direct' ? t('direct') : source), hideOnPhones: true },
    { id: 'language', header: t('column.language'), cell: ({ language }) => LOCALE_NAMES[language], width: '130px', hideOnPhones: true },
    {
      id: 'country',
      header: t('column.country'),
      cell: ({ country }) => (country === null ? '–' : (countries.of(country) ?? country)),
      width: '130px',
      hideOnPhones: true,
    },
    {
      id: 'device',
      header: t('column.device'),
      cell: ({ device, os }) => [t(`device.${device}`), ...(os === null ? [] : [os])].join(' · '),
      width: '190px',
      hideOnPhones: true,
    },
    { id: 'code', header: t('column.code'), cell: ({ ref_code: code }) => code, width: '90px', hideOnPhones: true },
  ];
}

/** What became of a visit; one that became a chat leads there. */
function Outcome({ visit }: { visit: DiversionVisit }) {
  const t = useT('diversion');
  const isServed = useServesSessions();
  if (visit.conversation_id === null) {
    return <Chip tone={visit.outcome === 'fallback' ? 'warning' : 'neutral'}>{t(`outcome.${visit.outcome}`)}</Chip>;
  }
  const chip = <Chip tone={visit.is_new ? 'success' : 'accent'}>{t(visit.is_new ? 'outcome.new_chat' : 'outcome.chat')}</Chip>;
  if (!isServed) return chip;
  return (
    <Link
      to={siteMap['dashboard-session'].path}
      search={{ conversation: visit.conversation_id } as never}
      className="underline-offset-2 hover:underline"
    >
      {chip}
    </Link>
  );
}
