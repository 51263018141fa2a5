import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf, listRoutes, messageKeys, routeKeys } from './page-files.mjs';
import { ROOT } from './workspace.mjs';

/**
 * @typedef {{ namespaces: string[], startsWith: string[], kilobytes: number }} Parts what a page says, and modules that it loads by itself
 * @typedef {Parts & { name: string, app: string, route?: string, further?: string[], whole?: Parts & { name: string } }} PageBudget a page until it can be used, by its route unless the app shows it without one; modules that come with the first screen beside it; and the same page once all its parts have come
 * @typedef {{ name: string, file: string, kilobytes: number }} FileBudget a file that is served as it is, by its path in the repository
 * @typedef {{ pages: PageBudget[], files: FileBudget[], furtherScreen: { kilobytes: number }, language: { kilobytes: number } }} Budgets
 * @typedef {{ name: string, bytes: number, kilobytes: number }} Measured
 */

/** One kilobyte on the wire, as budgets are written. Bytes. */
const KILOBYTE = 1000;

/** The language in which a page is measured: the one with the fewest bytes a letter, so that only code makes a difference. */
const MEASURED_LOCALE = 'en-US';

const budgets = /** @type {Budgets} */ (JSON.parse(readFileSync(join(ROOT, 'tooling/vite/budgets.json'), 'utf8')));

/** @param {string} app */
function readManifest(app) {
  const file = join(ROOT, 'apps', app, 'dist/.vite/manifest.json');
  if (!existsSync(file)) throw new Error(`apps/${app} is not built: run pnpm build first.`);
  return /** @type {import('./page-files.mjs').Manifest} */ (JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * What the files weigh compressed, in bytes.
 * @param {string} app
 * @param {Iterable<string>} files
 */
function weigh(app, files) {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(ROOT, 'apps', app, 'dist', file)), { level: 9 }).length;
  return bytes;
}

/**
 * @param {Set<string>} files
 * @param {Set<string>} loaded files that are there already
 */
function without(files, loaded) {
  return [...files].filter((file) => !loaded.has(file));
}

/**
 * A page until it can be used and in all, every other screen of its app after it, and every language on the wordiest screen.
 * @param {PageBudget} page
 * @returns {Measured[]}
 */
function measureApp({ name, app, route, further = [], whole, ...page }) {
  const { namespaces, kilobytes } = page;
  const manifest = readManifest(app);
  const routes = listRoutes(manifest);
  if (route !== undefined && !routes.some((known) => known.name === route))
    throw new Error(`apps/${app} has no route ${route}: it has ${routes.map((known) => known.name).join(', ')}.`);
  const messages = messageKeys(manifest);
  /** @param {Parts} parts */
  const keysOf = (parts) => [
    ...routeKeys(manifest, route ?? ''),
    ...(messages.get(MEASURED_LOCALE) ?? []).filter(({ namespace }) => parts.namespaces.includes(namespace)).map(({ key }) => key),
    ...parts.startsWith.flatMap((module) => modulesLike(app, manifest, module)),
  ];
  const first = filesOf(manifest, keysOf(page));
  const loaded = whole ? filesOf(manifest, keysOf(whole)) : first;
  const all = whole ? [{ name: whole.name, bytes: weigh(app, loaded), kilobytes: whole.kilobytes }] : [];
  const around = further.flatMap((module) => modulesLike(app, manifest, module));
  const screens = routes
    .filter((known) => known.name !== route && known.name !== '__root')
    .map((known) => ({
      name: `${app}: ${known.name}`,
      bytes: weigh(app, without(filesOf(manifest, [...around, ...routeKeys(manifest, known.name)]), loaded)),
      ...budgets.furtherScreen,
    }));
  const shell = filesOf(manifest, []);
  const languages = [...messages].map(([locale, chunks]) => ({
    name: `${app}: ${locale}`,
    bytes: weighLanguage(app, manifest, chunks, namespaces, shell),
    ...budgets.language,
  }));
  return [{ name, bytes: weigh(app, first), kilobytes }, ...all, ...screens, ...languages];
}

/**
 * Keys of the chunks that a budget names; one that is not there any more would be measured as nothing.
 * @param {string} app
 * @param {import('./page-files.mjs').Manifest} manifest
 * @param {string} module
 */
function modulesLike(app, manifest, module) {
  const keys = Object.keys(manifest).filter((key) => key.includes(module));
  if (keys.length === 0) throw new Error(`apps/${app} has no chunk ${module}.`);
  return keys;
}

/**
 * The texts of a language that the wordiest screen of an app has loaded: those of every screen, and the longest of its own.
 * @param {string} app
 * @param {import('./page-files.mjs').Manifest} manifest
 * @param {{ namespace: string, key: string }[]} chunks
 * @param {string[]} everywhere namespaces that every screen loads
 * @param {Set<string>} shell
 */
function weighLanguage(app, manifest, chunks, everywhere, shell) {
  const parts = chunks.map(({ namespace, key }) => ({ namespace, bytes: weigh(app, without(filesOf(manifest, [key]), shell)) }));
  const own = parts.filter(({ namespace }) => !everywhere.includes(namespace)).map(({ bytes }) => bytes);
  const shared = parts.filter(({ namespace }) => everywhere.includes(namespace)).reduce((sum, { bytes }) => sum + bytes, 0);
  return shared + Math.max(0, ...own);
}

/**
 * @param {FileBudget} budget
 * @returns {Measured}
 */
function measureFile({ name, file, kilobytes }) {
  const path = join(ROOT, file);
  if (!existsSync(path)) throw new Error(`${file} is not built: run pnpm build first.`);
  return { name, bytes: gzipSync(readFileSync(path), { level: 9 }).length, kilobytes };
}

/** @param {Measured} measured */
const isOver = ({ bytes, kilobytes }) => bytes > kilobytes * KILOBYTE;

const rows = [...budgets.pages.flatMap(measureApp), ...budgets.files.map(measureFile)];
const width = Math.max(...rows.map(({ name }) => name.length));
for (const row of rows) {
  const size = (row.bytes / KILOBYTE).toFixed(1).padStart(6);
  process.stdout.write(`${isOver(row) ? '✗' : '✓'} ${row.name.padEnd(width)} ${size} of ${String(row.kilobytes).padStart(3)} kB gzip\n`);
}
process.exitCode = rows.some(isOver) ? 1 : 0;
