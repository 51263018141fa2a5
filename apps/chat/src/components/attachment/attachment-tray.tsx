import { callEndpoint, sendFile } from '@lobby/api-client';
import { FILES_MAX, upload, type Attachment } from '@lobby/contract';
import { joinSentences, useFileSize, useT } from '@lobby/i18n';
import { classNames, FileFace } from '@lobby/ui';
import { RotateCcw, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useChat } from '#/components/chat-context.tsx';
import type { KeptTray } from '#/state/kept-tray.ts';
import { openTrayKeeper } from './tray-keeper.ts';
import type { TrayState } from './tray-state.ts';
import { useFileRefusal } from './use-file-refusal.ts';
import type { TrayItem } from './tray-item.ts';
import { useTray, type Sending } from './use-tray.ts';

export interface AttachmentTrayProps {
  picked: readonly File[];
  onChange: (tray: TrayState) => void;
  /** Where the files are kept over a reload. */
  kept?: KeptTray | undefined;
  /** How the message stands that may be sent before its files are there; without it, it may not. */
  ahead?: { readonly isAwaited: boolean; readonly onStop: () => void } | undefined;
}

const CALLS = { prepare: upload.visitorPrepare, part: upload.visitorPart, done: upload.visitorDone };

/** The files of the next message above the field, each with its progress, a way to cancel it and to try it again. */
export function AttachmentTray({ picked, onChange, kept, ahead }: AttachmentTrayProps) {
  const t = useT('upload');
  const { client, identity } = useChat();
  const getToken = async () => (await identity()).token;
  const send = (file: File, sending: Sending) => sendFile(client, CALLS, file, { ...sending, getToken });
  const giveUp = (attachment: Attachment) => {
    // What is not given up now is removed within a day.
    void getToken()
      .then((token) => callEndpoint(client, upload.visitorCancel, { id: attachment.id }, { token, quiet: true }))
      .catch(() => undefined);
  };
  const refuse = useFileRefusal();
  const [keeper] = useState(() => kept && openTrayKeeper(kept));
  const tray = useTray({
    picked,
    keeper,
    refuse: ({ name, type, size }) => refuse({ name, mime: type, bytes: size }),
    lostText: t('lost'),
    send,
    giveUp,
    onChange: (items) =>
      onChange({
        ready: items.flatMap(({ attachment }) => attachment ?? []),
        held: items.some(({ attachment, final }) => !attachment && !final),
        failed: items.some(({ attachment, failure, final }) => !attachment && failure !== undefined && !final),
        refused: items.filter(({ final }) => final).length,
      }),
  });
  if (tray.items.length === 0) return null;
  return (
    <div className="px-1 pb-2">
      <ul aria-label={t('tray')} className="flex max-h-52 flex-col gap-1.5 overflow-y-auto">
        {tray.items.map((item) => (
          <TrayRow key={item.id} item={item} onRetry={() => tray.retry(item)} onRemove={() => tray.remove(item)} />
        ))}
      </ul>
      <p role="status" className="px-2 pt-1 text-xs text-muted empty:hidden">
        {tray.refused
          ? t('too_many', { max: FILES_MAX })
          : tray.pending
            ? joinSentences(t(ahead ? (ahead.isAwaited ? 'awaited' : 'send_ahead') : 'still_going'), t(tray.atRisk ? 'not_kept' : 'kept'))
            : null}
      </p>
      {ahead?.isAwaited ? (
        <button type="button" onClick={ahead.onStop} className="mt-1 min-h-9 px-2 text-xs text-accent-text underline underline-offset-2">
          {t('stop_awaiting')}
        </button>
      ) : null}
    </div>
  );
}

function TrayRow({ item, onRetry, onRemove }: { item: TrayItem; onRetry: () => void; onRemove: () => void }) {
  const t = useT('upload');
  const sizeOf = useFileSize();
  const [broken, setBroken] = useState(false);
  const { name, mime, bytes, file, preview, share, waiting, attachment, failure, final } = item;
  const size = sizeOf(bytes);
  const percent = Math.floor(share * 100);
  const going = !attachment && failure === undefined;
  const status =
    failure ?? (attachment ? size : waiting ? t('waiting') : percent === 100 ? t('checking') : t('progress', { percent, size }));
  return (
    <li className="flex shrink-0 items-center gap-2.5 rounded-2xl border border-border bg-surface p-1.5">
      {preview && !broken ? (
        <img src={preview} alt="" onError={() => setBroken(true)} className="size-10 shrink-0 rounded-xl object-cover" />
      ) : (
        <FileFace mime={mime} />
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
      {failure === undefined || !file || final ? null : (
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
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="relative flex size-9 pointer-coarse:after:absolute pointer-coarse:after:-inset-1 shrink-0 items-center justify-center rounded-full text-muted hover:bg-default hover:text-foreground"
    >
      {children}
    </button>
  );
}
