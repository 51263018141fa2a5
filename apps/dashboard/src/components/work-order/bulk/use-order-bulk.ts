import { UNDOABLE_ORDER_ACTIONS, type OrderAction, type OrderBulkJob } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
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
  const errorText = useErrorText();
  const changed = useOrdersChanged();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<OrderBulkJob['refused']>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const counted = (count: number) => ({ count, shown: formats.number(count) });
  const tell = (work: string, job: Pick<OrderBulkJob, 'through' | 'total'>) =>
    toast.loading(t('bulk.working', { through: formats.number(job.through), total: formats.number(job.total) }), {
      id: work,
      description: t('bulk.goes_on'),
    });
  // Whoever has left the screen reads in the toast how many, and finds them in the list.
  const leftOut = ({ refused: left }: OrderBulkJob) => ({
    description: t('bulk.refused', counted(left.length)),
    durationMs: SHOWN_MS,
    ...(isHere.current ? { action: { label: t('bulk.why'), onAction: () => setRefused(left) } } : {}),
  });
  const undo = async (requestId: string) => {
    const work = crypto.randomUUID();
    tell(work, { through: 0, total: 0 });
    try {
      const job = await undoOrderBulk(api, requestId, (now) => tell(work, now));
      if (job.refused.length === 0) toast.success(t('bulk.undone'), { id: work });
      else toast.warning(t('bulk.undone'), { id: work, ...leftOut(job) });
    } catch (error) {
      toast.error(t('bulk.failed'), { id: work, description: errorText(error) });
    }
    await changed();
  };
  const perform = async (requestId: string, target: OrderTarget, count: number, action: OrderAction): Promise<boolean> => {
    const work = crypto.randomUUID();
    tell(work, { through: 0, total: count });
    setBusy(true);
    try {
      const job = await runOrderBulk(api, { requestId, target, action }, (now) => tell(work, now));
      const done = t('bulk.done', counted(job.done));
      const isUndoable = UNDOABLE_ORDER_ACTIONS.some((kind) => kind === action.kind) && job.done > 0;
      if (job.refused.length > 0) toast.warning(done, { id: work, ...leftOut(job) });
      else
        toast.success(done, {
          id: work,
          ...(isUndoable ? { durationMs: SHOWN_MS, action: { label: common('actions.undo'), onAction: () => void undo(requestId) } } : {}),
        });
      return true;
    } catch (error) {
      // The same request goes on where it was cut off.
      const retry = { label: common('actions.retry'), onAction: () => void perform(requestId, target, count, action) };
      toast.error(t('bulk.failed'), { id: work, description: errorText(error), action: retry });
      return false;
    } finally {
      setBusy(false);
      await changed();
    }
  };
  return {
    busy,
    refused,
    closeRefused: () => setRefused(undefined),
    run: (target: OrderTarget, count: number, action: OrderAction) => perform(crypto.randomUUID(), target, count, action),
  };
}
