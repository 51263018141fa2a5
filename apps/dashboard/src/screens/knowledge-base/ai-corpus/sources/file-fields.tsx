import { useT } from '@lobby/i18n';
import { FileDrop, ProgressBar } from '@lobby/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { sendSourceFile, useSourceFileAdded } from '#/data/corpus-source.ts';

interface Sending {
  id: string;
  name: string;
  share: number;
  state: 'sending' | 'done' | 'failed';
  problem?: string;
}

const ACCEPT = '.pdf,.docx,.xlsx,.pptx,.csv,.tsv,.md,.markdown,.html,.htm,.json,.jsonl,.ndjson,.txt';

/** Files, each sent and read as a source of its own. */
export function FileFields() {
  const t = useT('sources');
  const { files, send } = useSending();
  return (
    <div className="space-y-4">
      <FileDrop multiple label={t('add.file')} accept={ACCEPT} hint={t('add.file_hint')} onFiles={send} />
      <p className="text-13 text-muted">{t('add.table_hint')}</p>
      <ul className="space-y-3" aria-live="polite">
        {files.map((file) => (
          <li key={file.id}>
            <SentFile file={file} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SentFile({ file: { name, share, state, problem } }: { file: Sending }) {
  const t = useT('sources');
  if (state === 'sending') return <ProgressBar label={t('add.sending', { name })} value={share} max={1} />;
  const isDone = state === 'done';
  const Icon = isDone ? CircleCheck : CircleAlert;
  return (
    <p className={`flex items-start gap-2 text-13 ${isDone ? '' : 'text-danger-text'}`}>
      <Icon size={16} aria-hidden="true" className={`mt-0.5 shrink-0 ${isDone ? 'text-success' : ''}`} />
      <span className="min-w-0 break-words">
        {name} · {isDone ? t('add.added') : problem}
      </span>
    </p>
  );
}

/** Closing the sheet gives up what has not arrived. */
function useSending() {
  const api = useApi();
  const errorText = useErrorText();
  const added = useSourceFileAdded();
  const [files, setFiles] = useState<Sending[]>([]);
  const control = useRef(new AbortController());
  useEffect(() => {
    const mine = new AbortController();
    control.current = mine;
    return () => mine.abort();
  }, []);
  const change = (id: string, part: Partial<Sending>) =>
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...part } : file)));
  const one = async (id: string, file: File) => {
    try {
      await sendSourceFile(api, file, id, control.current.signal, (share) => change(id, { share }));
      change(id, { state: 'done' });
      await added();
    } catch (error) {
      change(id, { state: 'failed', problem: errorText(error) });
    }
  };
  return {
    files,
    send: (chosen: File[]) => {
      const begun = chosen.map((file) => ({ id: crypto.randomUUID(), file }));
      setFiles((before) => [...before, ...begun.map(({ id, file }) => ({ id, name: file.name, share: 0, state: 'sending' as const }))]);
      void (async () => {
        for (const { id, file } of begun) await one(id, file);
      })();
    },
  };
}
