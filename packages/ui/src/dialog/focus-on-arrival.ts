/** A `ref` for the control that a dialog starts on: the milder one where something will be gone. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus();
}
