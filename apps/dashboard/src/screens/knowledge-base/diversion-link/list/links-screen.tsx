import type { DiversionLink } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, EmptyState, ErrorState, Panel, Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Archive, ArrowLeft, Link2, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useDiversionSearch } from '#/components/diversion/use-diversion-search.ts';
import { Screen } from '#/components/screen.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { linksQuery } from '#/data/diversion-link.ts';
import { LinkCard } from './link-card.tsx';

const QrDialog = lazy(() => import('#/components/diversion/qr-dialog.tsx').then((module) => ({ default: module.QrDialog })));

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** All links as cards. */
export function LinksScreen() {
  const t = useT('diversion');
  const { go } = useDiversionSearch();
  const mayEdit = useMay()('bot.edit');
  const { data, error, isFetching, refetch } = useQuery(linksQuery(useApi()));
  const errorText = useErrorText();
  return (
    <Screen
      title={t('title')}
      description={t('description')}
      acts={mayEdit ? [{ id: 'new', label: t('new'), icon: <Plus size={15} />, primary: true, onAct: () => go({ link: 'new' }) }] : []}
    >
      {data ? (
        <Cards links={data.items} mayEdit={mayEdit} />
      ) : error ? (
        <ErrorState title={t('list_failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <Waiting />
      )}
    </Screen>
  );
}

function Cards({ links, mayEdit }: { links: readonly DiversionLink[]; mayEdit: boolean }) {
  const t = useT('diversion');
  const formats = useFormats();
  const { search, change, go } = useDiversionSearch();
  const [qr, setQr] = useState<DiversionLink>();
  const archived = links.filter(({ status }) => status === 'archived');
  const shown = search.archived ? archived : links.filter(({ status }) => status !== 'archived');
  if (links.length === 0) return <NoLinks mayEdit={mayEdit} onNew={() => go({ link: 'new' })} />;
  return (
    <>
      {archived.length > 0 || search.archived ? (
        <div className="mb-4 flex justify-end">
          <Button
            size="small"
            variant="ghost"
            icon={search.archived ? <ArrowLeft size={15} /> : <Archive size={15} />}
            onClick={() => change({ archived: search.archived ? undefined : true })}
          >
            {search.archived ? t('show_current') : t('show_archived', { number: formats.number(archived.length) })}
          </Button>
        </div>
      ) : null}
      {shown.length === 0 ? (
        <EmptyState icon={<Link2 />} title={t(search.archived ? 'none_archived' : 'none_current')}>
          {t('none_text')}
        </EmptyState>
      ) : (
        <ul className={GRID}>
          {shown.map((link) => (
            <LinkCard key={link.id} link={link} mayEdit={mayEdit} onQr={() => setQr(link)} />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>{qr ? <QrDialog link={qr} onClose={() => setQr(undefined)} /> : null}</Suspense>
    </>
  );
}

function NoLinks({ mayEdit, onNew }: { mayEdit: boolean; onNew: () => void }) {
  const t = useT('diversion');
  return (
    <EmptyState
      icon={<Link2 />}
      title={t('empty')}
      actions={
        mayEdit ? (
          <Button variant="primary" onClick={onNew}>
            {t('new')}
          </Button>
        ) : undefined
      }
    >
      {t('empty_text')}
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div className={GRID}>
      {[0, 1, 2].map((place) => (
        <Panel key={place}>
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="mt-3 h-9" />
          <Skeleton className="mt-4 h-10" />
          <Skeleton className="mt-4 h-16" />
        </Panel>
      ))}
    </div>
  );
}
