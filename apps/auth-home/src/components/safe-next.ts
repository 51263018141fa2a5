/** Stands for the page's own origin; no address of the outside world. */
const HERE = 'http://here.invalid';

/**
 * The path to go on to after signing in, where it is one of this origin: it begins with one slash, and stays here as browsers
 * read it, who take a backslash for a slash and skip tabs and line ends. undefined for everything else.
 */
export function safeNext(next: string | undefined): string | undefined {
  if (next === undefined || !/^\/(?![/\\])/.test(next) || next.includes('\\') || !URL.canParse(next, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
