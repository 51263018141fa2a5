import type { CorpusEntry, EntryVersion } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, ErrorState, Sheet, Skeleton, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { useCorpusChanged } from '#/data/corpus.ts';
import { restoreVersion, versionsQuery } from '#/data/corpus-shelf.ts';
import { VersionChanges } from './version-changes.tsx';

interface HistorySheetProps {
  entry: CorpusEntry;
  /** Something is typed that is not saved: restoring waits for it. */
  hasUnsaved: boolean;
  onClose: () => void;
  onRestored: () => void;
}

/** Width of the sheet, in px. */
const WIDTH_PX = 560;

/** What each save of an entry left behind: who, when, what differs from now, and the way back. */
export function HistorySheet({ entry, hasUnsaved, onClose, onRestored }: HistorySheetProps) {
  const t = useT('corpus');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(versionsQuery(useApi(), entry.id));
  const [openNo, setOpenNo] = useState<number>();
  return (
    <Sheet open onClose={onClose} title={t('history.title')} description={entry.question} width={WIDTH_PX}>
      {error && !data ? (
        <ErrorState title={t('history.failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : data ? (
        <ol aria-label={t('history.label')} className="divide-y divide-separator">
          {data.items.map((version) => (
            <VersionRow
              key={version.no}
              version={version}
              entry={entry}
              isOpen={openNo === version.no}
              hasUnsaved={hasUnsaved}
              onToggle={() => setOpenNo(openNo === version.no ? undefined : version.no)}
              onRestored={onRestored}
            />
          ))}
        </ol>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Sheet>
  );
}

interface VersionRowProps {
  version: EntryVersion;
  entry: CorpusEntry;
  isOpen: boolean;
  hasUnsaved: boolean;
  onToggle: () => void;
  onRestored: () => void;
}

function VersionRow({ version, entry, isOpen, hasUnsaved, onToggle, onRestored }: VersionRowProps) {
  const t = useT('corpus');
  const formats = useFormats();
  const isNow = version.no === entry.version;
  return (
    <li className="py-2.5">
      <button
        type="button"
        aria-expanded={isOpen}
        disabled={isNow}
        onClick={onToggle}
        className="flex w-full items-baseline gap-3 rounded-sm text-left"
      >
        <span className="font-semibold">{t('history.version', { no: formats.number(version.no) })}</span>
        <span className="min-w-0 flex-1 truncate text-13 text-muted">
          {[version.saved_by, formats.moment(version.saved_at)].filter(Boolean).join(' · ')}
        </span>
        {isNow ? (
          <span className="text-13 text-muted">{t('history.now')}</span>
        ) : (
          <span className="text-13 text-accent-text">{t('history.compare')}</span>
        )}
      </button>
      {isOpen ? (
        <div className="mt-3 flex flex-col gap-3">
          <VersionChanges before={version.snapshot} now={entry} />
          <Restore version={version} entry={entry} hasUnsaved={hasUnsaved} onRestored={onRestored} />
        </div>
      ) : null}
    </li>
  );
}

function Restore({
  version: { no },
  entry,
  hasUnsaved,
  onRestored,
}: Pick<VersionRowProps, 'version' | 'entry' | 'hasUnsaved' | 'onRestored'>) {
  const t = useT('corpus');
  const api = useApi();
  const errorText = useErrorText();
  const corpusChanged = useCorpusChanged();
  const mayEdit = useMay()('corpus.edit');
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    try {
      await restoreVersion(api, entry.id, no, entry.version);
    } catch (error) {
      toast.error(errorText(error));
      setBusy(false);
      return;
    }
    toast.success(t('history.restored', { no }));
    await corpusChanged();
    onRestored();
  };
  if (!mayEdit) return null;
  return (
    <div className="flex items-center gap-3">
      <Button size="small" icon={<RotateCcw size={14} />} loading={busy} disabled={hasUnsaved} onClick={() => void restore()}>
        {t('history.restore')}
      </Button>
      {hasUnsaved ? <span className="text-13 text-muted">{t('history.unsaved')}</span> : null}
    </div>
  );
}
