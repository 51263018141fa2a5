import { sendFile } from '@lobby/api-client';
import { CANNED_FILES_MAX, upload, type Attachment, type CannedFile } from '@lobby/contract';
import { useFileSize, useT } from '@lobby/i18n';
import { Button, FileFace, IconButton } from '@lobby/ui';
import { Paperclip, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFileLink } from '#/components/attachment/use-file-link.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { newMessageId } from '#/state/message-id.ts';

const CALLS = { prepare: upload.prepare, part: upload.part, done: upload.done };

interface CannedFilesProps {
  label: string;
  files: readonly CannedFile[];
  onAdd: (file: Attachment) => void;
  onRemove: (id: string) => void;
  /** Files are on their way: what is saved now would be without them. */
  onBusy: (busy: boolean) => void;
}

/** The files that go out with a reply: in one language, or in every one. */
export function CannedFiles({ label, files, onAdd, onRemove, onBusy }: CannedFilesProps) {
  const t = useT('canned');
  const input = useRef<HTMLInputElement>(null);
  const { going, failures, send } = useSending(onAdd);
  const isBusy = going.length > 0;
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [isBusy, onBusy]);
  const room = CANNED_FILES_MAX - files.length - going.length;
  return (
    <section aria-label={label} className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-13 text-neutral-text">{label}</h3>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={label}
          onChange={({ currentTarget }) => {
            const picked = [...(currentTarget.files ?? [])];
            // The same file can be picked again.
            currentTarget.value = '';
            void send(picked.slice(0, room));
          }}
        />
        <Button
          size="small"
          icon={<Paperclip size={14} aria-hidden="true" />}
          disabled={room <= 0}
          loading={isBusy}
          onClick={() => input.current?.click()}
        >
          {t('files.add')}
        </Button>
      </div>
      {files.length === 0 ? null : (
        <ul aria-label={label} className="flex flex-col gap-1.5">
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={() => onRemove(file.id)} />
          ))}
        </ul>
      )}
      {going.length === 0 ? null : (
        <p role="status" className="text-xs text-muted">
          {t('files.going', { name: going.join(', ') })}
        </p>
      )}
      {failures.map(({ name, text }) => (
        <p key={name} role="alert" className="text-xs text-danger-text">
          {name}: {text}
        </p>
      ))}
      {room <= 0 && going.length === 0 ? <p className="text-xs text-muted">{t('files.full', { max: CANNED_FILES_MAX })}</p> : null}
    </section>
  );
}

function FileRow({ file, onRemove }: { file: CannedFile; onRemove: () => void }) {
  const t = useT('canned');
  const sizeOf = useFileSize();
  const link = useFileLink(file.id);
  return (
    <li className="flex items-center gap-2.5 rounded-lg border border-border p-1.5">
      {link?.thumb_url ? (
        <img src={link.thumb_url} alt="" className="size-10 shrink-0 rounded-xl object-cover" />
      ) : (
        <FileFace mime={file.mime} />
      )}
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate text-sm">
          {file.name}
        </p>
        <p className="text-xs tabular-nums text-muted">{sizeOf(file.bytes)}</p>
      </div>
      <IconButton label={t('files.remove', { name: file.name })} icon={<X size={16} />} size="small" onClick={onRemove} />
    </li>
  );
}

interface Failure {
  name: string;
  text: string;
}

/** Sends picked files while the reply is still being written; leaving gives up what is on its way. */
function useSending(onAdd: (file: Attachment) => void) {
  const client = useApi();
  const errorText = useErrorText();
  const [going, setGoing] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const sendOne = async (file: File) => {
    const signal = leaving.current?.signal ?? new AbortController().signal;
    const sending = {
      clientFileId: newMessageId(),
      purpose: 'canned',
      signal,
      onProgress: () => undefined,
      onWaiting: () => undefined,
    } as const;
    setGoing((all) => [...all, file.name]);
    try {
      onAdd(await sendFile(client, CALLS, file, sending));
    } catch (error) {
      if (!signal.aborted) setFailures((all) => [...all, { name: file.name, text: errorText(error) }]);
    } finally {
      setGoing((all) => all.toSpliced(all.indexOf(file.name), 1));
    }
  };
  const send = async (files: readonly File[]) => {
    setFailures([]);
    // One after the other: they stand in the order in which they were picked.
    for (const file of files) await sendOne(file);
  };
  return { going, failures, send };
}
