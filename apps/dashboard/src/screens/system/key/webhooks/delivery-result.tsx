import type { WebhookDeliveryDetail } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, WideBox } from '@lobby/ui';
import { useDeliveryText } from './use-delivery-text.ts';

/** What came of a test: what was answered, in the receiver's own words. */
export function DeliveryResult({ delivery }: { delivery: WebhookDeliveryDetail }) {
  const t = useT('webhooks');
  const deliveryText = useDeliveryText();
  const isTaken = delivery.state === 'delivered';
  const answer = delivery.attempts[0]?.answer;
  return (
    <Alert tone={isTaken ? 'success' : 'danger'}>
      <p>{t(isTaken ? 'tested' : 'test_failed', { outcome: deliveryText(delivery) })}</p>
      {answer ? (
        <WideBox label={deliveryText(delivery)} className="mt-2 max-h-40">
          <pre className="text-xs wrap-anywhere whitespace-pre-wrap">{answer}</pre>
        </WideBox>
      ) : null}
    </Alert>
  );
}
