import { UNDOABLE_ORDER_ACTIONS, type OrderAction } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { useBulkWork } from '#/components/bulk/use-bulk-work.ts';
import { useApi } from '#/data/api.ts';
import { runOrderBulk, undoOrderBulk, useOrdersChanged, type OrderTarget } from '#/data/order-list.ts';
import { newMessageId } from '#/state/message-id.ts';

/** Does one thing with many work orders, says how far it is, how it ended and why something was left, and takes it back. */
export function useOrderBulk() {
  const t = useT('orderlist');
  const common = useT();
  const api = useApi();
  const formats = useFormats();
  const counted = (count: number) => ({ count, shown: formats.number(count) });
  const { busy, refused, closeRefused, perform } = useBulkWork({
    words: {
      working: ({ through, total }) => t('bulk.working', { through: formats.number(through), total: formats.number(total) }),
      goesOn: t('bulk.goes_on'),
      failed: t('bulk.failed'),
      why: t('bulk.why'),
      refused: (count) => t('bulk.refused', counted(count)),
    },
    changed: useOrdersChanged(),
  });
  const undo = (of: string, count: number) => {
    const requestId = newMessageId();
    return perform(count, { run: (tell) => undoOrderBulk(api, { of, requestId }, tell), done: () => t('bulk.undone') });
  };
  const run = (target: OrderTarget, count: number, action: OrderAction) => {
    const requestId = newMessageId();
    const isUndoable = UNDOABLE_ORDER_ACTIONS.some((kind) => kind === action.kind);
    return perform(count, {
      run: (tell) => runOrderBulk(api, { requestId, target, action }, tell),
      done: (job) => t('bulk.done', counted(job.done)),
      next: ({ done }) =>
        isUndoable && done > 0 ? { label: common('actions.undo'), onAction: () => void undo(requestId, done) } : undefined,
    });
  };
  return { busy, refused, closeRefused, run };
}
