/** Parameters that say where a visitor comes from or who they are, never what a page shows. */
const NOISE =
  /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_ga|ref|spm|from|share|phpsessid|jsessionid|sid|sessionid|session_id|aspsessionid\w*|cfid|cftoken|token|_t|timestamp|replytocom)$/i;
/** They name a tracking source, unless an address says where something goes to as well. */
const FROM = 'from';
const SESSION_PATH = /;jsessionid=[^/?#]*/gi;
/** Longer ones are made by programs for programs, in characters. */
export const ADDRESS_MAX = 2_000;
/** With blanks and signs that are left out; a page may name a longer one than any program reads. */
const GIVEN_MAX = 4 * ADDRESS_MAX;
/** Folders and parameters: beyond that a site repeats itself. */
const SEGMENTS_MAX = 12;
const PARAMETERS_MAX = 6;
/** Endings of what is no text. */
const NO_PAGE =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|css|m?js|json|xml|rss|atom|zip|gz|tgz|rar|7z|tar|exe|dmg|apk|iso|mp[34]|m4[av]|wav|ogg|webm|mov|avi|woff2?|ttf|eot|doc|xls|ppt)$/i;

/** An address as pages are told apart: without fragment, session, campaign and order of parameters; undefined for what is no page. */
export function pageAddress(given: string): string | undefined {
  if (given.length > GIVEN_MAX) return undefined;
  const url = URL.parse(given.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  url.pathname = url.pathname.replaceAll(SESSION_PATH, '').replaceAll(/\/{2,}/g, '/');
  const isJourney = url.searchParams.has('to');
  const kept = [...url.searchParams]
    .filter(([name]) => !NOISE.test(name) || (isJourney && name === FROM))
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  url.search = kept.length === 0 ? '' : new URLSearchParams(kept).toString();
  if (url.href.length > ADDRESS_MAX || NO_PAGE.test(url.pathname)) return undefined;
  if (url.pathname.split('/').length > SEGMENTS_MAX || kept.length > PARAMETERS_MAX || repeatsItself(url.pathname)) return undefined;
  return url.href;
}

/** A path as people read it; one in an encoding of its own stays as it is. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The address that a person typed: without a scheme it is a https one. */
export function typedAddress(given: string): string | undefined {
  const text = given.trim();
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]+:\d+(?:\/|$)/.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  if (url.href.length > ADDRESS_MAX || !(url.hostname.includes('.') || url.hostname === 'localhost' || url.hostname.startsWith('[')))
    return undefined;
  url.hash = '';
  return url.href;
}

/** `/a/b/a/b/a/b` is a trap that leads into itself. */
function repeatsItself(path: string): boolean {
  const counts = new Map<string, number>();
  for (const segment of path.split('/')) if (segment !== '') counts.set(segment, (counts.get(segment) ?? 0) + 1);
  return Math.max(0, ...counts.values()) > 2;
}

/** Whether two addresses are of one site: the same name, with or without www, and port. */
export function isSameSite(a: string, b: string): boolean {
  const [one, other] = [URL.parse(a), URL.parse(b)];
  return one !== null && other !== null && siteOf(one) === siteOf(other);
}

function siteOf({ hostname, port }: URL): string {
  return `${hostname.replace(/^www\./, '')}:${port}`;
}

/**
 * What addresses of one maker have in common: digits become one mark, values of parameters too. A calendar that has a page for
 * every day is one pattern.
 */
export function addressPattern(address: string): string {
  const url = new URL(address);
  const names = [...new Set(url.searchParams.keys())].toSorted().join('&');
  return `${url.pathname.replaceAll(/\d+/g, '#').replaceAll(/[\da-f]{8}-[\da-f-]{27}/gi, '#')}?${names}`;
}

/** Whether an address has numbers or parameters that a program may count up without end. */
export function isCounted(pattern: string): boolean {
  return pattern.includes('#') || !pattern.endsWith('?');
}
