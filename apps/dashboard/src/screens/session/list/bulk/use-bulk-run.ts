import { UNDOABLE, type BulkAction, type BulkResult } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useBulkWork } from '#/components/bulk/use-bulk-work.ts';
import { useApi } from '#/data/api.ts';
import { runBulk, undoBulk, useConversationsChanged, type BulkRequest, type BulkTarget } from '#/data/bulk.ts';
import { newMessageId } from '#/state/message-id.ts';

/** A result can be taken back or looked into for so long, in milliseconds. */
const SHOWN_MS = 8_000;

export interface BulkRun {
  readonly busy: boolean;
  /** What was refused last, while somebody looks at it. */
  readonly refused: BulkResult['refused'] | undefined;
  readonly closeRefused: () => void;
  /** Resolves to whether it was done. */
  readonly run: (target: BulkTarget, count: number, action: BulkAction) => Promise<boolean>;
}

/** Does one thing with many conversations and says what became of it; the server goes on when the page is left. */
export function useBulkRun(): BulkRun {
  const t = useT('desk');
  const common = useT('common');
  const formats = useFormats();
  const api = useApi();
  const work = useBulkWork<BulkResult['refused']>({
    words: { failed: t('bulk.failed'), why: t('bulk.why') },
    changed: useConversationsChanged(),
  });
  const counted = (count: number) => ({ count, shown: formats.number(count) });

  const undo = (requestId: string) => {
    const id = toast.loading(t('bulk.undoing'));
    return work.attempt(id, async () => {
      const { refused } = await undoBulk(api, requestId);
      if (refused.length === 0) toast.success(t('bulk.undone'), { id });
      else toast.warning(t('bulk.partly_undone', counted(refused.length)), { id, action: work.why(refused), durationMs: SHOWN_MS });
    });
  };

  const next = (request: BulkRequest, result: BulkResult) => {
    const { kind } = request.action;
    if (UNDOABLE.some((each) => each === kind)) return { label: common('actions.undo'), onAction: () => void undo(request.requestId) };
    if (kind !== 'resolve' || result.done.length === 0) return undefined;
    const reopen = { requestId: newMessageId(), target: { ids: result.done }, action: { kind: 'reopen' } } as const;
    return { label: t('bulk.reopen'), onAction: () => void perform(reopen, result.done.length) };
  };

  const perform = (request: BulkRequest, count: number): Promise<boolean> => {
    const id = toast.loading(t('bulk.working', counted(count)), { description: t('bulk.goes_on') });
    const does = async () => {
      const result = await runBulk(api, request);
      const { refused } = result;
      const done = t(`bulk.done.${request.action.kind}`, counted(result.done.length));
      const left = { description: t('bulk.refused', counted(refused.length)), action: work.why(refused) };
      if (refused.length === 0) toast.success(done, { id, action: next(request, result), durationMs: SHOWN_MS });
      else toast.warning(done, { id, ...left, durationMs: SHOWN_MS });
    };
    return work.attempt(id, does, () => void perform(request, count));
  };

  return {
    busy: work.busy,
    refused: work.refused,
    closeRefused: work.closeRefused,
    run: (target, count, action) => perform({ requestId: newMessageId(), target, action }, count),
  };
}
