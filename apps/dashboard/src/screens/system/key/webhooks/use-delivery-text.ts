import type { WebhookDelivery } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';

type Tried = Pick<WebhookDelivery, 'http_status' | 'error' | 'ms'>;

/** Words for how a try ended: the status that was answered and the time that it took, or why nothing was. */
export function useDeliveryText(): (tried: Tried) => string {
  const t = useT('webhooks');
  const formats = useFormats();
  return ({ http_status: status, error, ms }) => {
    if (error !== null && error !== 'status') return t(`error.${error}`);
    if (status === null) return t('error.none');
    return t('answered', { status, ms: formats.number(ms ?? 0) });
  };
}
