/** A path segment that is a word of the API rather than somebody's id, name or key. */
const WORD = /^[a-z]+(?:[-_][a-z]+)*$/;
/** Longer words are keys that happen to have no digit, in characters. */
const WORD_MAX = 24;
const UNKNOWN = '{id}';

/**
 * The path of a URL without anything that could name a person or a business: no origin, query or hash, and each
 * parameter by its name. `templates` are paths with `{name}` parameters; where none fits, whatever does not look like
 * a word of the API becomes `{id}`.
 */
export function urlTemplate(url: string, templates: readonly string[]): string {
  const path = pathOf(url);
  if (templates.includes(path)) return path;
  const segments = path.split('/');
  const known = templates.find((template) => fits(template.split('/'), segments));
  return known ?? segments.map((segment) => (segment === '' || isWord(segment) ? segment : UNKNOWN)).join('/');
}

function pathOf(url: string): string {
  const bare = url.split(/[?#]/, 1)[0] ?? '';
  return bare.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '') || '/';
}

function fits(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, at) => part === segments[at] || (/^\{\w+\}$/.test(part) && segments[at] !== ''))
  );
}

function isWord(segment: string): boolean {
  return segment.length <= WORD_MAX && WORD.test(segment);
}
