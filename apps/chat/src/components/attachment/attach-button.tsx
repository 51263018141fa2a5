import { acceptOf, type FileKind } from '@lobby/contract';
import { useFileSize, useT } from '@lobby/i18n';
import { Camera, Check, Image, Mic, Paperclip, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { useChatState } from '#/components/chat-context.tsx';
import { AttachmentTray } from '#/components/later-parts.tsx';
import { PopupMenu } from '#/components/popup-menu.tsx';
import { showError } from '#/components/use-failure-toast.ts';
import { canRecord, useRecorder } from './use-recorder.ts';

export interface AttachButtonProps {
  onPick: (files: File[]) => void;
  /** What is pasted or dropped anywhere on the page comes here too: of one button at most. */
  takesPasted?: boolean;
}

const ICON = 17;

/** Beside the field: photos and files, the camera of a phone, the microphone. */
export function AttachButton({ onPick, takesPasted = true }: AttachButtonProps) {
  const t = useT('upload');
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const recorder = useRecorder((note) => onPick([note]));
  const dropping = usePastedAndDropped(onPick, takesPasted);
  const sendable = useChatState(({ tenant }) => tenant?.files);
  const sizeOf = useFileSize();
  const allows = (kind: FileKind) => sendable?.kinds.includes(kind) ?? true;
  const hasCamera = matchMedia('(pointer: coarse)').matches;
  // Files may be picked when there is no connection to fetch code with.
  useEffect(() => AttachmentTray.preload(), []);
  useEffect(() => {
    if (recorder.denied) void showError(t('record_denied'));
  }, [recorder.denied, t]);
  const entries = [
    {
      id: 'pick',
      label: t('pick'),
      note: sendable ? t('up_to', { size: sizeOf(sendable.max_bytes) }) : undefined,
      icon: <Image size={ICON} aria-hidden="true" />,
      onChoose: () => files.current?.click(),
    },
    ...(hasCamera && allows('image')
      ? [{ id: 'camera', label: t('camera'), icon: <Camera size={ICON} aria-hidden="true" />, onChoose: () => camera.current?.click() }]
      : []),
    ...(canRecord() && allows('audio')
      ? [{ id: 'voice', label: t('voice'), icon: <Mic size={ICON} aria-hidden="true" />, onChoose: () => void recorder.start() }]
      : []),
  ];
  const input = {
    type: 'file',
    hidden: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => take(event.currentTarget, onPick),
  } as const;
  return (
    <>
      <input ref={files} {...input} multiple accept={sendable && acceptOf(sendable.kinds)} aria-label={t('pick')} />
      <input ref={camera} {...input} accept="image/*" capture="environment" aria-label={t('camera')} />
      {recorder.seconds === undefined ? (
        <PopupMenu label={t('attach')} icon={<Paperclip size={19} />} groups={[{ label: t('attach'), entries }]} upward />
      ) : (
        <Recording seconds={recorder.seconds} onDone={recorder.finish} onDrop={recorder.drop} />
      )}
      {dropping ? (
        <div className="pointer-events-none fixed inset-3 z-30 flex items-center justify-center rounded-card border-2 border-dashed border-accent bg-accent-pale/90 text-15 font-semibold text-accent-text">
          {t('drop')}
        </div>
      ) : null}
    </>
  );
}

function Recording({ seconds, onDone, onDrop }: { seconds: number; onDone: () => void; onDrop: () => void }) {
  const t = useT('upload');
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span className="flex shrink-0 items-center gap-1 ps-2">
      <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-danger motion-reduce:animate-none" />
      <span role="timer" aria-label={t('recording', { time })} className="pe-1 text-sm tabular-nums">
        {time}
      </span>
      <RoundButton label={t('record_drop')} onClick={onDrop}>
        <Trash2 size={17} aria-hidden="true" />
      </RoundButton>
      <RoundButton label={t('record_done')} onClick={onDone}>
        <Check size={19} aria-hidden="true" />
      </RoundButton>
    </span>
  );
}

function RoundButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="relative flex size-9 pointer-coarse:after:absolute pointer-coarse:after:-inset-1 items-center justify-center rounded-full text-muted hover:bg-default hover:text-foreground"
    >
      {children}
    </button>
  );
}

/** The same file can be picked again. */
function take(input: HTMLInputElement, onPick: (files: File[]) => void): void {
  const picked = [...(input.files ?? [])];
  input.value = '';
  if (picked.length > 0) onPick(picked);
}

/** Files pasted or dropped anywhere on the page. @returns whether files are over the page now */
function usePastedAndDropped(onPick: (files: File[]) => void, isOn: boolean): boolean {
  const [over, setOver] = useState(false);
  const picked = useEffectEvent(onPick);
  useEffect(() => {
    if (!isOn) return undefined;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // A table that is copied comes as text and as a picture of it: the text is meant.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      picked(files);
    };
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      picked([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener('paste', onPaste);
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, [isOn]);
  return over;
}
