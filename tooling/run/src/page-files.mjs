/**
 * One chunk of Vite's manifest: what it is written to and what it loads with it.
 * @typedef {{ file: string, css?: string[], imports?: string[], dynamicImports?: string[] }} Chunk
 */

/** @typedef {Record<string, Chunk>} Manifest */

const ENTRY = 'index.html';
/** A component that the router's plugin has split off, or a file of its own beside its route. */
const ROUTE_COMPONENT = /^src\/routes\/(.+?)(?:\.tsx\?tsr-split=component|\.lazy\.tsx)$/;
const MESSAGES = /messages\/([^/]+)\/([^/]+)\.json$/;

/**
 * The words of a route file: `auth.login` and `auth/login` are the same route, and `route` names its folder.
 * @param {string} name
 */
function segmentsOf(name) {
  return name.split(/[./]/).filter((segment) => segment !== 'route');
}

/**
 * The lazily loaded routes of an app: the name with dots, and the key of the manifest.
 * @param {Manifest} manifest
 */
export function listRoutes(manifest) {
  return Object.keys(manifest).flatMap((key) => {
    const name = ROUTE_COMPONENT.exec(key)?.[1];
    return name === undefined ? [] : [{ name: segmentsOf(name).join('.'), key }];
  });
}

/**
 * Keys of the chunks that a route needs: its own, and those of the layouts around it.
 * @param {Manifest} manifest
 * @param {string} route with dots (`auth.login`)
 */
export function routeKeys(manifest, route) {
  const wanted = segmentsOf(route);
  /** @param {readonly string[]} segments */
  const isAround = (segments) => segments[0] === '__root' || segments.every((segment, index) => segment === wanted[index]);
  return listRoutes(manifest)
    .filter(({ name }) => isAround(segmentsOf(name)))
    .map(({ key }) => key);
}

/**
 * The message chunks of an app by language.
 * @param {Manifest} manifest
 * @returns {Map<string, { namespace: string, key: string }[]>}
 */
export function messageKeys(manifest) {
  /** @type {Map<string, { namespace: string, key: string }[]>} */
  const byLocale = new Map();
  for (const key of Object.keys(manifest)) {
    const [, locale, namespace] = MESSAGES.exec(key) ?? [];
    if (locale === undefined || namespace === undefined) continue;
    byLocale.set(locale, [...(byLocale.get(locale) ?? []), { namespace, key }]);
  }
  return byLocale;
}

/**
 * Every script and style sheet that a browser has loaded once the page's entry and the given chunks are there.
 * @param {Manifest} manifest
 * @param {readonly string[]} keys
 * @returns {Set<string>} file names
 */
export function filesOf(manifest, keys) {
  /** @type {Set<string>} */
  const visited = new Set();
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined || visited.has(key)) return;
    visited.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) if (/\.(js|css)$/.test(file)) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of [ENTRY, ...keys]) visit(key);
  return files;
}
