import { UNDOABLE, type BulkAction, type BulkJob } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { useBulkWork } from '#/components/bulk/use-bulk-work.ts';
import { useApi } from '#/data/api.ts';
import { runBulk, undoBulk, useConversationsChanged, type BulkTarget } from '#/data/bulk.ts';
import { newMessageId } from '#/state/message-id.ts';

export interface BulkRun {
  readonly busy: boolean;
  /** What was refused last, while somebody looks at it. */
  readonly refused: BulkJob['refused'] | undefined;
  readonly closeRefused: () => void;
  /** Resolves to whether it was done. */
  readonly run: (target: BulkTarget, count: number, action: BulkAction) => Promise<boolean>;
}

/** Does one thing with many conversations, says how far it is and what became of it, and takes it back or reopens. */
export function useBulkRun(): BulkRun {
  const t = useT('desk');
  const common = useT('common');
  const formats = useFormats();
  const api = useApi();
  const counted = (count: number) => ({ count, shown: formats.number(count) });
  const { busy, refused, closeRefused, perform } = useBulkWork({
    words: {
      working: ({ through, total }) => t('bulk.working', { through: formats.number(through), total: formats.number(total) }),
      goesOn: t('bulk.goes_on'),
      failed: t('bulk.failed'),
      why: t('bulk.why'),
      refused: (count) => t('bulk.refused', counted(count)),
    },
    changed: useConversationsChanged(),
  });

  const undo = (requestId: string, count: number) =>
    perform(count, {
      run: (tell) => undoBulk(api, requestId, tell),
      done: ({ refused: left }) => (left.length === 0 ? t('bulk.undone') : t('bulk.partly_undone', counted(left.length))),
    });

  const run = (target: BulkTarget, count: number, action: BulkAction): Promise<boolean> => {
    const requestId = newMessageId();
    const next = ({ done }: BulkJob) => {
      if (done === 0) return undefined;
      if (UNDOABLE.some((kind) => kind === action.kind))
        return { label: common('actions.undo'), onAction: () => void undo(requestId, done) };
      if (action.kind !== 'resolve') return undefined;
      return { label: t('bulk.reopen'), onAction: () => void run({ resolvedBy: requestId }, done, { kind: 'reopen' }) };
    };
    return perform(count, {
      run: (tell) => runBulk(api, { requestId, target, action }, tell),
      done: (job) => t(`bulk.done.${action.kind}`, counted(job.done)),
      next,
    });
  };

  return { busy, refused, closeRefused, run };
}
