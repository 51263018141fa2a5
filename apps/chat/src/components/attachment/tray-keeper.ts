import { keptFiles } from '#/state/kept-files.ts';
import type { KeptTray, TrayEntry } from '#/state/kept-tray.ts';

/** Keeps the files of the next message over a reload: what has arrived by its id, the rest with its bytes. */
export interface TrayKeeper {
  /** What an earlier page left. */
  readonly left: readonly TrayEntry[];
  /** Resolves to false where the file would be lost with the page. */
  readonly put: (entry: TrayEntry, file: File) => Promise<boolean>;
  readonly finish: (entry: TrayEntry) => void;
  readonly remove: (id: string) => void;
  readonly fileOf: (id: string) => Promise<File | undefined>;
}

export function openTrayKeeper(tray: KeptTray): TrayKeeper {
  const files = keptFiles(Date.now);
  const isAwaited = (id: string) => tray.read().some((entry) => entry.id === id && !entry.attachment);
  return {
    left: tray.read(),
    async put(entry, file) {
      tray.put(entry);
      const isKept = await files.put(entry.id, file);
      // It may have arrived, or been removed, in the meantime.
      if (!isAwaited(entry.id)) void files.remove(entry.id);
      return isKept;
    },
    finish(entry) {
      if (isAwaited(entry.id)) tray.put(entry);
      void files.remove(entry.id);
    },
    remove(id) {
      tray.remove(id);
      void files.remove(id);
    },
    fileOf: files.read,
  };
}
