/** What a browser keeps of files that have not arrived yet: so many bytes, for so long (milliseconds). */
const KEPT_BYTES_MAX = 50 * 1_048_576;
const KEPT_MS = 86_400_000;

const DATABASE = 'lobby-files';
const STORE = 'file';

interface Row {
  readonly id: string;
  readonly file: File;
  readonly at: number;
}

/** Files that are still to be uploaded, where a reload does not lose them. */
export interface KeptFiles {
  /** False where the browser does not keep it: it is then on this page only. */
  readonly put: (id: string, file: File) => Promise<boolean>;
  readonly read: (id: string) => Promise<File | undefined>;
  readonly remove: (id: string) => Promise<void>;
}

/** Opens the browser's database of files, which is all of its tabs’. What a tab left behind is gone after `KEPT_MS`. */
export function keptFiles(now: () => number): KeptFiles {
  let opening: Promise<IDBDatabase> | undefined;
  const rows = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    opening ??= open();
    return (await opening).transaction(STORE, mode).objectStore(STORE);
  };
  return {
    async put(id, file) {
      try {
        const store = await rows('readwrite');
        let held = 0;
        for (const row of await answer(store.getAll() as IDBRequest<Row[]>)) {
          if (row.at + KEPT_MS < now()) store.delete(row.id);
          else held += row.file.size;
        }
        if (held + file.size > KEPT_BYTES_MAX) return false;
        store.put({ id, file, at: now() } satisfies Row);
        await finished(store.transaction);
        return true;
      } catch {
        return false;
      }
    },
    async read(id) {
      try {
        const row = await answer((await rows('readonly')).get(id) as IDBRequest<Row | undefined>);
        return row?.file;
      } catch {
        return undefined;
      }
    },
    async remove(id) {
      try {
        (await rows('readwrite')).delete(id);
      } catch {
        // Where nothing can be kept there is nothing to remove.
      }
    },
  };
}

/** Rejects where the browser has no database, or refuses it. */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = globalThis.indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }));
    request.addEventListener('success', () => resolve(request.result));
    for (const failure of ['error', 'blocked']) request.addEventListener(failure, () => reject(request.error ?? new Error(failure)));
  });
}

function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('error')));
  });
}

/** A full disk shows only at the end. */
function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    for (const failure of ['error', 'abort']) transaction.addEventListener(failure, () => reject(transaction.error ?? new Error(failure)));
  });
}
