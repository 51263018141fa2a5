import type { KeyboardEvent } from 'react';

/** What browsers report for a key that an input method has taken. */
const TAKEN_KEY_CODE = 229;

/** True while an input method composes: Enter then chooses a word. Safari ends the composition before it tells of the key. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCodeOf(nativeEvent) === TAKEN_KEY_CODE;
}

/** The code of a key. It is called deprecated, and is all that Safari says of a key which an input method has taken. */
function keyCodeOf({ keyCode }: { readonly keyCode: number }): number {
  return keyCode;
}

/** For `onKeyDown` of a form: Enter never sends while an input method is composing. */
export function ignoreComposingEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}
