import type { ApiKey } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, DataTable, EmptyState, ErrorState } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { OnceDialog } from '#/components/once-dialog.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { apiKeysQuery } from '#/data/api-key.ts';
import { useApi } from '#/data/api.ts';
import { useKeyColumns } from './key-columns.tsx';
import type { ShownKey } from './key-detail.tsx';

const KeySheet = lazy(() => import('./key-sheet.tsx').then((module) => ({ default: module.KeySheet })));
const KeyDetail = lazy(() => import('./key-detail.tsx').then((module) => ({ default: module.KeyDetail })));

/** The keys, one of them with its use, and the way to a new one. */
export function KeysTab() {
  const t = useT('keys');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(apiKeysQuery(useApi()));
  const [openId, setOpenId] = useState<string>();
  const [edited, setEdited] = useState<ApiKey | 'new'>();
  const [shown, setShown] = useState<ShownKey>();
  const columns = useKeyColumns();
  const open = data?.items.find(({ id }) => id === openId);
  const create = (
    <Button variant="primary" icon={<Plus size={15} aria-hidden="true" />} onClick={() => setEdited('new')}>
      {t('create')}
    </Button>
  );
  const show = (next: ShownKey) => {
    setEdited(undefined);
    setOpenId(undefined);
    setShown(next);
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-72 text-pretty text-muted">{t('none_text')}</p>
        {create}
      </div>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={data?.items ?? []}
        rowKey={({ id }) => id}
        rowLines={2}
        state={data ? 'ready' : error ? 'error' : 'loading'}
        empty={<EmptyState icon={<KeyRound />} title={t('none')} />}
        error={
          <ErrorState title={t('error')} onRetry={() => void refetch()} retrying={isFetching}>
            {error ? errorText(error) : null}
          </ErrorState>
        }
        onOpen={({ id }) => setOpenId(id)}
        openKey={openId}
      />
      <Suspense fallback={null}>
        {open && data ? (
          <KeyDetail
            apiKey={open}
            rateMax={data.rate_max}
            onEdit={() => setEdited(open)}
            onShow={show}
            onClose={() => setOpenId(undefined)}
          />
        ) : null}
        {edited !== undefined && data ? (
          <KeySheet
            apiKey={edited === 'new' ? undefined : edited}
            rateMax={data.rate_max}
            onMade={(key) => show({ key, text: t('shown.text') })}
            onClose={() => setEdited(undefined)}
          />
        ) : null}
      </Suspense>
      {shown ? (
        <OnceDialog
          title={t('shown.title')}
          text={shown.text}
          secret={shown.key}
          copyFailed={t('copy_failed')}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </div>
  );
}
