import { WEBHOOK_HEADERS, type WebhookDelivery, type WebhookDeliveryDetail } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button, Skeleton, toast, WideBox } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { deliveryQuery, useReplay } from '#/data/webhook.ts';
import { useDeliveryText } from './use-delivery-text.ts';

interface DeliveryDetailProps {
  webhookId: string;
  delivery: WebhookDelivery;
  mayEdit: boolean;
}

/** What is sent, what each try brought, and the way to send it again. */
export function DeliveryDetail({ webhookId, delivery, mayEdit }: DeliveryDetailProps) {
  const t = useT('webhooks');
  const errorText = useErrorText();
  const { data, error } = useQuery(deliveryQuery(useApi(), webhookId, delivery.id));
  const { mutate, isPending } = useReplay();
  const again = () =>
    mutate(
      { id: webhookId, delivery_id: delivery.id },
      { onSuccess: () => void toast.success(t('replayed', { count: 1 })), onError: (failure) => void toast.error(errorText(failure)) },
    );
  return (
    <div className="flex flex-col gap-4 border-t border-separator bg-surface-hover px-4 py-3 text-13">
      {error && !data ? <Alert tone="danger">{errorText(error)}</Alert> : null}
      {data ? <Words detail={data} /> : error ? null : <Skeleton className="h-32" />}
      {mayEdit && delivery.state !== 'pending' ? (
        <Button size="small" className="self-start" icon={<RotateCw size={14} />} loading={isPending} onClick={again}>
          {t('replay')}
        </Button>
      ) : null}
    </div>
  );
}

function Block({ label, text }: { label: string; text: string }) {
  return (
    <WideBox label={label} className="mt-1 max-h-72 rounded-field border border-border bg-surface">
      <pre className="p-3 text-xs wrap-anywhere whitespace-pre-wrap">{text}</pre>
    </WideBox>
  );
}

function Words({ detail: { event_id: eventId, request, attempts } }: { detail: WebhookDeliveryDetail }) {
  const t = useT('webhooks');
  const formats = useFormats();
  const deliveryText = useDeliveryText();
  return (
    <>
      <p className="wrap-anywhere text-muted">
        <code>{`${WEBHOOK_HEADERS.id}: ${eventId}`}</code>
      </p>
      <section>
        <h4 className="font-medium">{t('log.request')}</h4>
        <Block label={t('log.request')} text={pretty(request)} />
      </section>
      <section>
        <h4 className="font-medium">{t('log.attempts')}</h4>
        {attempts.length === 0 ? <p className="mt-1 text-muted">{t('log.no_attempts')}</p> : null}
        <ol className="mt-1 flex flex-col gap-2">
          {attempts.map((attempt) => (
            <li key={attempt.no}>
              <p className="text-muted">{`${attempt.no}. ${formats.moment(attempt.at)} · ${deliveryText(attempt)}`}</p>
              {attempt.answer ? <Block label={deliveryText(attempt)} text={attempt.answer} /> : null}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** What is sent is JSON, and is read in lines. */
function pretty(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2);
}
