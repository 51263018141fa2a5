import type { DiversionLink } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, ErrorState, Skeleton, Tabs } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { DETAIL_TABS } from '#/components/diversion/diversion-search.ts';
import { LinkAddress } from '#/components/diversion/link-address.tsx';
import { StatusChip } from '#/components/diversion/status-chip.tsx';
import { useDiversionSearch } from '#/components/diversion/use-diversion-search.ts';
import { useCopyLink, useLinkActions } from '#/components/diversion/use-link-actions.ts';
import { Screen } from '#/components/screen.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { linkQuery } from '#/data/diversion-link.ts';
import { LinkStats } from './link-stats.tsx';
import { Simulation } from './simulation.tsx';
import { VisitLog } from './visit-log.tsx';

const QrDialog = lazy(() => import('#/components/diversion/qr-dialog.tsx').then((module) => ({ default: module.QrDialog })));

/** One link: its address, its figures, its visits, and how the next hundred would be shared out. */
export function LinkDetail({ id }: { id: string }) {
  const t = useT('diversion');
  const errorText = useErrorText();
  const { leave, go } = useDiversionSearch();
  const mayEdit = useMay()('bot.edit');
  const { data, error, isFetching, refetch } = useQuery(linkQuery(useApi(), id));
  return (
    <Screen
      title={data?.name ?? t('title')}
      acts={[
        { id: 'all', label: t('all'), icon: <ArrowLeft size={15} />, onAct: leave },
        ...(data && mayEdit
          ? [{ id: 'edit', label: t('edit'), icon: <Pencil size={15} />, primary: true, onAct: () => go({ edit: true }) }]
          : []),
      ]}
    >
      {data ? (
        <Detail link={data} mayEdit={mayEdit} />
      ) : error ? (
        <ErrorState title={t('one_failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <div className="flex flex-col gap-4">
          <Skeleton className="h-12" />
          <Skeleton className="h-72" />
        </div>
      )}
    </Screen>
  );
}

function Detail({ link, mayEdit }: { link: DiversionLink; mayEdit: boolean }) {
  const t = useT('diversion');
  const { search, change } = useDiversionSearch();
  const mayRead = useMay()('session.view');
  const tab = search.tab ?? 'stats';
  return (
    <>
      <Head link={link} mayEdit={mayEdit} />
      <Tabs
        label={t('tabs')}
        className="mt-4"
        items={DETAIL_TABS.filter((each) => each !== 'log' || mayRead).map((each) => ({ id: each, label: t(`tab.${each}`) }))}
        value={tab}
        onChange={(next) => change({ tab: next === 'stats' ? undefined : next })}
      >
        <div className="pt-5">
          {tab === 'stats' ? <LinkStats link={link} /> : tab === 'log' ? <VisitLog link={link} /> : <Simulation link={link} />}
        </div>
      </Tabs>
    </>
  );
}

function Head({ link, mayEdit }: { link: DiversionLink; mayEdit: boolean }) {
  const copy = useCopyLink();
  const { actions, isPending } = useLinkActions(link);
  const [qr, setQr] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <StatusChip link={link} />
      <LinkAddress link={link} onCopy={(url) => void copy(url)} onQr={() => setQr(true)} className="max-sm:w-full" />
      {mayEdit
        ? actions.map(({ id, label, onAction }) => (
            <Button
              key={id}
              size="small"
              variant={id === 'publish' || id === 'resume' ? 'primary' : 'secondary'}
              disabled={isPending}
              onClick={onAction}
            >
              {label}
            </Button>
          ))
        : null}
      <Suspense fallback={null}>{qr ? <QrDialog link={link} onClose={() => setQr(false)} /> : null}</Suspense>
    </div>
  );
}
