import type { ApiClient } from '@lobby/api-client';
import type { WorkOrder } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useErrorText } from '#/components/use-error-text.ts';
import { newerCopy, refusalWords, useOrderCall } from '#/data/order-detail.ts';

/** Does something to a work order and says where it failed; of a conflict the newer copy is shown already. */
export function useRunOrder() {
  const t = useT('orders');
  const wordError = useErrorText();
  const { mutate, isPending } = useOrderCall();
  const run = (ask: (client: ApiClient) => Promise<WorkOrder>, onDone?: (order: WorkOrder) => void) =>
    mutate(ask, {
      onSuccess: (order) => onDone?.(order),
      onError: (error) => void toast.error(newerCopy(error) ? t('stale') : (refusalWords(error) ?? wordError(error))),
    });
  return { run, busy: isPending };
}
