import type { AuditEntry } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, EmptyState, ErrorState, LongTable, toast } from '@lobby/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import { saveFile } from '#/components/save-file.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { auditQuery, exportAudit, type AuditFilter } from '#/data/audit.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { AuditFilters, type AuditChoice } from './audit-filters.tsx';
import { dayStart } from '#/components/day-start.ts';

/** The table's height: what the screen leaves under the filters. */
const HEIGHT = 'max(320px, calc(100dvh - 380px))';
const rowKey = ({ id }: AuditEntry) => id;

/** Who did what, the latest first. */
export function AuditTab() {
  const t = useT('audit');
  const formats = useFormats();
  const errorText = useErrorText();
  const { choice, setChoice, isFiltered } = useChoice();
  const filter = filterOf(choice);
  const query = useInfiniteQuery(auditQuery(useApi(), filter));
  const { data, error, isFetching, refetch } = query;
  const columns = useAuditColumns();
  return (
    <section aria-label={t('table')}>
      <p className="mb-4 text-muted">{t('intro')}</p>
      <AuditFilters choice={choice} onChange={setChoice} onExport={useExport(filter)} />
      <LongTable
        label={t('table')}
        columns={columns}
        rows={data ?? []}
        rowKey={rowKey}
        rowLines={2}
        height={HEIGHT}
        formatNumber={(value) => formats.number(value)}
        state={data ? 'ready' : error ? 'error' : 'loading'}
        empty={<Nothing isFiltered={isFiltered} onClear={() => setChoice()} />}
        error={
          <ErrorState title={t('error')} onRetry={() => void refetch()} retrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        }
      />
      {query.hasNextPage ? (
        <div className="mt-1 flex flex-col items-center gap-1.5">
          {query.isFetchNextPageError ? (
            <p role="alert" className="text-13 text-danger-text">
              {errorText(error)}
            </p>
          ) : null}
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** The filters stand in the address, so that a list can be shared and come back to. */
function useChoice() {
  const { person, action, from, to } = useSearch({ from: '/dashboard/team' });
  const navigate = useNavigate({ from: '/dashboard/team' });
  const choice: AuditChoice = { person: String(person ?? ''), action: action ?? null, from: from ?? '', to: to ?? '' };
  const setChoice = (next?: AuditChoice) =>
    void navigate({
      search: {
        tab: 'audit',
        person: Number(next?.person) || undefined,
        action: next?.action ?? undefined,
        from: next?.from || undefined,
        to: next?.to || undefined,
      },
      replace: true,
    });
  return { choice, setChoice, isFiltered: [person, action, from, to].some((each) => each !== undefined) };
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useT('audit');
  return (
    <EmptyState
      icon={<ScrollText />}
      title={t(isFiltered ? 'none' : 'empty')}
      {...(isFiltered && { actions: <Button onClick={onClear}>{t('clear')}</Button> })}
    >
      {t(isFiltered ? 'none_text' : 'empty_text')}
    </EmptyState>
  );
}

function filterOf({ person, action, from, to }: AuditChoice): AuditFilter {
  return {
    actorId: person === '' ? undefined : Number(person),
    action: action ?? undefined,
    from: dayStart(from),
    // The last day is shown to its end.
    to: dayStart(to, 1),
  };
}

/** Saves what the filters let through, with a toast that follows it. */
function useExport(filter: AuditFilter): () => void {
  const t = useT('audit');
  const common = useT('common');
  const api = useApi();
  const errorText = useErrorText();
  const save = async () => {
    const id = toast.loading(t('exporting'));
    try {
      const { blob, filename = 'audit.csv' } = await exportAudit(api, filter);
      saveFile(blob, filename);
      toast.success(t('exported', { file: filename }), { id });
    } catch (error) {
      const action = { label: common('actions.retry'), onAction: () => void save() };
      toast.error(t('export_failed'), { id, description: errorText(error), action });
    }
  };
  return () => void save();
}
