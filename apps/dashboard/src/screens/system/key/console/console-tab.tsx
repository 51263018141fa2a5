/** Filled in below. */
export function ConsoleTab() {
  return null;
}
