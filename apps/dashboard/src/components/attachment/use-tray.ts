import { ApiError } from '@lobby/api-client';
import { FILES_MAX, isFinalRefusal, type Attachment } from '@lobby/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newMessageId } from '#/state/message-id.ts';

/** A file of a canned reply, which the server copies for the message. */
export interface KeptFile {
  readonly copyOf: string;
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** A file that has arrived already, with a draft for example. */
export interface ReadyFile {
  readonly ready: Attachment;
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** What somebody puts into a message. */
export type PickedFile = File | KeptFile | ReadyFile;

/** An attachment as a tray takes it. */
export const asReadyFile = (ready: Attachment): ReadyFile => ({ ready, name: ready.name, type: ready.mime, size: ready.bytes });

/** A file on its way into a message. */
export interface TrayItem {
  /** The UUID that it is announced with. */
  readonly id: string;
  readonly file: PickedFile;
  /** A picture of it from this page; undefined where it is none. */
  readonly preview: string | undefined;
  /** Share that has arrived, 0 to 1. */
  readonly share: number;
  /** Waits for the server to be reached again. */
  readonly waiting: boolean;
  readonly attachment: Attachment | undefined;
  /** Why it was not taken, in the reader's language. */
  readonly failure: string | undefined;
  /** However often it is tried, it is not taken: the message goes without it. */
  readonly final: boolean;
}

/** What is not there yet. */
export type Sendable = Exclude<PickedFile, ReadyFile>;

export interface Sending {
  readonly clientFileId: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly onWaiting: (waiting: boolean) => void;
}

export interface TrayParts {
  /** Files that were picked, each once. */
  readonly picked: readonly PickedFile[];
  readonly send: (file: Sendable, sending: Sending) => Promise<Attachment>;
  /** Gives up a file that is there already. */
  readonly giveUp: (attachment: Attachment) => void;
  /** Why a file is not taken, in the reader's language, as far as its name and size tell; undefined where nothing is wrong with them. */
  readonly refuse: (file: File) => string | undefined;
  /** @param isTaken whether a picked file has come into the tray */
  readonly onChange: (items: readonly TrayItem[], isTaken: (file: PickedFile) => boolean) => void;
}

/** Sends picked files while the reply is still being written. Files beyond `FILES_MAX` are not taken. */
export function useTray({ picked, send, giveUp, refuse, onChange }: TrayParts) {
  // What has arrived already is there from the first moment: nobody is told of an empty tray.
  const [items, setItems] = useState<readonly TrayItem[]>(() => picked.filter((file) => 'ready' in file).map(asItem));
  const [refused, setRefused] = useState(false);
  const taken = useRef(new WeakSet<PickedFile>(picked.filter((file) => 'ready' in file) as PickedFile[]));
  /** Files that whoever is told of the tray knows to be in it, or to be left out. */
  const known = useRef(new WeakSet<PickedFile>());
  const running = useRef(new Map<string, AbortController>());
  const change = (id: string, part: Partial<TrayItem>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)));

  const start = async (id: string, file: Sendable) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    change(id, { failure: undefined, share: 0 });
    try {
      const attachment = await send(file, {
        clientFileId: id,
        signal: controller.signal,
        onProgress: (share) => change(id, { share }),
        onWaiting: (waiting) => change(id, { waiting }),
      });
      change(id, { attachment, share: 1 });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reason !== 'aborted')
        change(id, { failure: error.msg || error.reason, final: isFinalRefusal(error.reason), waiting: false });
    } finally {
      running.current.delete(id);
    }
  };

  const take = useEffectEvent((files: readonly PickedFile[]) => {
    const fresh = files.filter((file) => !taken.current.has(file) && taken.current.add(file));
    if (fresh.length === 0) return;
    const whole = fresh.map((file) => ({ file, failure: file instanceof File ? refuse(file) : undefined }));
    const room = Math.max(0, FILES_MAX - items.filter(({ final }) => !final).length);
    const fine = whole.filter(({ failure }) => failure === undefined);
    setRefused(fine.length > room);
    const added = fine.slice(0, room).map(({ file }) => asItem(file));
    for (const { file } of fine.slice(room)) known.current.add(file);
    const refusals = whole
      .filter(({ failure }) => failure !== undefined)
      .map(({ file, failure }) => ({ ...asItem(file), failure, final: true }));
    // Why a file is refused is in view, however long the list is.
    setItems((all) => [...all, ...refusals, ...added]);
    for (const { id, file } of added) if (!('ready' in file)) void start(id, file);
  });
  useEffect(() => take(picked), [picked]);

  const tell = useEffectEvent(onChange);
  useEffect(() => {
    // One that is taken and not told of yet still is to come: who begins a new tray meanwhile brings it along.
    for (const { file } of items) known.current.add(file);
    tell(items, (file) => known.current.has(file));
  }, [items]);

  const leave = useEffectEvent(() => {
    for (const controller of running.current.values()) controller.abort();
    for (const { preview } of items) if (preview) URL.revokeObjectURL(preview);
  });
  useEffect(() => leave, []);

  const pending = items.some(({ attachment, failure }) => !attachment && failure === undefined);
  useEffect(() => {
    if (!pending) return undefined;
    // What has not arrived yet is only on this page: the browser asks before it goes.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [pending]);

  return {
    items,
    pending,
    /** More files were picked than a message carries. */
    refused,
    retry: ({ id, file, final }: TrayItem) => ('ready' in file || final ? undefined : void start(id, file)),
    remove: ({ id, preview, attachment }: TrayItem) => {
      running.current.get(id)?.abort();
      if (preview) URL.revokeObjectURL(preview);
      if (attachment) giveUp(attachment);
      setItems((all) => all.filter((item) => item.id !== id));
    },
  };
}

function asItem(file: PickedFile): TrayItem {
  const preview = file instanceof File && /^image\/(?!svg)/.test(file.type) ? URL.createObjectURL(file) : undefined;
  const attachment = 'ready' in file ? file.ready : undefined;
  return { id: newMessageId(), file, preview, share: attachment ? 1 : 0, waiting: false, attachment, failure: undefined, final: false };
}
