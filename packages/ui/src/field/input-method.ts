/** What browsers report for a key that an input method has taken. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether a key press belongs to an input method that composes: it is no Enter of the person's. */
export function isTakenByInputMethod({ isComposing, keyCode }: { readonly isComposing: boolean; readonly keyCode: number }): boolean {
  return isComposing || keyCode === TAKEN_BY_INPUT_METHOD;
}
