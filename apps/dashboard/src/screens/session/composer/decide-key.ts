import { isTakenByInputMethod } from '#/components/input-method.ts';
import type { SendKey } from '#/state/send-key-slice.ts';

/** A key press in the composer, as far as it matters. Times are milliseconds of the page's clock. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  /** The input method says that this key is its own. */
  readonly isComposing: boolean;
  /** 229 where an input method has taken the key. */
  readonly keyCode: number;
  readonly timeStamp: number;
}

/** Safari ends the composition before it reports the Enter that ended it; nobody presses Enter twice this fast, in ms. */
export const SAME_PRESS_MS = 60;

/**
 * Whether a key press sends the reply: Enter, or Enter with Ctrl or ⌘ where that was chosen; never while an input method
 * composes. `composedAt` is when the last composition ended; undefined where none has.
 */
export function decideKey(press: KeyPress, composedAt: number | undefined, sendKey: SendKey): 'send' | 'pass' {
  const { key, shiftKey, altKey, ctrlKey, metaKey, timeStamp } = press;
  if (key !== 'Enter' || shiftKey || altKey || isTakenByInputMethod(press)) return 'pass';
  if (composedAt !== undefined && timeStamp - composedAt < SAME_PRESS_MS) return 'pass';
  return sendKey === 'enter' || ctrlKey || metaKey ? 'send' : 'pass';
}
