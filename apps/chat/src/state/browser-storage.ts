/** The part of Web Storage that the chat uses. */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where a page keeps what outlives a reload. */
export interface BrowserStorage {
  readonly local: KeyValue;
  readonly session: KeyValue;
  /** False where the browser refuses: everything is gone when the page closes, and the visitor is told. */
  readonly lasting: boolean;
}

const PROBE = 'lobby-probe';

/** The browser's storage, or memory where cookies and storage are blocked. */
export function openStorage(browser: Pick<Window, 'localStorage' | 'sessionStorage'> = globalThis.window): BrowserStorage {
  const local = usable(() => browser.localStorage);
  const session = usable(() => browser.sessionStorage);
  return { local: local ?? memory(), session: session ?? memory(), lasting: local !== undefined };
}

/** Writing may still fail later, on a full disk: what cannot be kept is then forgotten at the end of the page. */
export function keep(storage: KeyValue, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

function usable(open: () => Storage): Storage | undefined {
  try {
    const storage = open();
    storage.setItem(PROBE, PROBE);
    storage.removeItem(PROBE);
    return storage;
  } catch {
    return undefined;
  }
}

function memory(): KeyValue {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
