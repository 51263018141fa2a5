import { ApiError } from '@lobby/api-client';
import { FILES_MAX, isFinalRefusal, type Attachment } from '@lobby/contract';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { TrayEntry } from '#/state/kept-tray.ts';
import { newId } from '#/state/random-id.ts';
import { entryOf, itemOf, type TrayItem } from './tray-item.ts';
import type { TrayKeeper } from './tray-keeper.ts';

export interface Sending {
  readonly clientFileId: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly onWaiting: (waiting: boolean) => void;
}

export interface TrayParts {
  /** Files that were picked, each once. */
  readonly picked: readonly File[];
  readonly send: (file: File, sending: Sending) => Promise<Attachment>;
  /** Gives up a file that is there already. */
  readonly giveUp: (attachment: Attachment) => void;
  readonly onChange: (items: readonly TrayItem[]) => void;
  /** Keeps the files over a reload; without it they are on this page only. */
  readonly keeper?: TrayKeeper | undefined;
  /** Why a file is not taken, in the visitor's language, as far as its name and size tell; undefined where nothing is wrong with them. */
  readonly refuse: (file: File) => string | undefined;
  /** What is said of a file that an earlier page picked, and that is not there any more. */
  readonly lostText: string;
}

/** Sends picked files while the visitor is still writing. Files beyond `FILES_MAX` are not taken. */
export function useTray({ picked, send, giveUp, onChange, keeper, refuse, lostText }: TrayParts) {
  const [items, setItems] = useState<readonly TrayItem[]>(() => keeper?.left.map((entry) => itemOf(entry)) ?? []);
  const [refused, setRefused] = useState(false);
  const taken = useRef(new WeakSet<File>());
  const running = useRef(new Map<string, AbortController>());
  const change = (id: string, part: Partial<TrayItem>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)));

  const start = async (entry: TrayEntry, file: File) => {
    const { id } = entry;
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
      keeper?.finish({ ...entry, attachment });
      change(id, { attachment, share: 1, waiting: false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reason !== 'aborted') {
        const final = isFinalRefusal(error.reason);
        // A reload does not bring back what is not taken.
        if (final) keeper?.remove(id);
        change(id, { failure: error.msg || error.reason, final, waiting: false });
      }
    } finally {
      running.current.delete(id);
    }
  };

  const take = useEffectEvent((files: readonly File[]) => {
    const fresh = files.filter((file) => !taken.current.has(file) && taken.current.add(file));
    if (fresh.length === 0) return;
    const whole = fresh.map((file) => ({
      file,
      failure: refuse(file),
      entry: { id: newId(), name: file.name, mime: file.type, bytes: file.size },
    }));
    const room = Math.max(0, FILES_MAX - items.filter(({ final }) => !final).length);
    const added = whole.filter(({ failure }) => failure === undefined).slice(0, room);
    const refusals = whole.filter(({ failure }) => failure !== undefined);
    setRefused(fresh.length - refusals.length > room);
    setItems((all) => [
      ...all,
      // Why a file is refused is in view, however long the list is.
      ...refusals.map(({ entry, failure }) => ({ ...itemOf(entry), failure, final: true })),
      ...added.map(({ entry, file }) => itemOf(entry, file)),
    ]);
    for (const { entry, file } of added) {
      void keeper?.put(entry, file).then((kept) => change(entry.id, { kept }));
      void start(entry, file);
    }
  });
  useEffect(() => take(picked), [picked]);

  const resumed = useRef(new Set<string>());
  const goOn = useEffectEvent((entry: TrayEntry, file: File | undefined) => {
    if (resumed.current.has(entry.id)) return;
    resumed.current.add(entry.id);
    if (!file) return change(entry.id, { failure: lostText, final: true });
    change(entry.id, { file, preview: itemOf(entry, file).preview });
    void start(entry, file);
  });
  useEffect(() => {
    const awaited = keeper?.left.filter(({ attachment }) => !attachment) ?? [];
    for (const entry of awaited) void keeper?.fileOf(entry.id).then((file) => goOn(entry, file));
  }, [keeper]);

  // Told before the next paint: the send button never stands open above a file that is known to be lost.
  const told = useEffectEvent(onChange);
  useLayoutEffect(() => told(items), [items]);

  const leave = useEffectEvent(() => {
    for (const controller of running.current.values()) controller.abort();
    for (const { preview } of items) if (preview) URL.revokeObjectURL(preview);
  });
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      // A part that is put back at once, as React does while developing, goes on.
      queueMicrotask(() => isThere.current || leave());
    };
  }, []);

  const pending = items.some(({ attachment, failure }) => !attachment && failure === undefined);
  const atRisk = items.some(({ attachment, failure, kept }) => !attachment && failure === undefined && !kept);
  useEffect(() => {
    if (!atRisk) return undefined;
    // What has not arrived yet and is only on this page: the browser asks before it goes.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [atRisk]);

  return {
    items,
    pending,
    /** Some of what is on its way is lost with the page. */
    atRisk,
    /** More files were picked than a message carries. */
    refused,
    retry: (item: TrayItem) => (item.file && !item.final ? void start(entryOf(item), item.file) : undefined),
    remove: ({ id, preview, attachment }: TrayItem) => {
      running.current.get(id)?.abort();
      keeper?.remove(id);
      if (preview) URL.revokeObjectURL(preview);
      if (attachment) giveUp(attachment);
      setItems((all) => all.filter((item) => item.id !== id));
    },
  };
}
