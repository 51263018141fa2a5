import { UNDOABLE, type BulkAction, type BulkResult } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
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
  const errorText = useErrorText();
  const api = useApi();
  const changed = useConversationsChanged();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<BulkResult['refused']>();

  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  // Whoever has left the screen reads in the toast how many, and finds them in the list.
  const why = (result: BulkResult) => (isHere.current ? { label: t('bulk.why'), onAction: () => setRefused(result.refused) } : undefined);
  const counted = (count: number) => ({ count, shown: formats.number(count) });

  const undo = async (id: string) => {
    const work = toast.loading(t('bulk.undoing'));
    try {
      const result = await undoBulk(api, id);
      if (result.refused.length === 0) toast.success(t('bulk.undone'), { id: work });
      else toast.warning(t('bulk.partly_undone', counted(result.refused.length)), { id: work, action: why(result), durationMs: SHOWN_MS });
    } catch (error) {
      toast.error(t('bulk.failed'), { id: work, description: errorText(error) });
    }
    await changed();
  };

  const next = (request: BulkRequest, result: BulkResult) => {
    const { kind } = request.action;
    if (UNDOABLE.some((each) => each === kind)) return { label: common('actions.undo'), onAction: () => void undo(request.requestId) };
    if (kind !== 'resolve' || result.done.length === 0) return undefined;
    const reopen = { requestId: newMessageId(), target: { ids: result.done }, action: { kind: 'reopen' } } as const;
    return { label: t('bulk.reopen'), onAction: () => void perform(reopen, result.done.length) };
  };

  const perform = async (request: BulkRequest, count: number): Promise<boolean> => {
    const work = toast.loading(t('bulk.working', counted(count)), { description: t('bulk.goes_on') });
    setBusy(true);
    try {
      const result = await runBulk(api, request);
      const done = t(`bulk.done.${request.action.kind}`, counted(result.done.length));
      if (result.refused.length === 0) toast.success(done, { id: work, action: next(request, result), durationMs: SHOWN_MS });
      else
        toast.warning(done, {
          id: work,
          description: t('bulk.refused', counted(result.refused.length)),
          action: why(result),
          durationMs: SHOWN_MS,
        });
      return true;
    } catch (error) {
      const retry = { label: common('actions.retry'), onAction: () => void perform(request, count) };
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
    run: (target, count, action) => perform({ requestId: newMessageId(), target, action }, count),
  };
}
