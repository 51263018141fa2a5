import { acceptOf } from '@lobby/contract';
import { useFileSize, useT } from '@lobby/i18n';
import { IconButton, toast } from '@lobby/ui';
import { Check, Mic, Paperclip, Trash2 } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '#/data/api.ts';
import { settingsQuery } from '#/data/team.ts';
import { canRecord, useRecorder } from './use-recorder.ts';

const ICON = 17;
const MIB = 1024 * 1024;

/** Under the field: files and the microphone. What is pasted or dropped on the page comes here too. */
export function AttachControls({ onPick }: { onPick: (files: File[]) => void }) {
  const t = useT('upload');
  const input = useRef<HTMLInputElement>(null);
  const sizeOf = useFileSize();
  // What the business lets its people send; the server holds to it in any case.
  const rules = useQuery(settingsQuery(useApi())).data?.files.staff;
  const mayRecord = rules?.kinds.includes('audio') ?? true;
  const recorder = useRecorder((note) => onPick([note]));
  usePastedAndDropped(onPick);
  useEffect(() => {
    if (recorder.denied) toast.error(t('record_denied'));
  }, [recorder.denied, t]);
  const { seconds } = recorder;
  return (
    <div className="flex min-h-8 items-center gap-0.5">
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={rules && acceptOf(rules.kinds)}
        aria-label={t('pick')}
        onChange={({ currentTarget }) => {
          const picked = [...(currentTarget.files ?? [])];
          // The same file can be picked again.
          currentTarget.value = '';
          if (picked.length > 0) onPick(picked);
        }}
      />
      <IconButton
        label={rules ? t('attach_up_to', { size: sizeOf(rules.max_mb * MIB) }) : t('attach')}
        icon={<Paperclip size={ICON} />}
        size="small"
        onClick={() => input.current?.click()}
      />
      {seconds === undefined && mayRecord && canRecord() ? (
        <IconButton label={t('voice')} icon={<Mic size={ICON} />} size="small" onClick={() => void recorder.start()} />
      ) : null}
      {seconds === undefined ? null : (
        <>
          <span aria-hidden="true" className="ms-2 size-2 animate-pulse rounded-full bg-danger motion-reduce:animate-none" />
          <span role="timer" aria-label={t('recording', { time: clock(seconds) })} className="px-1.5 text-13 tabular-nums">
            {clock(seconds)}
          </span>
          <IconButton label={t('record_drop')} icon={<Trash2 size={ICON} />} size="small" onClick={recorder.drop} />
          <IconButton label={t('record_done')} icon={<Check size={ICON} />} size="small" onClick={recorder.finish} />
        </>
      )}
    </div>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Files pasted or dropped anywhere on the page while a reply can be written. */
function usePastedAndDropped(onPick: (files: File[]) => void): void {
  const picked = useEffectEvent(onPick);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // A table that is copied comes as text and as a picture of it: the text is meant.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      picked(files);
    };
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (event.type === 'drop') picked([...event.dataTransfer.files]);
    };
    document.addEventListener('paste', onPaste);
    document.addEventListener('dragover', onDrag);
    document.addEventListener('drop', onDrag);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('dragover', onDrag);
      document.removeEventListener('drop', onDrag);
    };
  }, []);
}
