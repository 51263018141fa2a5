import { callEndpoint, sendFile } from '@lobby/api-client';
import { FILES_MAX, upload, type Attachment } from '@lobby/contract';
import { joinSentences, useFileSize, useT } from '@lobby/i18n';
import { classNames, FileFace, IconButton } from '@lobby/ui';
import { RotateCcw, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useApi } from '#/data/api.ts';
import type { TrayState } from './tray-state.ts';
import { useFileRefusal } from './use-file-refusal.ts';
import { useTray, type PickedFile, type Sendable, type Sending, type TrayItem } from './use-tray.ts';

export interface AttachmentTrayProps {
  picked: readonly PickedFile[];
  onChange: (tray: TrayState) => void;
}

const CALLS = { prepare: upload.prepare, part: upload.part, done: upload.done };

/** The files of the next message above the field, each with its progress, a way to cancel it and to try it again. */
export function AttachmentTray({ picked, onChange }: AttachmentTrayProps) {
  const t = useT('upload');
  const client = useApi();
  const send = (file: Sendable, sending: Sending) =>
    'copyOf' in file
      ? callEndpoint(
          client,
          upload.copy,
          { client_file_id: sending.clientFileId, id: file.copyOf },
          { signal: sending.signal, retry: false },
        )
      : sendFile(client, CALLS, file, sending);
  const giveUp = (attachment: Attachment) => {
    // What is not given up now is removed within a day.
    void callEndpoint(client, upload.cancel, { id: attachment.id }, { quiet: true }).catch(() => undefined);
  };
  const refuse = useFileRefusal();
  const tray = useTray({
    picked,
    refuse: ({ name, type, size }) => refuse({ name, mime: type, bytes: size }),
    send,
    giveUp,
    onChange: (items, isTaken) =>
      onChange({
        isTaken,
        ready: items.flatMap(({ attachment }) => attachment ?? []),
        held: items.some(({ attachment, final }) => !attachment && !final),
        unfinished: items.flatMap(({ attachment, file }) => (attachment ? [] : file)),
      }),
  });
  if (tray.items.length === 0) return null;
  return (
    <div className="px-3.5 pt-2">
      <ul aria-label={t('tray')} className="flex max-h-52 flex-col gap-1.5 overflow-y-auto">
        {tray.items.map((item) => (
          <TrayRow key={item.id} item={item} onRetry={() => tray.retry(item)} onRemove={() => tray.remove(item)} />
        ))}
      </ul>
      <p role="status" className="px-2 pt-1 text-xs text-muted empty:hidden">
        {tray.refused ? t('too_many', { max: FILES_MAX }) : tray.pending ? joinSentences(t('still_going'), t('not_kept')) : null}
      </p>
    </div>
  );
}

function TrayRow({ item, onRetry, onRemove }: { item: TrayItem; onRetry: () => void; onRemove: () => void }) {
  const t = useT('upload');
  const sizeOf = useFileSize();
  const [broken, setBroken] = useState(false);
  const { file, preview, share, waiting, attachment, failure, final } = item;
  const { name } = file;
  const size = sizeOf(file.size);
  const percent = Math.floor(share * 100);
  const going = !attachment && failure === undefined;
  const status =
    failure ?? (attachment ? size : waiting ? t('waiting') : percent === 100 ? t('checking') : t('progress', { percent, size }));
  return (
    <li className="flex shrink-0 items-center gap-2.5 rounded-lg border border-border bg-surface p-1.5">
      {preview && !broken ? (
        <img src={preview} alt="" onError={() => setBroken(true)} className="size-10 shrink-0 rounded-xl object-cover" />
      ) : (
        <FileFace mime={file.type} />
      )}
      <div className="min-w-0 flex-1">
        <p dir="auto" title={name} className="truncate text-sm">
          {name}
        </p>
        <p
          role={failure === undefined ? undefined : 'alert'}
          className={classNames('text-xs tabular-nums', failure === undefined ? 'truncate text-muted' : 'text-danger-text')}
        >
          {status}
        </p>
        {going ? (
          <progress
            aria-label={name}
            value={share}
            max={1}
            className="mt-1 block h-1 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-default [&::-webkit-progress-value]:bg-accent"
          />
        ) : null}
      </div>
      {failure === undefined || final ? null : (
        <TrayButton label={t('retry', { name })} onClick={onRetry}>
          <RotateCcw size={16} aria-hidden="true" />
        </TrayButton>
      )}
      <TrayButton label={going ? t('cancel', { name }) : t('remove', { name })} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </TrayButton>
    </li>
  );
}

function TrayButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return <IconButton label={label} icon={children} size="small" onClick={onClick} />;
}
