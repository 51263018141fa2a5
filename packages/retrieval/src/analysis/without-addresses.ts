/**
 * A text with a space in the place of each mail address: of what stands between two spaces and has an `@` and then a dot inside.
 * Looked for without a pattern: one for `a@b.c` tries each of a thousand signs at each of their places.
 */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/\S+/g, (run) => (isAddress(run) ? ' ' : run));
}

function isAddress(run: string): boolean {
  const at = run.indexOf('@', 1);
  return at > 0 && run.lastIndexOf('.', run.length - 2) > at + 1;
}
