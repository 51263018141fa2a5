/** What a key press asks of the workspace. */
export type Shortcut = 'next' | 'previous' | 'unread' | 'resolve' | 'takeover' | 'reply' | 'search' | 'help' | 'choose' | DeskShortcut;

/** Those that some part of the screen answers, or the command bar asks further about. */
export type DeskShortcut = 'note' | 'draft' | 'details' | 'filter' | 'assign' | 'snooze' | 'tag' | 'priority';

/** A key press, as far as it matters. */
export interface ShortcutPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Something is being written, or a dialog or menu has the keyboard. */
  readonly taken: boolean;
  /** An input method composes with it. */
  readonly composing: boolean;
}

const SHORTCUTS: Readonly<Record<string, Shortcut>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  e: 'resolve',
  t: 'takeover',
  r: 'reply',
  u: 'unread',
  x: 'choose',
  n: 'note',
  g: 'draft',
  a: 'assign',
  s: 'snooze',
  l: 'tag',
  p: 'priority',
  d: 'details',
  f: 'filter',
  '/': 'search',
  '?': 'help',
};

/** The shortcut of a key press; undefined where the key belongs to somebody else. */
export function readShortcut({ key, ctrlKey, metaKey, altKey, taken, composing }: ShortcutPress): Shortcut | undefined {
  if (taken || composing || ctrlKey || metaKey || altKey) return undefined;
  return SHORTCUTS[key.length === 1 ? key.toLowerCase() : key];
}

/** The conversation after or before the open one; the first where none is open, undefined at the ends. */
export function neighbour(ids: readonly string[], open: string | undefined, shortcut: 'next' | 'previous'): string | undefined {
  const index = open === undefined ? -1 : ids.indexOf(open);
  if (index === -1) return ids[0];
  return ids[index + (shortcut === 'next' ? 1 : -1)];
}

/** The next conversation below the open one that has something unread, from the top again after the end; undefined where none has. */
export function nextUnread(
  items: readonly { readonly id: string; readonly unread: number }[],
  open: string | undefined,
): string | undefined {
  const after = items.findIndex(({ id }) => id === open) + 1;
  return [...items.slice(after), ...items.slice(0, after)].find(({ id, unread }) => unread > 0 && id !== open)?.id;
}
