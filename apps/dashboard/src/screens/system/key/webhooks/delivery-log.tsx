import { WEBHOOK_STATES, type Webhook, type WebhookDelivery } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip, ErrorState, Select, Skeleton } from '@lobby/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { deliveriesQuery } from '#/data/webhook.ts';
import { DeliveryDetail } from './delivery-detail.tsx';
import { useDeliveryText } from './use-delivery-text.ts';

const TONES = { pending: 'warning', delivered: 'success', failed: 'danger' } as const;
const CHOICES = ['all', ...WEBHOOK_STATES] as const;

/** What was sent to a webhook, the latest first, narrowed to what went well or did not. */
export function DeliveryLog({ webhook, mayEdit }: { webhook: Webhook; mayEdit: boolean }) {
  const t = useT('webhooks');
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>('all');
  return (
    <>
      <Select
        className="mt-3 w-56 max-w-full"
        label={t('log.show')}
        hideLabel
        value={choice}
        onChange={setChoice}
        options={CHOICES.map((value) => ({ value, label: t(`log.${value}`) }))}
      />
      <Deliveries webhook={webhook} state={choice === 'all' ? undefined : choice} mayEdit={mayEdit} />
    </>
  );
}

function Deliveries({ webhook, state, mayEdit }: { webhook: Webhook; state: WebhookDelivery['state'] | undefined; mayEdit: boolean }) {
  const t = useT('webhooks');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    deliveriesQuery(useApi(), webhook.id, state),
  );
  if (!data && error)
    return (
      <ErrorState title={t('log.failed_to_load')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton className="mt-3 h-40" />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p className="mt-4 text-muted">{t(state === undefined ? 'log.empty' : 'log.none')}</p>;
  return (
    <>
      <ul className="mt-3 divide-y divide-separator rounded-card border border-border">
        {items.map((delivery) => (
          <Delivery key={delivery.id} webhookId={webhook.id} delivery={delivery} mayEdit={mayEdit} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button className="mt-3" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('log.more')}
        </Button>
      ) : null}
    </>
  );
}

/** One event on its way: opened, with what is sent and what each try brought. */
function Delivery({ webhookId, delivery, mayEdit }: { webhookId: string; delivery: WebhookDelivery; mayEdit: boolean }) {
  const t = useT('webhooks');
  const formats = useFormats();
  const deliveryText = useDeliveryText();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const { event, state, attempt, created_at: at, next_try_at: next } = delivery;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        className="flex w-full items-center gap-3 px-4 py-2.5 text-left hover:bg-surface-hover"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="min-w-0 flex-1">
          <code className="block truncate text-13 font-medium">{event}</code>
          <span className="block text-13 text-muted">
            {formats.moment(at)}
            {attempt > 0 ? ` · ${deliveryText(delivery)}` : ''}
            {state === 'pending' && attempt > 0 && next !== null ? ` · ${t('log.next', { time: formats.moment(next) })}` : ''}
          </span>
        </span>
        <Chip tone={TONES[state]}>{t(`log.${state}`)}</Chip>
        <ChevronDown size={16} aria-hidden="true" className={isOpen ? 'shrink-0 rotate-180 text-muted' : 'shrink-0 text-muted'} />
      </button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen ? <DeliveryDetail webhookId={webhookId} delivery={delivery} mayEdit={mayEdit} /> : null}
      </div>
    </li>
  );
}
