import { UNDOABLE_ENTRY_ACTIONS, type CorpusJob, type EntryAction } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { useCorpusChanged } from '#/data/corpus.ts';
import { runBulk, undoBulk, type Which } from '#/data/corpus-shelf.ts';
import { selectionSlice, type ChosenEntry } from '#/state/selection-slice.ts';
import { useAppDispatch } from '#/state/use-store.ts';
import { useConfirmDelete } from './use-confirm-delete.tsx';

interface BulkWork {
  readonly busy: boolean;
  readonly change: (which: Which, action: EntryAction) => Promise<void>;
  /** Asks first, naming what will be gone. @param count how many it is about. Resolves to whether the entries are gone. */
  readonly remove: (which: Which, named: readonly ChosenEntry[], count: number) => Promise<boolean>;
}

/** Changes many entries at once; all but deleting can be undone. Who leaves the page hears of the end all the same. */
export function useBulkWork(): BulkWork {
  const t = useT('corpus');
  const common = useT('common');
  const formats = useFormats();
  const errorText = useErrorText();
  const api = useApi();
  const dispatch = useAppDispatch();
  const corpusChanged = useCorpusChanged();
  const confirmDelete = useConfirmDelete();
  const [busy, setBusy] = useState(false);

  const undo = async (id: string) => {
    try {
      await undoBulk(api, id);
      toast.success(t('bulk.undone'));
    } catch (error) {
      toast.error(t('bulk.failed'), { description: errorText(error) });
    }
    await corpusChanged();
  };

  const tellProgress = (toastId: string, { done, total }: CorpusJob) =>
    toast.loading(t('bulk.running', { total: formats.number(total) }), {
      id: toastId,
      description: t('bulk.progress', { done: formats.number(done), total: formats.number(total) }),
    });

  const tellEnd = (toastId: string, { id, action: { kind }, changed: count, refused, state }: CorpusJob) => {
    const shown = formats.number(count);
    const left = refused > 0 ? ` ${t('bulk.refused', { count: refused, shown: formats.number(refused) })}` : '';
    const isUndoable = count > 0 && UNDOABLE_ENTRY_ACTIONS.some((each) => each === kind);
    const action = isUndoable ? { label: common('actions.undo'), onAction: () => void undo(id) } : undefined;
    const title = t(`bulk.done.${kind}`, { count, shown });
    const description = count > 0 ? `${t(`bulk.effect.${kind}`)}${left}` : left.trim();
    if (state === 'failed') toast.error(t('bulk.failed'), { id: toastId, description: title, action });
    else if (count === 0 && refused > 0) toast.warning(t('bulk.failed'), { id: toastId, description });
    else toast.success(title, { id: toastId, action, description });
  };

  const change = async (which: Which, action: EntryAction) => {
    const toastId = `corpus-bulk:${crypto.randomUUID()}`;
    setBusy(true);
    try {
      const job = await runBulk(api, which, action, (now) => {
        setBusy(false);
        tellProgress(toastId, now);
      });
      dispatch(selectionSlice.actions.selectionCleared());
      tellEnd(toastId, job);
    } catch (error) {
      toast.error(t('bulk.failed'), {
        id: toastId,
        description: errorText(error),
        action: { label: common('actions.retry'), onAction: () => void change(which, action) },
      });
    } finally {
      setBusy(false);
    }
    await corpusChanged();
  };

  const remove = async (which: Which, named: readonly ChosenEntry[], count: number) => {
    const answer = await confirmDelete(named, count);
    if (answer === 'confirmed') await change(which, { kind: 'delete' });
    if (answer === 'instead') await change(which, { kind: 'archive' });
    return answer !== 'cancelled';
  };
  return { busy, change, remove };
}
