import { useT } from '@lobby/i18n';
import { Button, EmptyState, ErrorState, Panel, Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus, Webhook as WebhookMark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { webhooksQuery } from '#/data/webhook.ts';
import { OnceDialog } from '#/components/once-dialog.tsx';
import { WebhookRow } from './webhook-row.tsx';

const WebhookDialog = lazy(() => import('./webhook-dialog.tsx').then((module) => ({ default: module.WebhookDialog })));
const WebhookSheet = lazy(() => import('./webhook-sheet.tsx').then((module) => ({ default: module.WebhookSheet })));

/** The addresses that are told what happens in the business, and what became of it. */
export function WebhooksPanel() {
  const t = useT('webhooks');
  const mayEdit = useMay()('settings.edit');
  const [isAdding, setIsAdding] = useState(false);
  const [openId, setOpenId] = useState<string>();
  const [secret, setSecret] = useState<string>();
  const { data } = useQuery(webhooksQuery(useApi()));
  const opened = data?.items.find(({ id }) => id === openId);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-72 text-muted">{t('description')}</p>
        {mayEdit && data && data.items.length > 0 ? (
          <Button variant="primary" icon={<Plus size={15} />} onClick={() => setIsAdding(true)}>
            {t('add')}
          </Button>
        ) : null}
      </div>
      <List onAdd={mayEdit ? () => setIsAdding(true) : undefined} onOpen={setOpenId} />
      <Suspense fallback={null}>
        {isAdding ? (
          <WebhookDialog
            onMade={(made) => {
              setIsAdding(false);
              setSecret(made.secret);
            }}
            onClose={() => setIsAdding(false)}
          />
        ) : null}
        {opened ? <WebhookSheet webhook={opened} onSecret={setSecret} onClose={() => setOpenId(undefined)} /> : null}
      </Suspense>
      {secret === undefined ? null : (
        <OnceDialog
          title={t('secret.title')}
          text={t('secret.text')}
          copyFailed={t('secret.copy_failed')}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </div>
  );
}

function List({ onAdd, onOpen }: { onAdd: (() => void) | undefined; onOpen: (id: string) => void }) {
  const t = useT('webhooks');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(webhooksQuery(useApi()));
  if (!data && error)
    return (
      <ErrorState title={t('list_failed')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  if (!data)
    return (
      <Panel>
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="mt-3 h-10" />
      </Panel>
    );
  if (data.items.length === 0)
    return (
      <EmptyState
        icon={<WebhookMark />}
        title={t('empty')}
        actions={
          onAdd ? (
            <Button variant="primary" onClick={onAdd}>
              {t('add')}
            </Button>
          ) : undefined
        }
      >
        {t('empty_text')}
      </EmptyState>
    );
  return (
    <Panel flush>
      <ul className="divide-y divide-separator">
        {data.items.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} onOpen={() => onOpen(webhook.id)} />
        ))}
      </ul>
    </Panel>
  );
}
