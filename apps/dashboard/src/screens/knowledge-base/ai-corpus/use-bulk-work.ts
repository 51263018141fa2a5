import type { EntryStatus } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { changeEntries, useCorpusChanged, type BulkAction } from '#/data/corpus.ts';
import { selectionSlice, type ChosenEntry } from '#/state/selection-slice.ts';
import { useAppDispatch } from '#/state/use-store.ts';
import { useConfirmDelete } from './use-confirm-delete.tsx';

/** What brings an entry to a state. */
const ACTION_OF = { published: 'publish', draft: 'draft', archived: 'archive' } as const satisfies Record<EntryStatus, BulkAction>;
const STATUSES = ['published', 'draft', 'archived'] as const satisfies readonly EntryStatus[];

interface BulkWork {
  readonly busy: boolean;
  readonly change: (entries: readonly ChosenEntry[], action: BulkAction) => Promise<void>;
  /** Asks first, naming what will be gone. Resolves to whether the entries are gone. */
  readonly remove: (entries: readonly ChosenEntry[]) => Promise<boolean>;
}

/** Publishes, shelves and deletes many entries; all but deleting can be undone. */
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

  const undo = async (entries: readonly ChosenEntry[]) => {
    try {
      for (const status of STATUSES) {
        const ids = entries.filter((entry) => entry.status === status).map(({ id }) => id);
        await changeEntries(api, ids, ACTION_OF[status]);
      }
      toast.success(t('bulk.undone'));
    } catch (error) {
      toast.error(t('bulk.failed'), { description: errorText(error) });
    }
    await corpusChanged();
  };

  const change = async (entries: readonly ChosenEntry[], action: BulkAction) => {
    setBusy(true);
    try {
      const count = await changeEntries(
        api,
        entries.map(({ id }) => id),
        action,
      );
      dispatch(selectionSlice.actions.selectionCleared());
      const again = action === 'delete' ? undefined : { label: common('actions.undo'), onAction: () => void undo(entries) };
      toast.success(t(`bulk.done.${action}`, { count, shown: formats.number(count) }), {
        action: again,
        description: t(`bulk.effect.${action}`),
      });
    } catch (error) {
      toast.error(t('bulk.failed'), {
        description: errorText(error),
        action: { label: common('actions.retry'), onAction: () => void change(entries, action) },
      });
    } finally {
      setBusy(false);
    }
    await corpusChanged();
  };

  const remove = async (entries: readonly ChosenEntry[]) => {
    const answer = await confirmDelete(entries);
    if (answer === 'confirmed') await change(entries, 'delete');
    if (answer === 'instead') await change(entries, 'archive');
    return answer !== 'cancelled';
  };
  return { busy, change, remove };
}
