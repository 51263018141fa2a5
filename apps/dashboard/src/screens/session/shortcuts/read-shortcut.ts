/** What a key press asks of the workspace. */
export type Shortcut = 'next' | 'previous' | 'resolve' | 'takeover' | 'reply' | 'search' | 'help';

/** A key press, as far as it matters. */
export interface ShortcutPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Something is being written, or a dialog or menu has the keyboard. */
  readonly taken: boolean;
}

const SHORTCUTS: Readonly<Record<string, Shortcut>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  e: 'resolve',
  t: 'takeover',
  r: 'reply',
  '/': 'search',
  '?': 'help',
};

/** The shortcut of a key press; undefined where the key belongs to somebody else. */
export function readShortcut({ key, ctrlKey, metaKey, altKey, taken }: ShortcutPress): Shortcut | undefined {
  if (taken || ctrlKey || metaKey || altKey) return undefined;
  return SHORTCUTS[key.length === 1 ? key.toLowerCase() : key];
}

/** The conversation after or before the open one; the first where none is open, undefined at the ends. */
export function neighbour(ids: readonly string[], open: string | undefined, shortcut: 'next' | 'previous'): string | undefined {
  const index = open === undefined ? -1 : ids.indexOf(open);
  if (index === -1) return ids[0];
  return ids[index + (shortcut === 'next' ? 1 : -1)];
}
