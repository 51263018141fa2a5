import { PLAYGROUND_DRAFT_KEY, readPlaygroundDraft, type PlaygroundDraft } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button } from '@lobby/ui';
import { Suspense, useEffect, useState } from 'react';
import { useImportRunner } from '#/components/import-task/import-provider.tsx';
import { useAppSelector } from '#/state/use-store.ts';
import { csvFile } from '#/components/csv-file.ts';

/** By this name the end of the import is known to be that of the draft. */
const FILE_NAME = 'playground.csv';

/** What somebody kept from the playground before signing up, offered for import; nothing where there is none. */
export function PlaygroundOffer({ onImport }: { onImport: () => void }) {
  const [draft, setDraft] = useState(readDraft);
  const imported = useAppSelector(({ import: { phase, fileName } }) => phase === 'done' && fileName === FILE_NAME);
  useEffect(() => {
    if (imported) dropDraft();
  }, [imported]);
  if (!draft || imported) return null;
  const dismiss = () => {
    dropDraft();
    setDraft(undefined);
  };
  return (
    <Suspense fallback={null}>
      <Offer entries={draft.entries} onImport={onImport} onDismiss={dismiss} />
    </Suspense>
  );
}

interface OfferProps {
  entries: PlaygroundDraft['entries'];
  onImport: () => void;
  onDismiss: () => void;
}

function Offer({ entries, onImport, onDismiss }: OfferProps) {
  const t = useT('playground');
  const formats = useFormats();
  const runner = useImportRunner();
  const busy = useAppSelector(({ import: { phase } }) => phase === 'checking' || phase === 'importing');
  const start = () => {
    const rows = entries.map(({ question, answer, wordings, locale }) => [question, answer, wordings.join('\n'), locale]);
    const csv = csvFile([['question', 'answer', 'wordings', 'locale'], ...rows]);
    runner.choose(new File([csv], FILE_NAME, { type: 'text/csv' }));
    onImport();
  };
  return (
    <Alert
      className="mb-4"
      title={t('offer.title', { count: entries.length, number: formats.number(entries.length) })}
      action={
        <span className="flex shrink-0 gap-2 max-sm:flex-col">
          <Button size="small" variant="primary" disabled={busy} onClick={start}>
            {t('offer.import')}
          </Button>
          <Button size="small" variant="ghost" onClick={onDismiss}>
            {t('offer.dismiss')}
          </Button>
        </span>
      }
    >
      {t('offer.text')}
    </Alert>
  );
}

function readDraft(): PlaygroundDraft | undefined {
  try {
    return readPlaygroundDraft(localStorage.getItem(PLAYGROUND_DRAFT_KEY), Date.now());
  } catch {
    return undefined;
  }
}

/** A browser that keeps nothing has nothing to forget. */
function dropDraft(): boolean {
  try {
    localStorage.removeItem(PLAYGROUND_DRAFT_KEY);
    return true;
  } catch {
    return false;
  }
}
