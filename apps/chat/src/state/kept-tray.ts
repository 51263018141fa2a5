import type { Attachment } from '@lobby/contract';
import { keep, type KeyValue } from './browser-storage.ts';

/** A file of the next message, as a reload finds it. */
export interface TrayEntry {
  /** The UUID that it is announced with. */
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
  /** Once it has arrived. */
  readonly attachment?: Attachment | undefined;
}

/** The files of the message that a tab is writing. */
export interface KeptTray {
  readonly read: () => readonly TrayEntry[];
  /** Adds a file, or replaces the one with its id. */
  readonly put: (entry: TrayEntry) => void;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
  /** The message is to go as soon as its files are there. */
  readonly isAwaited: () => boolean;
  readonly setAwaited: (awaited: boolean) => void;
}

/** Opens what is kept of the files of the next message; their bytes are kept elsewhere. */
export function keptTray(storage: KeyValue, tenant: string): KeptTray {
  const key = `lobby-files:${tenant}`;
  const awaitedKey = `lobby-files-awaited:${tenant}`;
  const setAwaited = (awaited: boolean) => (awaited ? keep(storage, awaitedKey, 'true') : storage.removeItem(awaitedKey));
  const read = () => parse(storage.getItem(key));
  const write = (entries: readonly TrayEntry[]) => {
    if (entries.length === 0) storage.removeItem(key);
    else keep(storage, key, JSON.stringify(entries));
  };
  return {
    read,
    put(entry) {
      const entries = read();
      const isKnown = entries.some(({ id }) => id === entry.id);
      write(isKnown ? entries.map((each) => (each.id === entry.id ? entry : each)) : [...entries, entry]);
    },
    remove: (id) => write(read().filter((each) => each.id !== id)),
    clear() {
      write([]);
      setAwaited(false);
    },
    isAwaited: () => storage.getItem(awaitedKey) === 'true',
    setAwaited,
  };
}

function parse(text: string | null): readonly TrayEntry[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is TrayEntry {
  const { id, name, mime, bytes } = (value ?? {}) as Partial<Record<keyof TrayEntry, unknown>>;
  return [id, name, mime].every((each) => typeof each === 'string') && typeof bytes === 'number';
}
