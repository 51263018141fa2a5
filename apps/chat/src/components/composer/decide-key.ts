/** A key press in the composer, as far as it matters. Times are milliseconds of the page's clock. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  /** The input method says that this key is its own. */
  readonly isComposing: boolean;
  /** 229 where an input method has taken the key. */
  readonly keyCode: number;
  readonly at: number;
  /** When the last composition ended; undefined where none has. */
  readonly composedAt: number | undefined;
}

/** What browsers report for a key that an input method has taken. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Safari ends the composition before it reports the Enter that ended it; nobody presses Enter twice this fast, in ms. */
export const SAME_PRESS_MS = 60;

/** The code of a key. It is called deprecated, and is all that Safari says of a key which an input method has taken. */
export function keyCodeOf({ keyCode }: { readonly keyCode: number }): number {
  return keyCode;
}

/** Whether a key sends the message. Enter does, alone, and never while an input method composes. */
export function decideKey({ key, shiftKey, altKey, isComposing, keyCode, at, composedAt }: KeyPress): 'send' | 'pass' {
  if (key !== 'Enter' || shiftKey || altKey) return 'pass';
  if (isComposing || keyCode === TAKEN_BY_INPUT_METHOD) return 'pass';
  return composedAt !== undefined && at - composedAt < SAME_PRESS_MS ? 'pass' : 'send';
}
