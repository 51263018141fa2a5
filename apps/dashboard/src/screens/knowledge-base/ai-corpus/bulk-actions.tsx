import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { Archive, PenLine, Send, Trash2 } from 'lucide-react';
import { useAppSelector } from '#/state/use-store.ts';
import { useBulkWork } from './use-bulk-work.ts';

/** What can be done with the chosen rows. */
export function BulkActions() {
  const t = useT('corpus');
  const chosen = useAppSelector((state) => state.selection.entries);
  const entries = Object.values(chosen);
  const { busy, change, remove } = useBulkWork();
  return (
    <>
      <Button size="small" variant="ghost" icon={<Send size={15} />} disabled={busy} onClick={() => void change(entries, 'publish')}>
        {t('bulk.publish')}
      </Button>
      <Button size="small" variant="ghost" icon={<PenLine size={15} />} disabled={busy} onClick={() => void change(entries, 'draft')}>
        {t('bulk.draft')}
      </Button>
      <Button size="small" variant="ghost" icon={<Archive size={15} />} disabled={busy} onClick={() => void change(entries, 'archive')}>
        {t('bulk.archive')}
      </Button>
      <Button size="small" variant="ghost" icon={<Trash2 size={15} />} disabled={busy} onClick={() => void remove(entries)}>
        {t('bulk.delete')}
      </Button>
    </>
  );
}
