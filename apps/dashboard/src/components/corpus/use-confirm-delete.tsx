import { useFormats, useT } from '@lobby/i18n';
import { useConfirm, type ConfirmAnswer } from '@lobby/ui';
import { Archive, Trash2 } from 'lucide-react';
import type { ChosenEntry } from '#/state/selection-slice.ts';

/** Entries named in the question; the rest are counted. */
const NAMED = 5;

/** Asks before entries are deleted: names them, and offers to archive them instead. */
export function useConfirmDelete(): (entries: readonly ChosenEntry[], count: number) => Promise<ConfirmAnswer> {
  const t = useT('corpus');
  const formats = useFormats();
  const { confirm } = useConfirm();
  return (entries, count) => {
    const shown = formats.number(count);
    const rest = count - Math.min(entries.length, NAMED);
    const named = entries.slice(0, NAMED).map(({ id, question, wordings }) => ({
      id,
      title: question,
      note: wordings === 0 ? t('no_wordings') : t('wordings', { count: wordings }),
    }));
    return confirm({
      title: t('delete.title', { count, shown }),
      text: t('delete.text', { count }),
      icon: <Trash2 />,
      tone: 'danger',
      items: rest > 0 ? [...named, { id: 'rest', title: t('delete.more', { count: rest, shown: formats.number(rest) }) }] : named,
      note: t('delete.milder'),
      confirmLabel: t('delete.confirm', { count, shown }),
      instead: { label: t('delete.archive'), icon: <Archive size={16} /> },
    });
  };
}
