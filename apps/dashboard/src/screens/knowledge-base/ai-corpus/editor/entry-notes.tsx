import type { CorpusEntry } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button } from '@lobby/ui';
import { useBulkWork } from '#/components/corpus/use-bulk-work.ts';

/** What has to be known of a stored entry before it is changed: its review, and whether its original went on without it. */
export function EntryNotes({ entry }: { entry: CorpusEntry }) {
  const t = useT('corpus');
  const { busy, change } = useBulkWork();
  const isWaiting = entry.status === 'in_review' && entry.asked_by !== null;
  return (
    <>
      {isWaiting ? <Alert tone="warning">{t('editor.asked_by', { name: entry.asked_by ?? '' })}</Alert> : null}
      {entry.status === 'published' && entry.approved_by !== null ? (
        <p className="text-13 text-muted">{t('editor.approved_by', { name: entry.approved_by })}</p>
      ) : null}
      {entry.translated_by ? <Alert tone="warning">{t(`editor.from_${entry.translated_by}`)}</Alert> : null}
      {entry.is_outdated ? (
        <Alert
          tone="warning"
          action={
            <Button size="small" disabled={busy} onClick={() => void change({ ids: [entry.id] }, { kind: 'current' })}>
              {t('editor.still_right')}
            </Button>
          }
        >
          {t('editor.is_outdated')}
        </Alert>
      ) : null}
    </>
  );
}
