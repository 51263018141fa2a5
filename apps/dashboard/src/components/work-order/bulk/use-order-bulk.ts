import { UNDOABLE_ORDER_ACTIONS, type OrderAction, type OrderBulkJob } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useBulkWork } from '#/components/bulk/use-bulk-work.ts';
import { useApi } from '#/data/api.ts';
import { runOrderBulk, undoOrderBulk, useOrdersChanged, type OrderTarget } from '#/data/order-list.ts';

/** How long a result with something to press stays, in milliseconds. */
const SHOWN_MS = 12_000;

/** Does one thing with many work orders, says how far it is, how it ended and why something was left, and takes it back. */
export function useOrderBulk() {
  const t = useT('orderlist');
  const common = useT();
  const api = useApi();
  const formats = useFormats();
  const work = useBulkWork<OrderBulkJob['refused']>({
    words: { failed: t('bulk.failed'), why: t('bulk.why') },
    changed: useOrdersChanged(),
  });
  const counted = (count: number) => ({ count, shown: formats.number(count) });
  const tell = (id: string, job: Pick<OrderBulkJob, 'through' | 'total'>) =>
    toast.loading(t('bulk.working', { through: formats.number(job.through), total: formats.number(job.total) }), {
      id,
      description: t('bulk.goes_on'),
    });
  const leftOut = ({ refused }: OrderBulkJob) => ({
    description: t('bulk.refused', counted(refused.length)),
    durationMs: SHOWN_MS,
    action: work.why(refused),
  });
  const undo = (requestId: string) => {
    const id = crypto.randomUUID();
    tell(id, { through: 0, total: 0 });
    return work.attempt(id, async () => {
      const job = await undoOrderBulk(api, requestId, (now) => tell(id, now));
      if (job.refused.length === 0) toast.success(t('bulk.undone'), { id });
      else toast.warning(t('bulk.undone'), { id, ...leftOut(job) });
    });
  };
  const perform = (requestId: string, target: OrderTarget, count: number, action: OrderAction): Promise<boolean> => {
    const id = crypto.randomUUID();
    tell(id, { through: 0, total: count });
    const does = async () => {
      const job = await runOrderBulk(api, { requestId, target, action }, (now) => tell(id, now));
      const done = t('bulk.done', counted(job.done));
      const isUndoable = UNDOABLE_ORDER_ACTIONS.some((kind) => kind === action.kind) && job.done > 0;
      const takeBack = { durationMs: SHOWN_MS, action: { label: common('actions.undo'), onAction: () => void undo(requestId) } };
      if (job.refused.length > 0) toast.warning(done, { id, ...leftOut(job) });
      else toast.success(done, { id, ...(isUndoable ? takeBack : {}) });
    };
    // The same request goes on where it was cut off.
    return work.attempt(id, does, () => void perform(requestId, target, count, action));
  };
  return {
    busy: work.busy,
    refused: work.refused,
    closeRefused: work.closeRefused,
    run: (target: OrderTarget, count: number, action: OrderAction) => perform(crypto.randomUUID(), target, count, action),
  };
}
